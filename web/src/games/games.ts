// The games of this page, in the order of the front page. What it takes to play one is fetched when it is needed.
import { games as listed } from 'virtual:games';
import bruxelles1897 from '#wasm/bruxelles-1897.wasm?url';
import type { GameInfo } from '../engine/types.ts';
import { showDrawings } from '../ui/sprites.svelte.ts';
import { speakOf } from '../text/texts.svelte.ts';
import type { GameClient } from './game.ts';

interface Page {
  name: string; // as the engine calls it
  title: string;
  art: string; // the drawing that stands for it
  minutes: number; // that a game takes around a table
  module: string; // where its engine is
  load(): Promise<{ default: GameClient }>;
}

export type KnownGame = Page & GameInfo;

const pages: Page[] = [
  {
    name: 'bruxelles-1897',
    title: 'Bruxelles 1897',
    art: 'house-sgraffito',
    minutes: 30,
    module: bruxelles1897,
    load: () => import('./bruxelles1897/game.ts'),
  },
];

// With what the engine says about each.
export const games: KnownGame[] = pages.map((game) => ({
  ...listed.find(({ name }) => name === game.name)!,
  ...game,
}));

export const knownGame = (name: string) => games.find((game) => game.name === name);

// With its words. Throws where the game is not one of this page.
export async function loadGame(name: string): Promise<GameClient> {
  const known = knownGame(name);
  if (!known) throw new Error(`There is no game ${name}.`);
  const [client] = await Promise.all([known.load(), speakOf(name)]);
  showDrawings(client.default.drawings);
  return client.default;
}

// The definitions behind the levels of a game, by their names: "level:3".
export const levelsOf = (name: string): Record<string, string> =>
  Object.fromEntries((knownGame(name)?.levels ?? []).map(({ level, plays }) => [`level:${level}`, plays]));

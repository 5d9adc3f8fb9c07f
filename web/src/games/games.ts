// The games of this page, in the order of the front page. What it takes to play one is fetched when it is needed.
import bruxelles1897 from '#wasm/bruxelles-1897.wasm?url';
import type { GameClient } from './game.ts';

export interface KnownGame {
  name: string; // as the engine calls it
  title: string;
  module: string; // where its engine is
  load(): Promise<{ default: GameClient }>;
}

export const games: KnownGame[] = [
  {
    name: 'bruxelles-1897',
    title: 'Bruxelles 1897',
    module: bruxelles1897,
    load: () => import('./bruxelles1897/game.ts'),
  },
];

export const knownGame = (name: string) => games.find((game) => game.name === name);

// Throws where the game is not one of this page.
export async function loadGame(name: string): Promise<GameClient> {
  const known = knownGame(name);
  if (!known) throw new Error(`There is no game ${name}.`);
  return (await known.load()).default;
}

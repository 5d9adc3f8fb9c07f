// The addresses of the page. Whatever else a link leads to on this server is a file.
import type { Component } from 'svelte';
import { games } from '../games/games.ts';

// The names in an address, as the page behind it wants them.
type Names = Record<string, string>;

// A page takes the names of its own address.
type Page = { default: Component<Names> };
const page = (loading: Promise<unknown>) => loading as Promise<Page>;

interface Route {
  path: RegExp;
  load(): Promise<Page>;
}

const id = '(?<id>[0-9a-f]+)';
const game = `(?:/(?<game>${games.map(({ name }) => name).join('|')}))?`;

// The front page is part of the program; the others come when they are needed.
export const front = '/';

const routes: Route[] = [
  { path: new RegExp(`^/learn${game}$`), load: () => page(import('../pages/Learn.svelte')) },
  { path: new RegExp(`^/rules${game}$`), load: () => page(import('../pages/Rules.svelte')) },
  { path: new RegExp(`^/table/${id}$`), load: () => page(import('../pages/TablePage.svelte')) },
  { path: new RegExp(`^/replay/${id}$`), load: () => page(import('../pages/ReplayPage.svelte')) },
  { path: /^\/statistics$/, load: () => page(import('../pages/Statistics.svelte')) },
  { path: /^\/replays?$/, load: () => page(import('../pages/Replays.svelte')) },
];

// Where an address does not name a game, the first one is meant.
export function pageAt(path: string): { load: Route['load']; names: Names } | null {
  for (const { path: pattern, load } of routes) {
    const found = pattern.exec(path);
    if (found) return { load, names: { game: games[0]!.name, ...defined(found.groups) } };
  }
  return null;
}

const defined = (groups: Record<string, string | undefined> = {}): Names =>
  Object.fromEntries(Object.entries(groups).filter(([, value]) => value !== undefined)) as Names;

export const isPage = (path: string) => path === front || pageAt(path) !== null;

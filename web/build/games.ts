// What the engine says about its games, as the module `virtual:games`: the front page offers what can be played before any
// engine has come.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { instantiate } from '../src/engine/instance.ts';

export async function listGames(folder: string): Promise<{ version: string; games: object[] }> {
  const modules = readdirSync(folder).filter((file) => file.endsWith('.wasm'));
  const lists = await Promise.all(
    modules.sort().map(async (file) => {
      const call = await instantiate(await WebAssembly.compile(readFileSync(join(folder, file))));
      return JSON.parse(call(JSON.stringify({ call: 'games' }))) as { version: string; games: object[] };
    }),
  );
  return { version: lists[0]!.version, games: lists.flatMap(({ games }) => games) };
}

export function games(folder: string): Plugin {
  const id = 'virtual:games';
  return {
    name: 'horta-games',
    resolveId: (wanted) => (wanted === id ? `\0${id}` : undefined),
    async load(wanted) {
      if (wanted !== `\0${id}`) return;
      for (const file of readdirSync(folder)) if (file.endsWith('.wasm')) this.addWatchFile(join(folder, file));
      const { version, games } = await listGames(folder);
      return `export const version = ${JSON.stringify(version)};\nexport const games = ${JSON.stringify(games)};`;
    },
  };
}

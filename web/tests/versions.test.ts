import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import type { GameInfo } from '../src/engine/types.ts';
import { newest as components } from '../src/games/bruxelles1897/components.svelte.ts';
import { call } from './engine.ts';

test('the engine says by what it plays', () => {
  const { version, games } = call<{ version: string; games: GameInfo[] }>('games');
  expect(version).toMatch(/^\d+\.\d+\.\d+$/);
  expect(games.map(({ name, rules_version }) => [name, rules_version])).toEqual([
    ['bruxelles-1897', expect.any(Number)],
  ]);
  const digest = createHash('sha256').update(JSON.stringify(components)).digest('hex');
  expect(games[0]!.components).toBe(digest);
});

// The types of what the engine answers are made of its schemas.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { writeTypes } from '../build/answers.mjs';
import type { Game as Game1893 } from '../src/engine/answers/bruxelles1893.ts';
import type { Game as Game1897 } from '../src/engine/answers/bruxelles1897.ts';
import type { AnyGame, Answers } from '../src/engine/answers/common.ts';
import { call as call1897, engineOf, type Call } from './engine.ts';

const call1893 = await engineOf('bruxelles-1893');
const folder = new URL('../src/engine/answers/', import.meta.url);

test('the types are those of the schemas: node build/answers.mjs makes them anew', async () => {
  const files = readdirSync(folder).sort();
  const written = Object.fromEntries(files.map((name) => [name, readFileSync(new URL(name, folder), 'utf8')]));
  expect(written).toEqual(await writeTypes());
});

function first<Game extends AnyGame>(call: Call, game: string): Answers<Game>['state'] {
  const seats = [{ name: 'Noor' }, { name: 'Jef' }];
  const begun = call<Answers<Game>['start']>('start', { game, seats, id: 'types', secret: '21'.repeat(32) });
  return call<Answers<Game>['follow']>('follow', { ...begun.setup, entries: begun.entries });
}

test('the kind of a decision tells its options', () => {
  const state = first<Game1897>(call1897, 'bruxelles-1897');
  if (state.kind !== 'action') throw new Error('the first decision of a turn');
  const brussels = state.options.flatMap(({ option }) => (option[0] === 'brussels' ? [option[1]] : []));
  expect(brussels.map((place) => state.view.brussels_prices[place])).toEqual(brussels.map(() => [1, 2]));
});

test('so does that of another game', () => {
  const state = first<Game1893>(call1893, 'bruxelles-1893');
  if (state.kind !== 'first_artwork') throw new Error('the first decision of the second edition');
  expect(state.options.map(({ option }) => option)).toContain('brown');
  expect(state.outlook.leaving).toBe(state.view.row[0]);
});

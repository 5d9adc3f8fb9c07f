// The small picture of a board that is kept with a table.
import { expect, test } from 'vitest';
import { miniature } from '../src/games/bruxelles1897/miniature.ts';
import type { State } from '../src/games/bruxelles1897/types.ts';
import { isMiniature } from '../src/ui/miniature.ts';
import { call, simulate } from './engine.ts';

test.each([2, 3, 4])('with %i players it has a place for every cell, and stays under 1 KiB', (players) => {
  const record = simulate(players, 2);
  call('open', { record });
  for (let decisions = 0; decisions < record.steps.length; decisions += 7) {
    const state = call<State>('state', { to: decisions });
    if (!state.view) break; // past the last one
    const board = miniature(state.view);
    expect(isMiniature(board)).toBe(true);
    expect(board.places.length).toBe(board.columns * state.view.rows);
    expect(JSON.stringify(board).length).toBeLessThan(1024);
    const taken = board.places.flatMap((place) => (place && 'seat' in place ? [place.seat] : []));
    expect(taken).toEqual(state.view.grid.flatMap((cell) => (cell && 'owner' in cell ? [cell.owner] : [])));
  }
});

test.each([
  undefined,
  null,
  {},
  'window',
  { columns: 0, places: [] },
  { columns: 4, places: 'all' },
  { columns: 4, places: [{ seat: 7 }] },
  { columns: 4, places: [{ art: 'art-sun' }] },
  { columns: 4, places: [undefined] },
])('%j is none', (damaged) => {
  expect(isMiniature(damaged)).toBe(false);
});

// What the table promises for the end of a round is what the round brings.
import { expect, test } from 'vitest';
import type { Entry } from '../src/engine/types.ts';
import type { State as MatchState } from '../src/games/bruxelles1897/types.ts';
import { lineOf } from '../src/session/line.ts';
import { call, simulate } from './engine.ts';

test.each([2, 3, 4])(
  'coats of arms bring what was promised before the round was counted, with %i players',
  (players) => {
    let counted = 0;
    for (const number of [0, 1, 2, 3]) {
      call('open', { record: simulate(players, number) });
      const { entries } = call<{ entries: Entry[] }>('entries', { from: 0 });
      for (const [decisions, { events }] of lineOf(entries).entries()) {
        const happens = (name: string) => events.some(({ event }) => event === name);
        // A last placement changes what is counted, and so does a marker that a last decision moves.
        const moved = events.some(({ event, cause }) => event === 'track' && cause !== 'column_majority');
        if (!happens('coat_won') || happens('architect_placed') || moved) continue;
        const { outlook } = call<MatchState>('state', { to: decisions - 1 });
        counted++;
        for (let seat = 0; seat < players; seat++) {
          const paid = events.filter(({ event, cause }) => event === 'vp' && cause === 'coat_majority');
          const points = paid.reduce((sum, { seat: whose, change }) => sum + (whose === seat ? Number(change) : 0), 0);
          expect(outlook.coat_points[seat]).toBe(points);
        }
      }
    }
    expect(counted).toBeGreaterThan(5);
  },
);

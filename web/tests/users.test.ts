// The rungs of Brussels show who stands on them: as many as the engine has counted, at every moment.
import { expect, test } from 'vitest';
import type { Entry } from '../src/engine/types.ts';
import type { State as MatchState } from '../src/games/bruxelles1897/types.ts';
import { places } from '../src/games/bruxelles1897/types.ts';
import { lineOf } from '../src/session/line.ts';
import { usersOf } from '../src/games/bruxelles1897/users.ts';
import { call, simulate } from './engine.ts';

test.each([2, 3, 4])('whoever has been to Brussels is on its rungs, with %i players', (players) => {
  call('open', { record: simulate(players, 2) });
  const { entries } = call<{ entries: Entry[] }>('entries', { from: 0 });
  for (let decisions = 0; decisions < lineOf(entries).length; decisions++) {
    const { view } = call<MatchState>('state', { to: decisions });
    const users = usersOf(entries, decisions);
    for (const place of places) expect(users[place]).toHaveLength(view.brussels_uses[place]);
  }
});

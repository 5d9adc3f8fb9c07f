// What the preview says beyond the action, held against the engine in recorded games.
import { expect, test, vi } from 'vitest';
import type { Entry, Preview } from '../src/engine/types.ts';
import type { Looking, Game, State } from '../src/games/bruxelles1897/types.ts';
import { call, simulate } from './engine.ts';

vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
const { endGains, inVain } = await import('../src/games/bruxelles1897/foresight.ts');
const { lineOf } = await import('../src/session/line.ts');

const entriesOf = (number: number) => {
  call('open', { record: simulate(3, number) });
  return call<{ entries: Entry[] }>('entries', { from: 0 }).entries;
};
const stateAt = (decisions: number) => call<State>('state', { to: decisions });

test('an action that brings nothing says what is missing', () => {
  const about = { seat: 0, cause: 'construction' };
  expect(inVain([{ event: 'short_of_materials', needed: 3, held: 2, ...about }])).toEqual({
    id: 'preview.short_of_materials',
    params: { missing: 1 },
  });
  expect(inVain([{ event: 'nothing_to_sell', ...about }])?.id).toBe('preview.nothing_to_sell');
  expect(inVain([{ event: 'card_gained', ...about }])).toBeNull();
});

test('a house is worth at the end what the engine counts for it', () => {
  let built = 0;
  for (let number = 0; number < 4; number++) {
    const line = lineOf(entriesOf(number));
    line.forEach(({ events, seat }, decisions) => {
      if (!events.some(({ event, cause }) => event === 'card_gained' && cause === 'construction')) return;
      if (events.some(({ cause }) => cause === 'preparation')) return;
      const before = stateAt(decisions - 1);
      const { outlook } = stateAt(decisions);
      const preview = { kind: 'materials', outlook } as Preview<Game>;
      const looking: Looking = { move: '', ways: [], way: null, preview, end: preview };
      const gains = endGains(before.outlook.ledger[seat!]!, looking, seat!);
      const houses = gains.find(({ source }) => source === 'houses')!;
      expect(houses.points).toBeGreaterThanOrEqual(before.view.players[seat!]!.tracks.architecture);
      expect(gains.map(({ source }) => source)).not.toContain('construction');
      built++;
    });
  }
  expect(built).toBeGreaterThan(3);
});

test('the coats of arms of a round bring the same before and while the prison is decided', () => {
  let jailed = 0;
  for (let number = 0; number < 12; number++) {
    const entries = entriesOf(number);
    lineOf(entries).forEach(({ kind }, decisions) => {
      if (kind !== 'jail') return;
      // The coats of arms were scored by the decision before the first one about the prison.
      const { outlook } = stateAt(decisions - 1);
      for (const [seat] of outlook.ledger.entries()) {
        const held = outlook.coats.filter(({ winners }) => winners.includes(seat)).length;
        const points = outlook.coat_points[seat];
        if (held > 0) expect(points).toBeGreaterThanOrEqual(held);
        else expect(points).toBe(0);
      }
      jailed++;
    });
  }
  expect(jailed).toBeGreaterThan(0);
});

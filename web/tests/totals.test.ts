// What a round has brought, from the events of real games.
import { expect, test } from 'vitest';
import type { Entry, GameEvent, MatchState } from '../src/engine/types.ts';
import { lineOf } from '../src/session/line.ts';
import { roundTotals } from '../src/session/totals.ts';
import { call, simulate } from './engine.ts';

const final = ['final_payment', 'final_scoring', 'end_bonus'];
const isFinal = ({ cause }: GameEvent) => final.includes(cause);

test.each([2, 3, 4])('with %i players each round begins where the last one has ended, as the table says', (players) => {
  call('open', { record: simulate(players, 1) });
  const line = lineOf(call<{ entries: Entry[] }>('entries', { from: 0 }).entries);
  const began = (round: number) =>
    line.findIndex(({ events }) => events.some((event) => event.event === 'round_began' && event.round === round));
  for (const round of [1, 2, 3]) {
    const totals = roundTotals(line, round, players, isFinal);
    const { view } = call<MatchState>('state', { to: began(round + 1) });
    for (const { seat, before, brought, now } of totals) {
      expect(now).toBe(view.players[seat]!.vp);
      expect(before + brought).toBe(now);
    }
    expect(totals.map(({ now }) => now)).toEqual(totals.map(({ now }) => now).toSorted((one, other) => other - one));
  }
  // What is scored at the end of the game is no part of the last round.
  const scored = line.flatMap(({ events }) => events).filter((event) => event.event === 'vp' && isFinal(event));
  const { scores } = call<MatchState>('state', { to: line.length - 1 });
  for (const { seat, now } of roundTotals(line, 4, players, isFinal))
    expect(now).toBe(
      scored.reduce((sum, event) => sum - (event.seat === seat ? Number(event.change) : 0), scores[seat]!),
    );
});

test('what was taken back has brought nothing', () => {
  const round: GameEvent = { event: 'round_began', cause: 'preparation', round: 1 };
  const decide = (...events: GameEvent[]): Entry => ({
    entry: 'decision',
    seat: 0,
    kind: 'action',
    option: null,
    text: '',
    decisions: 1,
    events,
  });
  const vp = (change: number): GameEvent => ({ event: 'vp', cause: 'construction', seat: 0, change });
  const line = lineOf([
    { entry: 'deal', decisions: 0, events: [round] },
    decide(vp(5)),
    { entry: 'undo', seat: 0, to: 0, decisions: 0, events: [] },
    decide(vp(2)),
  ]);
  expect(roundTotals(line, 1, 1, isFinal)).toEqual([{ seat: 0, before: 0, brought: 2, now: 2 }]);
});

// The points of a round: what everybody had before it, and what it has brought. The final scoring belongs to no round.
import type { Entry, GameEvent, Seat } from '../engine/types.ts';

export interface RoundTotal {
  seat: Seat;
  before: number;
  brought: number;
  now: number;
}

// `line` is without what was taken back; the best of them comes first.
export function roundTotals(
  line: Entry[],
  round: number,
  seats: number,
  isFinal: (event: GameEvent) => boolean,
): RoundTotal[] {
  const totals = Array.from({ length: seats }, (_, seat): RoundTotal => ({ seat, before: 0, brought: 0, now: 0 }));
  let at = 0;
  for (const event of line.flatMap(({ events }) => events)) {
    if (event.event === 'round_began') at = event.round as number;
    if (event.event !== 'vp' || at > round || isFinal(event)) continue;
    totals[event.seat!]![at < round ? 'before' : 'brought'] += Number(event.change);
  }
  for (const total of totals) total.now = total.before + total.brought;
  return totals.sort((one, other) => other.now - one.now);
}

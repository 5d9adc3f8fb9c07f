// The victory points of a game as they came, from its events.
import type { Entry, Ledger } from '../engine/types.ts';
import { boundaries, type Turn } from './line.ts';

// The points of each seat by source after so many decisions.
export function ledgerAt(line: Entry[], decisions: number, seats: number): Ledger[] {
  const ledger: Ledger[] = Array.from({ length: seats }, () => ({}));
  for (const { events } of line.slice(0, decisions + 1))
    for (const { event, seat, source, change } of events)
      if (event === 'vp') ledger[seat!]![source as string] = (ledger[seat!]![source as string] ?? 0) + Number(change);
  return ledger;
}

// The points of each seat after the deal and after each turn.
export function pointsByTurn(line: Entry[], turns: Turn[], seats: number): number[][] {
  const now = Array<number>(seats).fill(0);
  const points: number[][] = [];
  const ends = boundaries(turns);
  for (const [decision, { events }] of line.entries()) {
    for (const { event, seat, change } of events) if (event === 'vp') now[seat!]! += Number(change);
    if (ends.includes(decision)) points.push([...now]);
  }
  return points;
}

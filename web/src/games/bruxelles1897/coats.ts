// Coats of arms in numbers.
import type { Entry, Seat } from '../../engine/types.ts';
import { lineOf } from '../../session/line.ts';
import { ledgerAt } from '../../session/points.ts';
import type { Outlook } from './types.ts';

// What the coats of arms of a round would bring a seat, from the outlook after so many decisions.
export function coatPoints(entries: Entry[], decisions: number, outlook: Outlook, seat: Seat): number {
  const now = ledgerAt(lineOf(entries), decisions, outlook.ledger.length)[seat]!;
  return (outlook.ledger[seat]!.coat ?? 0) - (now.coat ?? 0);
}

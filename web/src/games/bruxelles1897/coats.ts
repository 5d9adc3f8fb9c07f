// Coats of arms in numbers.
import type { Entry, Seat } from '../../engine/types.ts';
import { lineOf } from '../../session/line.ts';
import { ledgerAt } from '../../session/points.ts';
import type { Outlook } from './types.ts';

// What the coats of arms of a round bring a seat, from the outlook after so many decisions: what they have brought already
// counts too, while Brussels is still decided.
export function coatPoints(entries: Entry[], decisions: number, outlook: Outlook, seat: Seat): number {
  const line = lineOf(entries).slice(0, decisions + 1);
  const began = line.findLastIndex(({ events }) => events.some(({ event }) => event === 'round_began'));
  const before = ledgerAt(line, began, outlook.ledger.length)[seat]!;
  return (outlook.ledger[seat]!.coat ?? 0) - (before.coat ?? 0);
}

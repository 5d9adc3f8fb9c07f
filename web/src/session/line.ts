// The line of a game: its deal and the decisions that were not taken back, so that entry n is decision n. It falls into
// turns: a turn begins where a player chooses an action, and what follows from it, at others' seats too, belongs to it.
import type { Entry, Seat } from '../engine/types.ts';

export function lineOf(entries: Entry[]): Entry[] {
  const line: Entry[] = [];
  for (const entry of entries) {
    if (entry.entry === 'undo') line.length = entry.decisions + 1;
    else if (entry.entry === 'deal' || entry.entry === 'decision') line.push(entry);
  }
  return line;
}

// The decisions after `from`, up to `to`.
export interface Turn {
  from: number;
  to: number;
  seat: Seat;
  round: number;
  number: number; // in its round, from 1
}

export function turnsOf(line: Entry[]): Turn[] {
  const turns: Turn[] = [];
  let round = 1;
  let number = 0;
  for (const [decision, { entry, kind, seat, events }] of line.entries()) {
    if (entry === 'decision' && (kind === 'action' || turns.length === 0))
      turns.push({ from: decision - 1, to: decision, seat: seat, round, number: ++number });
    else if (entry === 'decision') turns.at(-1)!.to = decision;
    // A decision that ends a round deals the next one, too.
    const began = events.findLast(({ event }) => event === 'round_began');
    if (!began) continue;
    round = began.round as number;
    number = 0;
  }
  return turns;
}

// The turn in which so many decisions were made; none after the deal.
export const turnAt = (turns: Turn[], decisions: number) =>
  turns.find(({ from, to }) => from < decisions && decisions <= to);

// Where turns end: the deal, and the last decision of each.
export const boundaries = (turns: Turn[]) => [0, ...turns.map(({ to }) => to)];

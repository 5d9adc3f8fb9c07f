// What the end of a round brought each player: a row for each, as the rules count it.
import type { GameEvent, Seat } from '../../engine/types.ts';
import type { Bonus } from './types.ts';

export interface Column {
  bonus: Bonus;
  effect: GameEvent | null; // nothing: the track is at its end, or nobody is in prison
}
export interface Row {
  seat: Seat;
  columns: Column[];
  coats: number;
  points: number;
  jailed: string[];
}

export function rowsOf(events: GameEvent[], players: number): Row[] {
  const rows: Row[] = Array.from({ length: players }, (_, seat) => ({
    seat,
    columns: [],
    coats: 0,
    points: 0,
    jailed: [],
  }));
  for (const event of events) {
    if (event.seat === undefined) continue;
    const row = rows[event.seat]!;
    if (event.event === 'column_won') row.columns.push({ bonus: event.bonus as Bonus, effect: null });
    else if (event.cause === 'column_majority') row.columns.at(-1)!.effect = event;
    if (event.event === 'coat_won') row.coats++;
    if (event.event === 'vp') row.points += Number(event.change);
    if (event.event === 'jailed') row.jailed.push(event.architect as string);
  }
  return rows;
}

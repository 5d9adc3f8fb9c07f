// Tables as a browser keeps them after games that one person has played to the end against bots.
import type { SavedTable } from '../src/store/saved.ts';
import { game } from './moments.ts';

const day = 24 * 60 * 60 * 1000;
const bots = ['Blérot', 'Cauchie', 'Strauven'];

// The last of `count` games ended on this day; they go through players and levels by turns.
const last = Date.UTC(2026, 4, 20, 18, 30);

export function finishedTables(count: number): SavedTable[] {
  return Array.from({ length: count }, (_, number) => {
    const record = game(2 + (number % 3), number);
    const level = 1 + (number % 4);
    record.seats = record.seats.map((_, seat) =>
      seat === 0 ? { name: '' } : { name: bots[seat - 1]!, bot: `level:${level}` },
    );
    return {
      id: (0xf000 + number).toString(16),
      record,
      updated: last - (count - 1 - number) * day,
      round: 4,
      over: true,
      scores: record.result!.scores,
      turn: null,
    };
  });
}

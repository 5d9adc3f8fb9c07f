// A game up to a moment, with other players.
import type { GameRecord, SeatInfo } from '../engine/types.ts';

// The record as it stood after so many decisions and the draws that they caused.
export function cutRecord(record: GameRecord, decisions: number): GameRecord {
  const { result: _result, ended: _ended, log: _log, ...rest } = record;
  let made = 0;
  const end = record.steps.findIndex(({ kind }) => kind !== undefined && made++ === decisions);
  return { ...rest, steps: end < 0 ? record.steps : record.steps.slice(0, end) };
}

// Who sits where when these seats are people's and the others bots'. Names stay with those who stay what they were; a
// person alone needs none, and the bots have names of their own.
export function newSeats(seats: SeatInfo[], people: number[], bot: string, botNames: string[]): SeatInfo[] {
  const taken = seats.map(({ name }) => name);
  const free = botNames.filter((name) => !taken.includes(name));
  return seats.map(({ name, bot: was }, seat) => {
    if (people.includes(seat)) return { name: people.length === 1 ? '' : name };
    return { name: was ? name : (free.shift() ?? name), bot };
  });
}

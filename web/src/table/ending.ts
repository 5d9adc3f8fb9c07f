// How a game has ended: who came where, what the one person at this screen is told of it, and how the points are counted.
import type { GameResult, Ledger, Seat } from '../engine/types.ts';
import type { GameClient } from '../games/game.ts';
import { inOrder } from './sources.ts';

export interface Placing {
  seat: Seat;
  place: number; // from 1; after a shared first place comes the third
}

export const placingsOf = (ranking: Seat[][]): Placing[] =>
  ranking.flatMap((group, number) => {
    const place = ranking.slice(0, number).flat().length + 1;
    return group.map((seat) => ({ seat, place }));
  });

// What is to be said of it: a text, and whom and what it names. `points` is the distance between the winner and the other
// one, or what those who share the victory have; 0 where the tie-break has decided.
export interface Ending {
  text: 'won' | 'shared' | 'placed' | 'placed_shared';
  winners: Seat[];
  others: Seat[]; // those with the same place, or the runners-up
  place: number;
  points: number;
}

// To one person it is said how they fared; to several around one screen, or to somebody who only looks on, who has won.
export function endingOf({ ranking, scores }: GameResult, me: Seat | null): Ending {
  const [winners, second = []] = ranking as [Seat[], ...Seat[][]];
  const best = scores[winners[0]!]!;
  if (me !== null && !winners.includes(me)) {
    const others = ranking.find((group) => group.includes(me))!.filter((seat) => seat !== me);
    const { place } = placingsOf(ranking).find(({ seat }) => seat === me)!;
    return { text: others.length > 0 ? 'placed_shared' : 'placed', winners, others, place, points: best - scores[me]! };
  }
  if (winners.length > 1)
    return { text: 'shared', winners, others: winners.filter((seat) => seat !== me), place: 1, points: best };
  return { text: 'won', winners, others: second, place: 1, points: best - scores[second[0]!]! };
}

// One step of the count: a source, and what it gives each seat.
export interface Step {
  source: string;
  points: number[];
}

export function countOf(sources: GameClient['sources'], ledger: Ledger[]): Step[] {
  const names = [...new Set(ledger.flatMap((points) => Object.keys(points)))];
  return inOrder(sources, names).map((source) => ({ source, points: ledger.map((points) => points[source] ?? 0) }));
}

// The points of each seat once these steps were counted.
export const totalsOf = (steps: Step[], seats: number): number[] =>
  Array.from({ length: seats }, (_, seat) => steps.reduce((sum, { points }) => sum + points[seat]!, 0));

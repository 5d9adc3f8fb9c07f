// Who has been to each place of Brussels this round, in order: the next one pays more.
import type { Entry, Seat } from '../../engine/types.ts';
import type { Place } from './types.ts';
import { lineOf } from '../../session/line.ts';

// After so many decisions.
export function usersOf(entries: Entry[], decisions: number): Record<Place, Seat[]> {
  let users: Record<Place, Seat[]> = { bourse: [], city_hall: [], cinquantenaire: [] };
  for (const event of lineOf(entries)
    .slice(0, decisions + 1)
    .flatMap(({ events }) => events)) {
    if (event.event === 'round_began') users = { bourse: [], city_hall: [], cinquantenaire: [] };
    if (event.event === 'brussels_placed') users[event.brussels as Place].push(event.seat!);
  }
  return users;
}

// What some events touch on the table, so that it can be shown: "cell:5", "column:2", "coat:0", "place:bourse", "prison",
// "track:prestige", "seat:1".
import type { Entry } from '../../engine/types.ts';
import { cellOf } from './cells.ts';

// A deal lays out the whole table: nothing of it stands out.
const everywhere = ['dealt', 'bonus_dealt', 'round_began', 'card_discarded', 'architects_returned', 'nobles_untapped'];

export function haloOf({ entry, text, seat, events }: Entry): Set<string> {
  const halo = new Set<string>();
  if (entry === 'deal') return halo;
  if (seat !== undefined) halo.add(`seat:${seat}`);
  // A choice that has done nothing yet: where it points.
  const cell = cellOf(text ?? '');
  if (cell !== null) halo.add(`cell:${cell}`);
  else if (text) halo.add(`place:${text}`);
  for (const event of events) {
    if (event.event === 'round_began') break; // the next round is laid out
    if (everywhere.includes(event.event)) continue;
    if (event.seat !== undefined) halo.add(`seat:${event.seat}`);
    if (event.event === 'jailed' || event.event === 'freed') halo.add('prison');
    if (event.event === 'brussels_placed') halo.add(`place:${event.brussels}`);
    for (const thing of ['cell', 'column', 'coat', 'track'])
      if (event[thing] !== undefined) halo.add(`${thing}:${event[thing]}`);
  }
  return halo;
}

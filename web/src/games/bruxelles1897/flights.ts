// What moves across the table of 1897: a taken card from its pane to its owner's panel, and the architect drops into its
// place; an architect sent to Brussels travels there.
import type { Flight } from '../../games/game.ts';
import type { GameEvent, Seat } from '../../engine/types.ts';
import { letterOf } from '../../ui/seats.ts';

// Where a player's things are: the panel, or on a phone the chip.
const player = (seat: Seat | undefined) => `[data-seat="${letterOf(seat ?? 'neutral')}"]`;
export const thingsOf = (seat: Seat | undefined) => [`.player${player(seat)} .goods`, `.chipper${player(seat)}`];

export function flightOf({ event, cell, brussels, seat }: GameEvent): Flight | null {
  if (event === 'architect_placed') {
    const pane = `.pane[data-cell="${cell}"]`;
    return { from: [`${pane} .card`], to: thingsOf(seat), scale: 0.28, lands: pane };
  }
  if (event === 'brussels_placed')
    return {
      from: [`.player${player(seat)} .duo`, `.chipper${player(seat)} .seal`],
      to: [`.place[data-place="${brussels}"]`],
      scale: 0.8,
    };
  return null;
}

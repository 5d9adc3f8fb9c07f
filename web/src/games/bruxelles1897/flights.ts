// What moves across the table of 1897: a taken card from its pane to its owner's panel, and the architect drops into its
// place; an architect sent to Brussels travels there.
import type { Flight } from '../../games/game.ts';
import type { GameEvent } from '../../engine/types.ts';
import { letterOf } from '../../ui/seats.ts';

export function flightOf({ event, cell, brussels, seat }: GameEvent): Flight | null {
  // Where a player's things are: the panel, or on a phone the chip.
  const player = `[data-seat="${letterOf(seat ?? 'neutral')}"]`;
  if (event === 'architect_placed') {
    const pane = `.pane[data-cell="${cell}"]`;
    return { from: [`${pane} .card`], to: [`.player${player} .goods`, `.chipper${player}`], scale: 0.28, lands: pane };
  }
  if (event === 'brussels_placed')
    return {
      from: [`.player${player} .duo`, `.chipper${player} .seal`],
      to: [`.place[data-place="${brussels}"]`],
      scale: 0.8,
    };
  return null;
}

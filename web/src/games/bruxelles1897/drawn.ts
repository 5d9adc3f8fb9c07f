// Cards that are drawn in 1897: at the Cinquantenaire, and by Hankar, wherever he is met.
import type { Drawn } from '../../games/game.ts';
import type { Entry } from '../../engine/types.ts';
import { fullName } from './cards.ts';
import { thingsOf } from './flights.ts';

const place = (name: string) => `.place[data-place="${name}"]`;

export function drawnOf({ events }: Entry): Drawn | null {
  const draws = events.filter(({ event }) => event === 'card_drawn');
  const [first] = draws;
  if (!first) return null;
  const cards = draws.map(({ card }) => card as string);
  const taken = events.find(({ event }) => event === 'card_taken');
  return {
    seat: first.seat!,
    cards,
    // Hankar himself lay in the window, worked at City Hall, or was drawn at the Cinquantenaire.
    beside: [
      taken ? `.pane[data-cell="${taken.cell}"]` : place(first.cause === 'city_hall' ? 'city_hall' : 'cinquantenaire'),
    ],
    to: thingsOf(first.seat),
    kept: (later) => {
      const gone = later.find(({ event, card }) => event === 'card_discarded' && cards.includes(card as string));
      if (!gone) return null;
      const left = cards.indexOf(gone.card as string);
      return cards.findIndex((_, number) => number !== left);
    },
    option: ({ kind, options }, card) =>
      kind === 'keep_drawn' ? options.find(({ option }) => fullName(option as string) === card) : undefined,
  };
}

// Four drawings for the window of those who have won: what they have built, then their artworks, then their nobles; whoever has
// less is given a street.
import { each } from '../../session/choices.ts';
import { facade, motif } from './cards.ts';
import type { Player } from './types.ts';

const street = Object.values(facade).map((house) => `house-${house}`);

export function works(winners: Pick<Player, 'houses' | 'artworks' | 'nobles'>[]): string[] {
  const built = winners.flatMap(({ houses }) => each(houses).map(({ name }) => `house-${facade[name]}`));
  const made = winners.flatMap(({ artworks }) => each(artworks).map(({ name }) => `art-${motif[name]}`));
  const known = winners.flatMap(({ nobles }) => nobles.map((noble) => `noble-${noble}`));
  return [...new Set([...built, ...made, ...known, ...street])].slice(0, 4);
}

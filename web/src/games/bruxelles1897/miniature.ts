// The window of 1897, small: the cards that can still be taken, and whose architects stand where the others were.
import type { Miniature } from '../../ui/miniature.ts';
import { facade, materialsOf, motif, readCard } from './cards.ts';
import { columns } from './cells.ts';
import type { Colour, House, View } from './types.ts';

function artOf(name: string): string {
  const { family, kind } = readCard(name);
  switch (family) {
    case 'artwork':
      return `art-${motif[kind as Colour]}`;
    case 'house':
      return `house-${facade[kind as House]}`;
    case 'material':
      return `mat-${materialsOf(kind)[0]}`;
    case 'noble':
      return `noble-${kind}`;
    default:
      return family;
  }
}

export const miniature = ({ grid }: View): Miniature => ({
  columns,
  places: grid.map((cell) => {
    if (!cell) return null;
    if ('owner' in cell) return { seat: cell.owner };
    return { art: artOf(cell.card), colour: `--f-${readCard(cell.card).family}` };
  }),
});

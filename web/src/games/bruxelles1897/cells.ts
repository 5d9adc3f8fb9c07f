// The cells of the window: columns a to d, rows from 1 at the top.
import telling from '../../../../text/telling/bruxelles-1897.json';
import { placeName } from '../../text/teller.ts';

export const columns = telling.columns;

export const cellName = (cell: number) => placeName('cell', cell, columns)!;
export const columnName = (column: number) => placeName('column', column, columns)!;

// "take b2" is the sixth cell; other moves are about none.
export function cellOf(move: string): number | null {
  const found = /^take ([a-d])([1-4])$/.exec(move);
  return found ? columns * (Number(found[2]) - 1) + 'abcd'.indexOf(found[1]!) : null;
}

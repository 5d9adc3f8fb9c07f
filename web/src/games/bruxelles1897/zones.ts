// The parts of the board of 1897, for the keyboard. Columns have the letters that they are called by.
import type { Zone } from '../../table/keys.ts';
import { say } from '../../text/texts.svelte.ts';
import { columnName, columns } from './cells.ts';

const ofColumn = (column: number) => [columnName(column), `.pane.open[data-column="${columnName(column)}"]`];

export const zones: Zone[] = [
  { keys: { w: '.window [data-stop]' }, text: () => say('zone.window') },
  {
    keys: Object.fromEntries(Array.from({ length: columns }, (_, column) => ofColumn(column))),
    text: () => say('zone.columns'),
  },
  { keys: { x: '.brussels button.place' }, text: () => say('zone.brussels') },
];

// What happened in the page's game, in words.
import table from '../../../../text/telling/bruxelles-1897.json';
import { rounds, type GameEvent } from '../../engine/types.ts';
import { phaseOf, placeName, Teller, type Names, type Pattern, type Sentence, type Telling } from '../../text/teller.ts';
import { knows, say } from '../../text/texts.svelte.ts';

export type { Names };

// The log of the page is told by the same table, in fewer words (table/log.ts).
type Log = Record<'opens' | 'tells' | 'unsaid' | 'understood', Pattern[]>;
const telling: Telling & { log: Log } = table;
export const logTelling = telling.log;

export const cellName = (cell: number) => placeName('cell', cell, telling.columns)!;
export const columnName = (column: number) => placeName('column', column, telling.columns)!;

export const tellerFor = (names: Names) => new Teller(telling, { say, knows, names, params: { rounds } });

// The events as sentences, one for each player and step.
export const sentences = (events: GameEvent[], names: Names): Sentence[] => tellerFor(names).sentences(events);

// The clauses of some events, without what goes without saying.
export function clauses(events: GameEvent[], names: Names): string[] {
  const teller = tellerFor(names);
  return teller.clauses(events.filter((event) => !teller.unsaid(event)));
}

// What the turns of a round are followed by: the majorities, and after the last round the final scoring.
export const isMajority = (event: GameEvent) => phaseOf(telling, event) === 1;
export const isFinal = (event: GameEvent) => phaseOf(telling, event) === 2;

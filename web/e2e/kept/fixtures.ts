// The sets of fixtures, one folder for each version of the program: what its page kept of a player, and what it said of that.
import { readdirSync, readFileSync } from 'node:fs';
import type {
  Choices,
  FrontFacts,
  LessonFacts,
  ListedFacts,
  MomentFacts,
  Names,
  ReplayFacts,
  TableFacts,
} from './reading.ts';
import type { Visit } from '../pages.ts';
import { restore, type KeptStorage, type Row, type Shapes } from './storage.ts';

// A game of the player.
export interface Told extends Row {
  what: string;
  edited?: string; // a copy, changed into what an older build wrote
}

// And what its page said.
export interface Kept extends Told {
  expected: {
    listed: ListedFacts;
    // Of a game that is over, that came from elsewhere, or that goes on from another one:
    replay?: ReplayFacts;
    middle?: MomentFacts; // of its decisions
    // Of a table that is going on:
    front?: FrontFacts;
    handover?: string; // where people share a screen: who is asked to take it
    // Unless it is a bot's turn, so that the table changes as soon as it is open:
    table?: TableFacts;
    undone?: TableFacts; // after Undo
  };
}

export interface KeptText {
  what: string;
  edited?: string;
  text: string;
}
export interface KeptSettings extends KeptText {
  expected: Choices;
}
export interface KeptLesson extends KeptText {
  said: string; // by the coach there: an id of a message
  names: Record<string, string | number>; // what the message names
  expected: LessonFacts;
}

// A row that is not what any build writes. `store`: where it stands.
export interface Damaged extends Row {
  what: string;
  store: string;
}

export interface Fixtures {
  databases: Shapes[];
  texts: KeptStorage['texts'];
  tables: Kept[];
  imports: Kept[];
  settings: KeptSettings[];
  lessons: KeptLesson[];
  damaged: Damaged[];
  damagedTexts: KeptText[];
}

export interface Link {
  what: string;
  path: string; // of its address, and what comes after it
}
export interface KeptLink extends Link {
  expected: { at: number; last: number; moment: MomentFacts; names: Names; listed: ListedFacts };
}

const read = (version: string, name: 'storage' | 'links') =>
  JSON.parse(readFileSync(new URL(`${version}/${name}.json`, import.meta.url), 'utf8'));

export const versions = () =>
  readdirSync(new URL('.', import.meta.url), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [entry.name] : [],
  );
export const fixturesOf = (version: string): Fixtures => read(version, 'storage');
export const linksOf = (version: string): KeptLink[] => read(version, 'links');

// The words by which tables of earlier days name a person alone; now there is no name at all.
const alone = ['', 'You', 'Vous', 'Jij'];

export function namesOf({ value }: Row): Names {
  const seats: { name: string; bot?: string }[] = value.record.seats;
  const shown = (name: string) => (alone.includes(name) ? 'You' : name);
  return {
    people: seats.filter(({ bot }) => !bot).map(({ name }) => shown(name)),
    bots: seats.filter(({ bot }) => bot).map(({ name }) => name),
  };
}

// A player comes back with these games and texts.
export async function comeBack(visit: Visit, kept: Fixtures, rows: KeptStorage['rows'], texts = kept.texts) {
  visit.errors.length = 0;
  await restore(visit, { databases: kept.databases, rows, texts });
}

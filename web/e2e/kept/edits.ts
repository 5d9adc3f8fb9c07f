// Rows as older builds wrote them, and rows as nobody writes them: copies of good ones, changed.
import { imports, tables, type Row } from './storage.ts';
import type { Damaged, KeptText, Told } from './fixtures.ts';

type Value = Row['value'];
type Edit = (value: Value) => void;

let copies = 0;

// The copy has an address of its own, and comes first in the lists.
function copy({ value, unset = [] }: Row, edit: Edit, without: string[] = []): Row {
  const edited = structuredClone(value);
  const number = ++copies;
  edited.id = `c0b1e5${String(number).padStart(10, '0')}`;
  edited.updated = value.updated + 3_600_000 + number;
  edit(edited);
  for (const key of without) delete edited[key];
  const left = unset.filter((key) => !without.includes(key));
  return { value: edited, ...(left.length > 0 && { unset: left }) };
}

// Before tables counted their versions, before they knew an origin, before records said by which version of the rules they are
// played, and when a person alone had a name: "you", in the language of the page.
function first(row: Told, you: string): Told {
  const edit: Edit = ({ record }) => {
    delete record.rules_version;
    for (const seat of record.seats) if (!seat.bot) seat.name = you;
  };
  return {
    what: `${row.what}, of the first build`,
    edited: `its person is called ${you}; version, origin and rules_version are left out`,
    ...copy(row, edit, ['version', 'origin']),
  };
}

const unversioned = (row: Told): Told => ({
  what: `${row.what}, of a build that counted no versions`,
  edited: 'version is left out',
  ...copy(row, () => undefined, ['version']),
});

export const olderRows = (running: Told, awaiting: Told, finished: Told, branched: Told): Told[] => [
  first(running, 'You'),
  first(awaiting, 'Vous'),
  first(finished, 'Jij'),
  unversioned(branched),
];

export const olderSettings: KeptText = {
  what: 'the settings of the first build',
  edited: 'written by hand: it had a name, and nothing about animations',
  text: JSON.stringify({ language: 'nl', theme: 'dark', speed: 'fast', players: 2, level: 4, name: 'Noor' }),
};

const damages: Record<string, Edit> = {
  'no record': (value) => delete value.record,
  'a record without seats': (value) => delete value.record.seats,
  'a record with half of its steps': ({ record }) => record.steps.splice(record.steps.length / 2),
  'steps that are no steps': ({ record }) => (record.steps = [null, 7, 'take a1']),
  'seats that are no seats': ({ record }) => (record.seats = [null, 'Noor']),
  'no scores': (value) => delete value.scores,
  'numbers that are none': (value) => Object.assign(value, { round: 'three', scores: 'many', turn: 7, over: 'no' }),
  'a time that is none': (value) => (value.updated = 'yesterday'),
  'no time': (value) => delete value.updated,
};

export const damagedRows = (table: Row, game: Row): Damaged[] =>
  Object.entries(damages).flatMap(([what, edit]) => [
    { what, store: tables, ...copy(table, edit) },
    { what, store: imports, ...copy(game, edit) },
  ]);

export const damagedTexts: KeptText[] = [
  { what: 'settings that are cut', text: '{"language":"fr","theme":"da' },
  { what: 'settings that are nothing', text: 'null' },
  { what: 'settings that are a list', text: '[1,2]' },
  {
    what: 'settings that nobody can choose',
    text: JSON.stringify({ language: 'xx', theme: 7, motion: {}, speed: 'never', players: 9, level: '2' }),
  },
];

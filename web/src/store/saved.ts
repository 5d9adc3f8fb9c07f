// Tables of this browser, kept in IndexedDB. A table is its record with the secret of its shuffle, so that it can be gone
// on with after anything. A table may be open in two tabs: whoever saves says which version was gone on from, and the one
// who comes second is told so instead of writing over the other's moves.
import type { DBSchema } from 'idb';
import type { GameRecord } from '../engine/types.ts';
import type { Miniature } from '../ui/miniature.ts';
import { Database } from './database.ts';
import { keepForLong } from './storage.svelte.ts';

export interface SavedTable {
  id: string;
  record: GameRecord;
  updated: number;
  round: number;
  over: boolean;
  scores: number[];
  // Whose turn it is, if it is a person's.
  turn: number | null;
  // A game that goes on from a moment of another one: after so many decisions. `dealt_anew`: without its secret, so that
  // the cards from there on are another shuffle's.
  origin?: { decisions: number; dealt_anew: boolean } | undefined;
  // A small picture of the board; tables of older versions of the page have none.
  board?: Miniature | undefined;
  // What the bot at each seat plays by; null for a person.
  plays?: (string | null)[];
  // Counts how often it was saved; tables of older versions of the page have none.
  version?: number;
}

// Whatever a browser hands out: a damaged entry must not hide the others. One without its record stays where it is, unseen.
export function isSound(table: SavedTable | null): table is SavedTable {
  const record = table?.record as Partial<GameRecord> | null | undefined;
  return (
    typeof table?.id === 'string' &&
    typeof record?.game === 'string' &&
    Array.isArray(record.steps) &&
    Array.isArray(record.seats) &&
    record.seats.every((seat: { name?: unknown } | null) => typeof seat?.name === 'string')
  );
}

// A moment that a calendar knows.
const isTime = (time: number) => !Number.isNaN(new Date(time).getTime());

// Those that have their record, whatever became of what stands beside it.
export const sound = (tables: SavedTable[]): SavedTable[] =>
  tables.filter(isSound).map((table) => ({
    ...table,
    updated: isTime(table.updated) ? table.updated : 0,
    round: Number.isInteger(table.round) ? table.round : 1,
    over: table.over === true,
    scores: Array.isArray(table.scores) ? table.scores : [],
    turn: table.record.seats[table.turn ?? -1] ? table.turn : null,
  }));

export const newestFirst = (tables: SavedTable[]) => tables.toSorted((one, other) => other.updated - one.updated);

// Elsewhere is another tab: it has played on, or removed the table. Then nothing was written.
export type Saving = 'saved' | 'changed elsewhere' | 'removed elsewhere';

interface Schema extends DBSchema {
  tables: { key: string; value: SavedTable; indexes: { updated: number } };
}

// A person alone had the word of their language for a name once; now they have none. What else such a name may be, nobody
// knows: so it is only changed where it can be nothing else.
const wordsForYou = ['You', 'Vous', 'Jij'];
function withoutWordForYou(table: SavedTable): SavedTable | null {
  const people = table.record.seats.filter(({ bot }) => !bot);
  if (people.length !== 1 || !wordsForYou.includes(people[0]!.name)) return null;
  const seats = table.record.seats.map((seat) => (seat.bot ? seat : { ...seat, name: '' }));
  return { ...table, record: { ...table.record, seats } };
}

const database = new Database<Schema>('horta', [
  (db) => void db.createObjectStore('tables', { keyPath: 'id' }).createIndex('updated', 'updated'),
  async (_db, transaction) => {
    const store = transaction.objectStore('tables');
    for (const table of await store.getAll()) {
      const changed = isSound(table) ? withoutWordForYou(table) : null;
      if (changed) await store.put(changed);
    }
  },
]);

// The version of each table that this page has loaded or saved last. A page has a table open once, so that this is the one
// that its moves go on from.
const versions = new Map<string, number>();

export async function saveTable(table: SavedTable): Promise<Saving> {
  const saving = await database.write(async (db): Promise<Saving> => {
    const transaction = db.transaction('tables', 'readwrite');
    const stored = await transaction.store.get(table.id);
    const known = versions.get(table.id);
    if (stored ? (stored.version ?? 0) !== known : known !== undefined)
      return stored ? 'changed elsewhere' : 'removed elsewhere';
    const version = (known ?? 0) + 1;
    await transaction.store.put({ ...table, version });
    await transaction.done;
    versions.set(table.id, version);
    return 'saved';
  });
  if (saving === 'saved') void keepForLong();
  return saving;
}

// To play on: what is saved from now on goes on from here.
export async function loadTable(id: string): Promise<SavedTable | undefined> {
  const table = await readTable(id);
  if (table) versions.set(id, table.version ?? 0);
  return table;
}

// To look at.
export const readTable = (id: string) => database.read((db) => db.get('tables', id));

export async function deleteTable(id: string) {
  await database.write((db) => db.delete('tables', id));
  versions.delete(id);
}

// The most recent first.
export async function savedTables(): Promise<SavedTable[]> {
  return newestFirst(sound(await database.read((db) => db.getAll('tables'))));
}

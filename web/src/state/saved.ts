// Tables of this browser, kept in IndexedDB. A table is its record with the secret of its shuffle, so that it can be gone
// on with after anything.
import { openDB, type DBSchema } from 'idb';
import type { GameRecord } from '../engine/types.ts';

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
}

interface Schema extends DBSchema {
  tables: { key: string; value: SavedTable; indexes: { updated: number } };
}

const database = openDB<Schema>('horta', 1, {
  upgrade(db) {
    db.createObjectStore('tables', { keyPath: 'id' }).createIndex('updated', 'updated');
  },
});

export const saveTable = async (table: SavedTable) => (await database).put('tables', table);
export const loadTable = async (id: string) => (await database).get('tables', id);
export const deleteTable = async (id: string) => (await database).delete('tables', id);

// The most recent first.
export async function savedTables(): Promise<SavedTable[]> {
  const all = await (await database).getAllFromIndex('tables', 'updated');
  return all.reverse();
}

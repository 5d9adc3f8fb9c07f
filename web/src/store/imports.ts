// Games that came from elsewhere, to look at. They have a database of their own: the one of the tables stays as it is, and
// a page of an older version that is open in another tab keeps nobody waiting.
import type { DBSchema } from 'idb';
import { Database } from './database.ts';
import { newestFirst, readTable, sound, type SavedTable } from './saved.ts';

interface Schema extends DBSchema {
  games: { key: string; value: SavedTable; indexes: { updated: number } };
}

const database = new Database<Schema>('horta-imports', [
  (db) => void db.createObjectStore('games', { keyPath: 'id' }).createIndex('updated', 'updated'),
]);

// What a browser without storage keeps as long as the page is there.
const unsaved = new Map<string, SavedTable>();

export async function keepImport(game: SavedTable) {
  unsaved.set(game.id, game);
  try {
    await database.write((db) => db.put('games', game));
    unsaved.delete(game.id);
  } catch {
    // It can be looked at all the same.
  }
}

export async function deleteImport(id: string) {
  unsaved.delete(id);
  await database.write((db) => db.delete('games', id));
}

// The most recent first.
export async function importedGames(): Promise<SavedTable[]> {
  const saved = await database.read((db) => db.getAll('games')).catch(() => []);
  // One that is kept and could not be written again is there twice.
  const all = new Map(sound([...saved, ...unsaved.values()]).map((game) => [game.id, game]));
  return newestFirst([...all.values()]);
}

const loadImport = async (id: string) =>
  unsaved.get(id) ?? (await database.read((db) => db.get('games', id)).catch(() => undefined));

// A game that can be replayed, by the id in its address: a table of this browser, or an import.
export async function findGame(id: string): Promise<{ game: SavedTable; imported: boolean } | null> {
  const table = await readTable(id).catch(() => undefined);
  if (table) return { game: table, imported: false };
  const game = await loadImport(id);
  return game ? { game, imported: true } : null;
}

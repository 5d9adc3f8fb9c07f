// Games that came from elsewhere, to look at. They have a database of their own: the one of the tables stays as it is, and
// a page of an older version that is open in another tab keeps nobody waiting.
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { loadTable, type SavedTable } from './saved.ts';

interface Schema extends DBSchema {
  games: { key: string; value: SavedTable; indexes: { updated: number } };
}

let opening: Promise<IDBPDatabase<Schema>> | null = null;
const database = () =>
  (opening ??= openDB<Schema>('horta-imports', 1, {
    upgrade(db) {
      db.createObjectStore('games', { keyPath: 'id' }).createIndex('updated', 'updated');
    },
  }));

// What a browser without storage keeps as long as the page is there.
const unsaved = new Map<string, SavedTable>();

export async function keepImport(game: SavedTable) {
  unsaved.set(game.id, game);
  try {
    await (await database()).put('games', game);
    unsaved.delete(game.id);
  } catch {
    // It can be looked at all the same.
  }
}

export async function deleteImport(id: string) {
  unsaved.delete(id);
  await (await database()).delete('games', id).catch(() => undefined);
}

// The most recent first.
export async function importedGames(): Promise<SavedTable[]> {
  const saved = await database()
    .then((db) => db.getAllFromIndex('games', 'updated'))
    .catch(() => []);
  return [...saved, ...unsaved.values()].reverse();
}

const loadImport = async (id: string) =>
  unsaved.get(id) ??
  (await database().then(
    (db) => db.get('games', id),
    () => undefined,
  ));

// A game that can be replayed, by the id in its address: a table of this browser, or an import.
export async function findGame(id: string): Promise<{ game: SavedTable; imported: boolean } | null> {
  const table = await loadTable(id).catch(() => undefined);
  if (table) return { game: table, imported: false };
  const game = await loadImport(id);
  return game ? { game, imported: true } : null;
}

// A database of this browser that comes back: whatever closes it, the next one who needs it opens it again.
import { openDB, type DBSchema, type IDBPDatabase, type IDBPTransaction, type StoreNames } from 'idb';
import { storage } from './storage.svelte.ts';

type Upgrading<Schema extends DBSchema> = IDBPTransaction<Schema, StoreNames<Schema>[], 'versionchange'>;

// What leads from one version of a database to the next. The first makes it; the last is the version of today. Upgrades that
// were ever published stay as they are: there are browsers that still have to go through them.
export type Upgrade<Schema extends DBSchema> = (
  db: IDBPDatabase<Schema>,
  transaction: Upgrading<Schema>,
) => void | Promise<void>;

export class Database<Schema extends DBSchema> {
  private opening: Promise<IDBPDatabase<Schema>> | null = null;

  constructor(
    private readonly name: string,
    private readonly upgrades: Upgrade<Schema>[],
  ) {}

  async read<Answer>(work: (db: IDBPDatabase<Schema>) => Promise<Answer>): Promise<Answer> {
    const db = await this.open();
    try {
      return await work(db);
    } catch (error) {
      // The connection was on its way out when it was taken: nothing was done with it.
      if (!(error instanceof DOMException && error.name === 'InvalidStateError')) throw error;
      this.leave(db);
      return work(await this.open());
    }
  }

  // What cannot be written shows that this browser keeps nothing, or nothing more.
  async write<Answer>(work: (db: IDBPDatabase<Schema>) => Promise<Answer>): Promise<Answer> {
    try {
      const answer = await this.read(work);
      storage.kept = true;
      return answer;
    } catch (error) {
      storage.kept = false;
      throw error;
    }
  }

  private open(): Promise<IDBPDatabase<Schema>> {
    if (this.opening) return this.opening;
    const opening = this.connect();
    opening.catch(() => {
      storage.kept = false;
      this.opening = null; // the next one tries again
    });
    return (this.opening = opening);
  }

  // Where storage is forbidden, some browsers throw at once: here that is a promise, too.
  private async connect(): Promise<IDBPDatabase<Schema>> {
    return openDB<Schema>(this.name, this.upgrades.length, {
      upgrade: async (db, from, _to, transaction) => {
        for (const upgrade of this.upgrades.slice(from)) await upgrade(db, transaction);
      },
      // A newer version of the page in another tab, or the browser's own clearing, waits for this connection.
      blocking: () => void this.opening?.then((db) => this.leave(db)),
      terminated: () => (this.opening = null),
    });
  }

  private leave(db: IDBPDatabase<Schema>) {
    db.close();
    this.opening = null;
  }
}

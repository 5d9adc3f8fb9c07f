// Tables are kept, come back, and are not written over by another tab. The database is a map here; the browser's own is
// tried in e2e/robust.test.ts.
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { SavedTable } from '../src/store/saved.ts';

const stored = new Map<string, SavedTable>();
let trouble: Error | null = null;
let callbacks: { blocking(): void; terminated(): void };
const openDB = vi.fn(async (_name: string, _version: number, given: typeof callbacks) => {
  if (trouble) throw trouble;
  callbacks = given;
  let closed = false;
  const usable = () => {
    if (closed) throw new DOMException('closing', 'InvalidStateError');
  };
  const store = {
    get: async (id: string) => stored.get(id),
    put: async (table: SavedTable) => {
      if (trouble) throw trouble;
      stored.set(table.id, table);
    },
  };
  return {
    close: () => (closed = true),
    transaction: () => (usable(), { store, done: Promise.resolve() }),
    get: async (_: string, id: string) => (usable(), stored.get(id)),
    delete: async (_: string, id: string) => (usable(), stored.delete(id)),
  };
});
vi.mock('idb', () => ({ openDB }));
const persist = vi.fn(async () => true);
vi.stubGlobal('navigator', { storage: { persisted: async () => false, persist } });

const table = (id: string, round = 1) => ({ id, round }) as SavedTable;

// Each is a page of its own: what it has loaded and saved is its own.
async function tab() {
  vi.resetModules();
  const saved = await import('../src/store/saved.ts');
  return { ...saved, ...(await import('../src/store/storage.svelte.ts')) };
}

beforeEach(() => {
  stored.clear();
  trouble = null;
  openDB.mockClear();
});

describe('a table in two tabs', () => {
  test('is not written over by the one that did not see the last move', async () => {
    const one = await tab();
    expect(await one.saveTable(table('a', 1))).toBe('saved');
    const other = await tab();
    await other.loadTable('a');
    expect(await one.saveTable(table('a', 2))).toBe('saved');
    expect(await other.saveTable(table('a', 3))).toBe('changed elsewhere');
    expect(stored.get('a')!.round).toBe(2);
    await other.loadTable('a');
    expect(await other.saveTable(table('a', 3))).toBe('saved');
    expect(await one.saveTable(table('a', 4))).toBe('changed elsewhere');
  });

  test('is not brought back by one when it was removed in the other', async () => {
    const one = await tab();
    await one.saveTable(table('a'));
    await (await tab()).deleteTable('a');
    expect(await one.saveTable(table('a', 2))).toBe('removed elsewhere');
    expect(stored.size).toBe(0);
  });

  test('of a page that did not count yet is gone on with', async () => {
    stored.set('a', table('a'));
    const page = await tab();
    await page.loadTable('a');
    expect(await page.saveTable(table('a', 2))).toBe('saved');
    expect(stored.get('a')).toMatchObject({ round: 2, version: 1 });
  });

  test('is only looked at where it is not played', async () => {
    const one = await tab();
    await one.saveTable(table('a'));
    const other = await tab();
    await other.readTable('a');
    expect(await other.saveTable(table('a', 2))).toBe('changed elsewhere');
  });
});

describe('a database', () => {
  test('that could not be opened is tried again', async () => {
    const page = await tab();
    trouble = new Error('private');
    await expect(page.saveTable(table('a'))).rejects.toThrow('private');
    expect(page.storage.kept).toBe(false);
    trouble = null;
    expect(await page.saveTable(table('a'))).toBe('saved');
    expect(page.storage.kept).toBe(true);
  });

  test('that is full says so, and the table can be saved later', async () => {
    const page = await tab();
    await page.saveTable(table('a'));
    trouble = new DOMException('full', 'QuotaExceededError');
    await expect(page.saveTable(table('a', 2))).rejects.toThrow('full');
    expect(page.storage.kept).toBe(false);
    trouble = null;
    expect(await page.saveTable(table('a', 3))).toBe('saved');
    expect(page.storage.kept).toBe(true);
  });

  test.each(['blocking', 'terminated'] as const)('is opened again after %s', async (end) => {
    const page = await tab();
    await page.saveTable(table('a'));
    callbacks[end]();
    await Promise.resolve();
    expect(await page.saveTable(table('a', 2))).toBe('saved');
    expect(await page.readTable('a')).toMatchObject({ round: 2 });
    expect(openDB).toHaveBeenCalledTimes(2);
  });

  test('is opened once', async () => {
    const page = await tab();
    await Promise.all([page.readTable('a'), page.readTable('b'), page.saveTable(table('c'))]);
    expect(openDB).toHaveBeenCalledTimes(1);
  });

  test('is asked to stay once there is something in it', async () => {
    persist.mockClear();
    const page = await tab();
    await page.readTable('a');
    expect(persist).not.toHaveBeenCalled();
    await page.saveTable(table('a'));
    await page.saveTable(table('a', 2));
    await vi.waitFor(() => expect(persist).toHaveBeenCalledTimes(1));
  });
});

test('a time that no calendar knows is none: the others are shown', async () => {
  const { sound } = await tab();
  const record = { game: 'bruxelles-1897', steps: [], seats: [{ name: 'Ann' }] };
  const kept = [1e20, Number.NaN, 5].map((updated, number) => ({ id: `${number}`, record, updated }));
  expect(sound(kept as unknown as SavedTable[]).map(({ updated }) => updated)).toEqual([0, 0, 5]);
});

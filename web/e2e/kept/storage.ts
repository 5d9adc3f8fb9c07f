// What a browser keeps of a player: its databases as they are built, every row of them, and its small texts. It is read out
// of one browser and put into another, where no page has opened its storage yet.
import type { Browser } from 'playwright-core';
import { sizes } from '../browser.ts';
import type { Visit } from '../pages.ts';
import { sayIn } from '../texts.ts';

// A row as JSON can hold it: `unset` names members that are there and undefined.
export interface Row {
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- whatever builds have written
  value: Record<string, any>;
  unset?: string[];
}

interface Shape {
  keyPath: string;
  autoIncrement: boolean;
  indexes: { name: string; keyPath: string; unique: boolean; multiEntry: boolean }[];
}

export interface Shapes {
  name: string;
  version: number;
  stores: Record<string, Shape>;
}

export interface KeptStorage {
  databases: Shapes[];
  rows: Record<string, Row[]>; // by database and store
  texts: Record<string, string>; // localStorage
}

export const tables = 'horta/tables';
export const imports = 'horta-imports/games';
export const settingsText = 'horta.settings';
export const lessonText = 'horta.lesson';

interface Way {
  language?: string; // of the browser: what a page speaks that was told nothing else
  colorScheme?: 'light' | 'dark';
}

// A browser that has other habits than any settings that are kept: they hold all the same.
export const elsewhere: Way = { language: 'de', colorScheme: 'dark' };

// A page of a new browser, with room for everything, that has loaded nothing of ours.
export async function stranger(browser: Browser, address: string, way: Way = {}): Promise<Visit> {
  const { language = 'en', colorScheme = 'light' } = way;
  const context = await browser.newContext({
    viewport: sizes.laptop,
    locale: language,
    colorScheme,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  await context.route(nowhere(address), (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
  );
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', (error) => errors.push(error.message));
  return { page, context, say: sayIn('en'), address, errors };
}

// An address of the same server at which nothing runs.
const nowhere = (address: string) => `${address}/nothing-runs-here`;

export async function dump({ page, address }: Visit): Promise<KeptStorage> {
  await page.goto(nowhere(address));
  return page.evaluate(async () => {
    const answer = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const storage: KeptStorage = { databases: [], rows: {}, texts: { ...localStorage } };
    for (const { name } of await indexedDB.databases()) {
      const db = await answer(indexedDB.open(name!));
      const stores: Record<string, Shape> = {};
      for (const store of db.objectStoreNames) {
        const opened = db.transaction(store).objectStore(store);
        stores[store] = {
          keyPath: opened.keyPath as string,
          autoIncrement: opened.autoIncrement,
          indexes: Array.from(opened.indexNames, (index) => {
            const { keyPath, unique, multiEntry } = opened.index(index);
            return { name: index, keyPath: keyPath as string, unique, multiEntry };
          }),
        };
        const rows = (await answer(opened.getAll())) as Record<string, unknown>[];
        storage.rows[`${name}/${store}`] = rows.map((value) => {
          const unset = Object.keys(value).filter((key) => value[key] === undefined);
          return { value, ...(unset.length > 0 && { unset }) };
        });
      }
      storage.databases.push({ name: name!, version: db.version, stores });
      db.close();
    }
    return storage;
  });
}

// Whatever the browser has kept is gone; then it holds this, as if an older build had been here.
export async function restore({ page, address }: Visit, storage: KeptStorage) {
  await page.goto(nowhere(address));
  await page.evaluate(async ({ databases, rows, texts }) => {
    const done = (request: IDBRequest) =>
      new Promise<void>((resolve, reject) => {
        request.onsuccess = () => resolve();
        request.onerror = () => reject(request.error);
      });
    for (const { name } of await indexedDB.databases()) await done(indexedDB.deleteDatabase(name!));
    localStorage.clear();
    for (const [key, text] of Object.entries(texts)) localStorage.setItem(key, text);
    for (const { name, version, stores } of databases) {
      const opening = indexedDB.open(name, version);
      opening.onupgradeneeded = () => {
        for (const [store, { keyPath, autoIncrement, indexes }] of Object.entries(stores)) {
          const made = opening.result.createObjectStore(store, { keyPath, autoIncrement });
          for (const index of indexes) made.createIndex(index.name, index.keyPath, index);
          for (const { value, unset = [] } of rows[`${name}/${store}`] ?? [])
            made.put({ ...value, ...Object.fromEntries(unset.map((key) => [key, undefined])) });
        }
      };
      await done(opening);
      opening.result.close();
    }
  }, storage);
}

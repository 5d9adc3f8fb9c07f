// The tables as the browser has them, for tests that look at them or put some there.
import type { Page } from 'playwright-core';
import type { SavedTable } from '../src/store/saved.ts';

export const tables = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<SavedTable[]>((resolve, reject) => {
        const opening = indexedDB.open('horta');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const all = opening.result.transaction('tables').objectStore('tables').getAll();
          all.onsuccess = () => (opening.result.close(), resolve(all.result));
        };
      }),
  );

// The page has opened its database before.
export const putTables = (page: Page, ...given: SavedTable[]) =>
  page.evaluate(
    (all) =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('horta');
        opening.onsuccess = () => {
          const writing = opening.result.transaction('tables', 'readwrite');
          for (const table of all) writing.objectStore('tables').put(table);
          writing.oncomplete = () => (opening.result.close(), resolve());
        };
      }),
    given,
  );

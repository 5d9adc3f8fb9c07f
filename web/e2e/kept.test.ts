// What players' browsers hold from earlier versions: tables, settings, the lesson. This build opens all of it, and says of it
// what the build said that wrote it (e2e/kept, made by build/make-fixtures.mjs).
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { launch } from './browser.ts';
import { comeBack, fixturesOf, namesOf, versions } from './kept/fixtures.ts';
import {
  logLines,
  openTable,
  patience,
  playOn,
  readChoices,
  readFront,
  readLesson,
  readSums,
  readTable,
} from './kept/reading.ts';
import { elsewhere, lessonText, settingsText, stranger, tables } from './kept/storage.ts';
import type { Visit } from './pages.ts';
import { sayIn } from './texts.ts';
import { press } from './ways.ts';

let browser: Browser;
let visit: Visit;
let foreign: Visit;
beforeAll(async () => {
  browser = await launch();
  visit = await stranger(browser, inject('address'));
  foreign = await stranger(browser, inject('address'), elsewhere);
});
afterAll(() => browser.close());
afterEach(() => expect([...visit.errors, ...foreign.errors]).toEqual([]));

describe.each(versions())('of version %s', (version) => {
  const kept = fixturesOf(version);
  const running = kept.tables.filter(({ value }) => !value.over);

  test('tables are on the front page, with their players, their round and whose turn it is', async () => {
    for (let first = 0; first < running.length; first += 3) {
      const some = running.slice(first, first + 3); // there is room for so many
      await comeBack(visit, kept, { [tables]: some });
      await visit.page.goto(visit.address);
      for (const table of some)
        expect(await readFront(visit, table.value.id, namesOf(table)), table.what).toEqual(table.expected.front);
    }
  });

  for (const table of running)
    test(`a table of ${table.what}: opens where it was left, and goes on`, async () => {
      const { value, expected } = table;
      const names = namesOf(table);
      await comeBack(visit, kept, { [tables]: [table] });
      const handover = await openTable(visit, value.id, names.people.length);
      if (expected.table) {
        expect(handover ?? undefined).toEqual(expected.handover);
        expect(await readTable(visit)).toEqual(expected.table);
      }
      if (expected.undone) {
        await press(visit, 'undo');
        await expect.poll(() => readTable(visit), patience).toEqual(expected.undone);
      }
      const lines = await playOn(visit, names);
      await visit.page.waitForTimeout(300); // the last save
      await openTable(visit, value.id, names.people.length);
      expect(await logLines(visit).count()).toBe(lines);
    });

  for (const table of kept.tables.filter(({ value }) => value.over))
    test(`${table.what}: opens with its end, which leads to the score sheet`, async () => {
      await comeBack(visit, kept, { [tables]: [table] });
      await visit.page.goto(`${visit.address}/table/${table.value.id}`);
      await visit.page
        .getByRole('dialog')
        .getByRole('button', { name: visit.say('score_sheet') })
        .click();
      expect(await readSums(visit)).toEqual(table.expected.replay!.sums);
    });

  for (const { what, text, expected } of kept.settings)
    test(`settings hold: ${what}`, async () => {
      await comeBack(foreign, kept, {}, { [settingsText]: text });
      expect(await readChoices({ ...foreign, say: sayIn(expected.language) })).toEqual(expected);
    });

  for (const { what, text, said, names, expected } of kept.lessons)
    test(`the lesson, ${what}, goes on there`, async () => {
      await comeBack(visit, kept, {}, { [lessonText]: text });
      expect(await readLesson(visit, visit.say(said, names))).toEqual(expected);
    });
});

// What players' browsers hold from earlier versions: tables, recorded games, settings, the lesson, links. This build opens all
// of it, and says of it what the build said that wrote it (e2e/kept, made by build/make-fixtures.mjs).
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { launch } from './browser.ts';
import { comeBack, fixturesOf, linksOf, namesOf, versions } from './kept/fixtures.ts';
import {
  logLines,
  openTable,
  playOn,
  readChecked,
  readChoices,
  readFront,
  readLesson,
  readListed,
  readMoment,
  readReplay,
  readSums,
  readTable,
  slider,
  toMiddle,
} from './kept/reading.ts';
import {
  elsewhere,
  imports,
  lessonText,
  settingsText,
  stranger,
  tables,
  type KeptStorage,
  type Row,
} from './kept/storage.ts';
import type { Visit } from './pages.ts';
import { sayIn } from './texts.ts';
import { press } from './ways.ts';

const patience = { timeout: 10_000 };

let browser: Browser;
let visit: Visit;
let foreign: Visit;
beforeAll(async () => {
  browser = await launch();
  visit = await stranger(browser, inject('address'));
  foreign = await stranger(browser, inject('address'), elsewhere);
});
afterAll(() => browser.close());

describe.each(versions())('of version %s', (version) => {
  const kept = fixturesOf(version);
  const running = kept.tables.filter(({ value }) => !value.over);
  const finished = kept.tables.filter(({ value }) => value.over);

  const comeBackWith = (rows: KeptStorage['rows'], texts?: KeptStorage['texts'], to = visit) =>
    comeBack(to, kept, rows, texts);
  afterEach(() => expect([...visit.errors, ...foreign.errors]).toEqual([]));

  describe('tables', () => {
    test('are on the front page, with their players, their round and whose turn it is', async () => {
      for (let first = 0; first < running.length; first += 3) {
        const some = running.slice(first, first + 3); // there is room for so many
        await comeBackWith({ [tables]: some });
        await visit.page.goto(visit.address);
        for (const table of some)
          expect(await readFront(visit, table.value.id, namesOf(table)), table.what).toEqual(table.expected.front);
      }
    });

    for (const table of running)
      test(`${table.what}: opens where it was left, and goes on`, async () => {
        const { id } = table.value;
        const names = namesOf(table);
        const { expected } = table;
        await comeBackWith({ [tables]: [table] });
        const handover = await openTable(visit, id, names.people.length);
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
        await openTable(visit, id, names.people.length);
        expect(await logLines(visit).count()).toBe(lines);
      });

    for (const { what, value, expected } of finished)
      test(`${what}: opens with its score sheet`, async () => {
        await comeBackWith({ [tables]: [{ value }] });
        await visit.page.goto(`${visit.address}/table/${value.id}`);
        expect(await readSums(visit)).toEqual(expected.checked!.sums);
      });
  });

  describe('recorded games', () => {
    beforeAll(() => comeBackWith({ [tables]: kept.tables, [imports]: kept.imports }));
    test('are listed, those of this browser and those from elsewhere, the most recent first', async () => {
      const { page, say, address } = visit;
      await page.goto(`${address}/replays`);
      for (const title of ['replay.own', 'replay.imported'])
        await page.getByRole('heading', { name: say(title) }).waitFor();
      for (const game of [...kept.tables, ...kept.imports])
        expect(await readListed(visit, game.value.id, namesOf(game)), game.what).toEqual(game.expected.listed);
      const shown = await page
        .locator('a[href^="/replay/"]')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')!.slice('/replay/'.length)));
      const newest = (rows: Row[]) => rows.map(({ value }) => value).sort((one, other) => other.updated - one.updated);
      expect(shown).toEqual([...newest(kept.tables), ...newest(kept.imports)].map(({ id }) => id));
    });

    for (const { what, value, expected } of [...kept.tables, ...kept.imports])
      test(`${what}: comes to the same end`, async () => {
        expect(await readReplay(visit, value.id)).toEqual(expected.replay);
        if (expected.checked) expect(await readChecked(visit)).toEqual(expected.checked);
        await toMiddle(visit, expected.replay);
        await expect.poll(() => readMoment(visit), patience).toEqual(expected.middle);
      });
  });

  describe('texts', () => {
    for (const { what, text, expected } of kept.settings)
      test(`${what}: settings hold`, async () => {
        await comeBackWith({}, { [settingsText]: text }, foreign);
        expect(await readChoices({ ...foreign, say: sayIn(expected.language) })).toEqual(expected);
      });

    for (const { what, text, said, names, expected } of kept.lessons)
      test(`${what}: the lesson goes on there`, async () => {
        await comeBackWith({}, { [lessonText]: text });
        expect(await readLesson(visit, visit.say(said, names))).toEqual(expected);
      });
  });

  describe('links', () => {
    for (const { what, path, expected } of linksOf(version))
      test(`${what}: opens at its moment, and is kept`, async () => {
        const { page, address } = visit;
        await comeBackWith({});
        await page.goto(address + path);
        await slider(visit).waitFor();
        const { at, last, moment, names, listed } = expected;
        expect([await slider(visit).inputValue(), await slider(visit).getAttribute('max')]).toEqual([
          `${at}`,
          `${last}`,
        ]);
        expect(await readMoment(visit)).toEqual(moment);
        const id = /\/replay\/([0-9a-f]+)/.exec(page.url())![1]!;
        await page.goto(`${address}/replays`);
        expect(await readListed(visit, id, names)).toEqual(listed);
      });
  });
});

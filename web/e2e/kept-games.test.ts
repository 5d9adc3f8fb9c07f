// Recorded games that earlier versions have kept, and the links that players have shared: this build lists and opens them, and
// they come to the same end (e2e/kept, made by build/make-fixtures.mjs).
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { launch } from './browser.ts';
import { comeBack, fixturesOf, linksOf, namesOf, versions } from './kept/fixtures.ts';
import { patience, readListed, readMoment, readReplay, slider, toMiddle } from './kept/reading.ts';
import { imports, stranger, tables, type Row } from './kept/storage.ts';
import type { Visit } from './pages.ts';

let browser: Browser;
let visit: Visit;
beforeAll(async () => {
  browser = await launch();
  visit = await stranger(browser, inject('address'));
});
afterAll(() => browser.close());
afterEach(() => expect(visit.errors).toEqual([]));

describe.each(versions())('of version %s', (version) => {
  const kept = fixturesOf(version);
  const games = [...kept.tables, ...kept.imports];

  describe('recorded games', () => {
    beforeAll(() => comeBack(visit, kept, { [tables]: kept.tables, [imports]: kept.imports }));

    test('are listed, those of this browser and those from elsewhere, the most recent first', async () => {
      const { page, say, address } = visit;
      await page.goto(`${address}/replays`);
      for (const title of ['replay.own', 'replay.imported'])
        await page.getByRole('heading', { name: say(title) }).waitFor();
      for (const game of games)
        expect(await readListed(visit, game.value.id, namesOf(game)), game.what).toEqual(game.expected.listed);
      const shown = await page
        .locator('a[href^="/replay/"]')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')!.slice('/replay/'.length)));
      const newest = (rows: Row[]) => rows.map(({ value }) => value).sort((one, other) => other.updated - one.updated);
      expect(shown).toEqual([...newest(kept.tables), ...newest(kept.imports)].map(({ id }) => id));
    });

    for (const { what, value, expected } of games.filter(({ expected }) => expected.replay))
      test(`${what}: comes to the same end`, async () => {
        expect(await readReplay(visit, value.id)).toEqual(expected.replay);
        await toMiddle(visit, expected.replay!);
        await expect.poll(() => readMoment(visit), patience).toEqual(expected.middle);
      });
  });

  for (const { what, path, expected } of linksOf(version))
    test(`a link to ${what} opens at its moment, and the game is kept`, async () => {
      const { page, address } = visit;
      await comeBack(visit, kept, {});
      await page.goto(address + path);
      await slider(visit).waitFor();
      const { at, last, moment, names, listed } = expected;
      expect(await slider(visit).inputValue()).toBe(String(at));
      expect(await slider(visit).getAttribute('max')).toBe(String(last));
      expect(await readMoment(visit)).toEqual(moment);
      const id = /\/replay\/([0-9a-f]+)/.exec(page.url())![1]!;
      await page.goto(`${address}/replays`);
      expect(await readListed(visit, id, names)).toEqual(listed);
    });
});

// Rows that no build writes (a disk that failed, a tool that meddled), each beside good ones, which must not suffer from it.
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { launch } from './browser.ts';
import { comeBack, fixturesOf, versions, type Damaged } from './kept/fixtures.ts';
import { readChoices, readOpponents } from './kept/reading.ts';
import { imports, settingsText, stranger, tables, type Row } from './kept/storage.ts';
import type { Visit } from './pages.ts';

let browser: Browser;
let visit: Visit;
beforeAll(async () => {
  browser = await launch();
  visit = await stranger(browser, inject('address'));
});
afterAll(() => browser.close());

// These have lost what stands beside the record, which is all that a table needs.
const whole = ['no scores', 'numbers that are none', 'a time that is none', 'no time'];

// All these links are on the page; or it has failed.
async function shows(path: string, links: string[]) {
  const { page, address } = visit;
  const failed = page.waitForEvent('pageerror', { timeout: 8000 }).then((error) => Promise.reject(error));
  const all = links.map((link) => page.locator(`a[href="${link}"]`).first().waitFor({ timeout: 8000 }));
  for (const waiting of [failed, ...all]) waiting.catch(() => undefined);
  await page.goto(address + path);
  await Promise.race([Promise.all(all), failed]);
}
const addresses = (kind: 'table' | 'replay', rows: Row[]) => rows.map(({ value }) => `/${kind}/${value.id}`);

describe.each(versions())('of version %s', (version) => {
  const kept = fixturesOf(version);
  const running = kept.tables.filter(({ value }) => !value.over).slice(0, 2);
  const good: Record<string, Row[]> = {
    [tables]: [...running, ...kept.tables.filter(({ value }) => value.over).slice(0, 1)],
    [imports]: kept.imports.slice(0, 2),
  };
  const damaged = (store: string) => kept.damaged.filter((row) => row.store === store);

  test('pages come up, also those of damaged tables', async () => {
    const { page, say, address } = visit;
    await comeBack(visit, kept, { [tables]: damaged(tables), [imports]: damaged(imports) });
    await page.goto(address);
    await page.getByRole('button', { name: say('play'), exact: true }).waitFor();
    const rows = damaged(tables).filter(({ what }) => !whole.includes(what));
    for (const path of ['/replays', ...addresses('table', rows)]) {
      await page.goto(address + path);
      await page.getByRole('heading', { level: 1 }).waitFor();
    }
  });

  test('a table whose record is whole opens', async () => {
    const { page, say, address } = visit;
    const rows = damaged(tables).filter(({ what }) => whole.includes(what));
    await comeBack(visit, kept, { [tables]: rows });
    for (const path of addresses('table', rows)) {
      await page.goto(address + path);
      await page.getByRole('region', { name: say('window') }).waitFor();
    }
  });

  test('whatever the settings are, those that can be chosen take their place', async () => {
    for (const { what, text } of kept.damagedTexts) {
      await comeBack(visit, kept, {}, { [settingsText]: text });
      await visit.page.goto(visit.address);
      const { players, level } = await readOpponents(visit);
      expect([what, players >= 2 && players <= 4, level >= 1 && level <= 8]).toEqual([what, true, true]);
    }
    const usual = { language: 'en', theme: 'system', dark: false, motion: 'system', speed: 'normal' };
    expect(await readChoices(visit)).toMatchObject(usual);
  });

  describe.each(kept.damaged)('$store with $what', (row: Damaged) => {
    const looks: Record<string, () => Promise<void>> = {
      'others are listed': () => shows('/replays', addresses('replay', Object.values(good).flat())),
    };
    if (row.store === tables) looks['others can be resumed'] = () => shows('/', addresses('table', running));
    if (whole.includes(row.what))
      looks['it is listed itself'] = async () => {
        await looks['others are listed']!();
        expect(await visit.page.locator(`a[href="/replay/${row.value.id}"]`).count()).toBe(1);
      };

    beforeAll(() => comeBack(visit, kept, { ...good, [row.store]: [row, ...good[row.store]!] }));
    for (const [what, look] of Object.entries(looks)) test(what, look);
  });
});

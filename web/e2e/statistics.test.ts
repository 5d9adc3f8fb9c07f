// The statistics of a browser, and what leads there and away.
import { readFileSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SavedTable } from '../src/store/saved.ts';
import { finishedGames, summaryOf } from '../src/store/statistics.ts';
import { launch } from './browser.ts';
import { finishedTables } from './finished.ts';
import { visit, type Settings, type Visit } from './pages.ts';
import { putTables } from './storage.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

async function visitWith(tables: SavedTable[], settings: Settings = {}): Promise<Visit> {
  const visited = await visit(browser, '/replays', { withoutWorker: true, ...settings });
  const { page, say } = visited;
  await page.getByText(say('replay.none')).waitFor();
  await putTables(page, ...tables);
  await page.goto(visited.address);
  await page.getByRole('link', { name: say('statistics') }).click();
  await page.getByRole('heading', { level: 1, name: say('statistics') }).waitFor();
  return visited;
}

const columns = ({ page, say }: Visit) =>
  page
    .getByRole('region', { name: say('statistics.sources') })
    .getByRole('listitem')
    .getByRole('link');

test('games are told from the first to the last, and each leads to its replay', async () => {
  const tables = finishedTables(5);
  const visited = await visitWith([...tables].reverse());
  const { page, say, errors, context } = visited;
  await expect.poll(() => columns(visited).count()).toBe(5);
  const games = finishedGames(tables);
  for (const [number, column] of (await columns(visited).all()).entries()) {
    const { points, place, players } = games[number]!;
    const told = await column.textContent();
    expect(told).toContain(`${points}\u00a0VP, place ${place} of ${players}.`);
    expect(told).toContain(`${say('source.coat')} ${games[number]!.sources.coat}`);
  }
  const { wins, best, points } = summaryOf(games);
  const total = (id: string) => page.locator('dl > div', { hasText: say(id) }).locator('dd');
  expect(await total('statistics.games').innerText()).toBe('5');
  expect(await total('statistics.wins').innerText()).toBe(String(wins));
  expect(await total('statistics.best').innerText()).toBe(String(best));
  expect(await total('statistics.average_points').innerText()).toBe(points.toFixed(1));
  await columns(visited).last().click();
  await page.waitForURL(/\/replay\/f004/);
  await page.getByRole('slider', { name: say('replay.slider') }).waitFor();
  expect(errors).toEqual([]);
  await context.close();
});

test('only what one person has finished counts, and a damaged table hides nothing', async () => {
  const [own, running, shared, damaged] = finishedTables(4);
  running!.over = false;
  shared!.record.seats = shared!.record.seats.map((seat, number) => ({ ...seat, name: `P${number}`, bot: undefined! }));
  const visited = await visitWith([own!, running!, shared!, { ...damaged!, record: null! }]);
  await expect.poll(() => columns(visited).count()).toBe(1);
  expect(visited.errors).toEqual([]);
  await visited.context.close();
});

test('numbers and the file for a spreadsheet follow the language', async () => {
  const tables = finishedTables(3);
  tables[1]!.record.seats[1]!.name = '=1+1;"x"';
  const visited = await visitWith(tables, { language: 'fr' });
  const { page, say, context } = visited;
  const average = summaryOf(finishedGames(tables)).points.toFixed(1).replace('.', ',');
  await page.getByText(average, { exact: true }).first().waitFor();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: say('statistics.export') }).click();
  const download = await saving;
  expect(download.suggestedFilename()).toBe('horta-bruxelles-1897.csv');
  const [titles, ...rows] = readFileSync(await download.path(), 'utf8')
    .trimEnd()
    .split('\r\n');
  expect(titles).toContain(`\ufeff${say('statistics.csv.date')};${say('statistics.csv.game')};`);
  expect(titles).toContain(`;${say('source.coat')};`);
  expect(rows).toHaveLength(3);
  expect(rows[1]).toContain(`;"'=1+1;""x"", Cauchie";2, 2;1;`);
  await context.close();
});

test('without a finished game the page invites to play one', async () => {
  const { page, say, context } = await visitWith([]);
  await page.getByText(say('statistics.none_text')).waitFor();
  await page
    .getByRole('main')
    .getByRole('link', { name: say('play') })
    .click();
  await page.getByRole('heading', { level: 1, name: 'Horta' }).waitFor();
  await context.close();
});

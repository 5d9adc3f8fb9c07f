// The front page: what it offers, and what goes on.
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launch } from './browser.ts';
import { visit } from './pages.ts';
import { putTables, tables } from './storage.ts';
import { begin, button, ourTurn, plainCards } from './ways.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

test('running tables show their boards, and an older one the drawing of its game', async () => {
  const visited = await visit(browser, '/', { players: 2, withoutWorker: true });
  const { page, say, address, errors, context } = visited;
  await begin(visited);
  await plainCards(visited).first().click();
  await button(visited, 'end_turn').and(page.locator('[aria-disabled="false"]')).click();
  await ourTurn(visited);
  await page.goto(address);
  await page.getByRole('radio', { name: '4', exact: true }).first().check();
  await begin(visited);
  await page.goto(address);
  const rows = page.getByRole('link', { name: say('resume.round', { round: 1, rounds: 4 }) });
  await expect.poll(() => rows.count()).toBe(2);
  // The latest first: four rows of four panes, then three; one of our cards lies there.
  const panes = (row: number) => rows.nth(row).locator('svg.miniature > svg');
  expect(await panes(0).count()).toBe(16);
  expect(await panes(1).count()).toBe(12);
  const kept = await tables(page);
  const older = kept.find(({ record }) => record.seats.length === 2)!;
  const { places } = older.board!;
  const mine = places.flatMap((place) => (place && 'seat' in place && place.seat === 0 ? [place] : []));
  expect(mine).toHaveLength(1);
  expect(await rows.nth(1).locator('[data-seat="a"]').count()).toBe(1);
  expect(new TextEncoder().encode(JSON.stringify(older.board)).length).toBeLessThan(1024);

  await putTables(page, { ...older, board: undefined });
  await page.reload();
  await expect.poll(() => rows.count()).toBe(2);
  expect(await panes(1).count()).toBe(0);
  await rows.nth(1).locator('[data-art="house-sgraffito"]').waitFor({ state: 'attached' });
  await rows.nth(1).click();
  await ourTurn(visited);
  expect(errors).toEqual([]);
  await context.close();
});

test('players and level are kept, and what no game has is brought into reach', async () => {
  const visited = await visit(browser, '/', { players: 9, level: 99, withoutWorker: true });
  const { page, say, context, errors } = visited;
  const checked = (name: string) =>
    page.getByRole('group', { name }).getByRole('radio', { checked: true }).getAttribute('value');
  const level = say('opponents', { level: 8, name: say('level_name.8') });
  await page.getByRole('group', { name: level }).waitFor();
  expect(await checked(say('players'))).toBe('4');
  expect(await checked(level)).toBe('8');
  expect(errors).toEqual([]);
  await context.close();
});

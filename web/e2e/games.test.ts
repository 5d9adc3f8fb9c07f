// Whole games, as people play them: with a mouse, with keys only, with a finger on a phone, without a network, around one
// screen; in each language.
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launch } from './browser.ts';
import { visit } from './pages.ts';
import { byFinger, byKey, byMouse, Player } from './player.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

// The whole suite plays in each language with the mouse; otherwise the languages are spread over the ways to play.
const full = process.env.HORTA_FULL === '1';
const ways = [
  { way: 'by mouse', touch: byMouse, players: 3, languages: ['en', 'fr', 'nl'] },
  { way: 'by keys only', touch: byKey, players: 2, languages: ['fr'] },
] as const;

describe.each(ways)('a whole game $way', ({ touch, players, languages }) => {
  test.each(full ? languages : languages.slice(0, 1))('in %s', async (language) => {
    const { page, context, say, errors } = await visit(browser, '/', { language, players });
    await touch(page.getByRole('button', { name: say('play'), exact: true }));
    const player = new Player(page, say, touch, players);
    await player.playToTheEnd();
    expect(player.decisions).toBeGreaterThan(12);
    const rows = page.getByRole('dialog').getByRole('row');
    expect(await rows.last().innerText()).toContain(say('score_total'));
    expect(errors).toEqual([]);
    await context.close();
  });
});

test('a whole game by touch on a phone, without a network, goes on after the page was loaded again', async () => {
  const settings = { players: 4, size: 'phone', language: 'nl' } as const;
  const { page, context, say, address, errors } = await visit(browser, '/', settings);
  await page.getByText(say('front.offline')).waitFor();
  await context.setOffline(true);
  await page.reload();
  await byFinger(page.getByRole('button', { name: say('play'), exact: true }));
  const player = new Player(page, say, byFinger, 5);
  await player.playUntil(async () => player.decisions >= 6);
  await page.reload();
  await page.getByRole('region', { name: say('window') }).waitFor();
  await page.goto(address);
  await byFinger(page.getByRole('link', { name: 'Bruxelles 1897' }));
  await player.playToTheEnd();
  expect(player.decisions).toBeGreaterThan(12);
  expect(errors).toEqual([]);
  await context.close();
});

// The quick suite sees the screen go round a few times.
test('people around one screen hand it over', async () => {
  const { page, context, say, errors } = await visit(browser);
  await page.getByRole('button', { name: say('one_screen'), exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(say('player_name', { number: 1 })).fill('Noor');
  await dialog.getByLabel(say('player_name', { number: 2 })).fill('Jef');
  await dialog.getByRole('button', { name: say('play'), exact: true }).click();
  const player = new Player(page, say, byMouse, 9);
  for (const name of ['Noor', 'Jef', 'Noor', 'Jef'])
    await player.playUntil(() => page.getByText(say('handover', { name })).isVisible());
  if (full) await player.playToTheEnd();
  expect(errors).toEqual([]);
  await context.close();
});

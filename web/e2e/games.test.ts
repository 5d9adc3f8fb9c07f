// Games under other circumstances: without a network, around one screen.
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { breadth } from './breadth.ts';
import { launch } from './browser.ts';
import { visit } from './pages.ts';
import { byFinger, byMouse, Player } from './player.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

// The quick suite sees it go on, and the screen go round a few times.
test('a game by touch on a phone, without a network, goes on after the page was loaded again', async () => {
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
  if (breadth === 'quick') await player.playUntil(async () => player.decisions >= 12);
  else await player.playToTheEnd();
  expect(errors).toEqual([]);
  await context.close();
});

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
  if (breadth !== 'quick') await player.playToTheEnd();
  expect(errors).toEqual([]);
  await context.close();
});

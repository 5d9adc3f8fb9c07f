// What stands between the page and its server: new versions, and addresses that browsers do not trust.
import { rmSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { launch } from './browser.ts';
import { look, wear } from './look.ts';
import { visit, type Visit } from './pages.ts';
import { byFinger, byMouse, Player, type Touch } from './player.ts';
import { serve } from './server.ts';
import { copyOfClient, publish } from './version.ts';
import { begin, button, enabled, press } from './ways.ts';

let browser: Browser;
beforeAll(async () => {
  // A name in the local network, which is this computer.
  browser = await launch('--host-resolver-rules=MAP horta.test 127.0.0.1');
});
afterAll(() => browser.close());

// Until it is our turn again: then the table waits.
async function playABit(visited: Visit, touch: Touch) {
  const player = new Player(visited.page, visited.say, touch, 5);
  await player.playUntil(async () => {
    await visited.page.waitForTimeout(200); // the table answers after the touch
    return player.decisions >= 3 && (await enabled(visited, 'pass').isVisible());
  });
}

// Everything that can be touched in the window and in Brussels, by name, and what was told.
async function position(page: Page, { say }: Visit): Promise<string[]> {
  const parts = [
    page.getByRole('region', { name: say('window') }),
    page.getByRole('region', { name: say('brussels'), exact: true }),
    page.getByRole('list', { name: say('log') }),
  ];
  return Promise.all(parts.map((part) => part.innerText()));
}

test('a new version waits until it is wanted; games and other pages go on with it', async () => {
  const folder = copyOfClient();
  const { address, stop } = await serve(folder);
  onTestFinished(() => {
    stop();
    rmSync(folder, { recursive: true });
  });
  const visited = await visit(browser, '/', { address, players: 2 });
  const { page, context, say, errors } = visited;
  const lead = say('front.lead');
  await page.getByText(say('front.offline')).waitFor();
  await begin(visited);
  await playABit(visited, byMouse);
  const before = await position(page, visited);
  const other = await context.newPage();
  await other.goto(address);
  await other.getByText(lead).waitFor();

  publish(folder, lead, 'Build Brussels anew.');
  await page.reload();
  const note = page.getByRole('status').filter({ hasText: say('update') });
  await note.waitFor();
  expect(await position(page, visited)).toEqual(before);
  const seen = { size: 'laptop', theme: 'light' } as const;
  await wear(page, seen);
  await look(page, 'update', seen, true);
  await other.reload();
  await other.getByText(lead).waitFor(); // still the version that it began with

  await page.getByRole('button', { name: say('update.now') }).click();
  await note.waitFor({ state: 'detached' });
  await page.getByRole('region', { name: say('window') }).waitFor();
  expect(await position(page, visited)).toEqual(before);
  await other.getByText('Build Brussels anew.').waitFor();
  await other.getByRole('link', { name: 'Bruxelles 1897' }).waitFor();
  await context.setOffline(true);
  await page.getByRole('link', { name: say('to_front') }).click();
  await page.getByText('Build Brussels anew.').waitFor();
  expect(errors).toEqual([]);
  await context.close();
});

test('at an address without https everything works but offline use, and the page says so', async () => {
  const { address, stop } = await serve();
  onTestFinished(stop);
  const visited = await visit(browser, '/', {
    address: address.replace('localhost', 'horta.test'),
    players: 2,
    size: 'phone',
    theme: 'dark',
  });
  const { page, context, say, errors } = visited;
  expect(await page.evaluate(() => isSecureContext)).toBe(false);
  await page.getByText(say('front.no_offline')).waitFor();
  await look(page, 'plain-http', { size: 'phone', theme: 'dark' });
  await begin(visited);
  await playABit(visited, byFinger);
  await page.reload();
  await button(visited, 'pass').waitFor();
  await press(visited, 'replay.share');
  await press(visited, 'replay.copy_link');
  await page.getByText(say('replay.link_by_hand')).waitFor(); // browsers give such pages no clipboard
  expect(errors.filter((error) => !error.includes('untrustworthy'))).toEqual([]); // the browser says so, too
  await context.close();
});

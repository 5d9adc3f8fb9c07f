// The pictures that the README opens with. They are taken with the suite, so that they can always be taken, and kept in
// build/web/pictures; HORTA_PICTURES=1 puts them into docs/pictures.
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { State } from '../src/games/bruxelles1897/types.ts';
import { launch } from './browser.ts';
import { find } from './moments.ts';
import { visit, type Settings } from './pages.ts';
import { sayIn } from './texts.ts';
import { enabled, playFrom } from './ways.ts';

const folder = fileURLToPath(
  new URL(process.env.HORTA_PICTURES ? '../../docs/pictures' : '../../build/web/pictures', import.meta.url),
);
mkdirSync(folder, { recursive: true });
const most = 150_000; // bytes of each: a README is read on the way, too

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

// The third round: architects stand among cards of many kinds, and somebody builds a house at the left, where the preview
// hides nobody.
let taken = '';
const moment = find({
  where: ({ kind, text }, state) => {
    const place = /^take ([ab])([1-4])$/.exec(text!);
    if (kind !== 'action' || !place) return false;
    const { round, view } = state() as State;
    const cards = view.grid.map((cell) => (cell && 'card' in cell ? cell.card : ''));
    const families = cards.filter(Boolean).map((card) => card.split(':')[0]!);
    const mixed = new Set(families).size >= 5 && families.filter((family) => family === 'money').length < 2;
    taken = sayIn('en')('cell', { column: place[1]!, row: place[2]! });
    const house = cards[4 * (Number(place[2]) - 1) + 'abcd'.indexOf(place[1]!)]!.startsWith('house');
    return round === 3 && house && mixed && 6 <= families.length && families.length <= 8;
  },
});

// Chromium writes WebP itself, which playwright does not ask it for.
async function take(page: Page, name: string) {
  await page.evaluate(() => document.fonts.ready);
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 72 });
  const picture = Buffer.from(data, 'base64');
  expect(picture.length).toBeLessThan(most);
  writeFileSync(`${folder}/${name}.webp`, picture);
}

// On a laptop by daylight and on a phone by gaslight with the preview of a move, as it is when one plays.
const looks: { settings: Settings; preview: 'hover' | 'tap' | null }[] = [
  { settings: { size: 'laptop', theme: 'light' }, preview: 'hover' },
  { settings: { size: 'laptop', theme: 'dark' }, preview: null },
  { settings: { size: 'phone', theme: 'light' }, preview: null },
  { settings: { size: 'phone', theme: 'dark' }, preview: 'tap' },
];

test.each(looks)('the table: $settings.size, $settings.theme', async ({ settings, preview }) => {
  const visited = await visit(browser, '/', { withoutWorker: true, ...settings });
  const { page, say, errors, context } = visited;
  await playFrom(visited, moment);
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await enabled(visited, 'pass').waitFor();
  if (preview) {
    await page.getByRole('button', { name: taken })[preview]();
    await page.getByRole('region', { name: say('preview') }).waitFor();
  }
  await take(page, `table-${settings.size}-${settings.theme}`);
  expect(errors).toEqual([]);
  await context.close();
});

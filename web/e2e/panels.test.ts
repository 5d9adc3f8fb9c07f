// Full tables, from the smallest screen to the largest: in no panel is anything cut off, and nothing lies over anything else.
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chosen } from './breadth.ts';
import { launch } from './browser.ts';
import { misfits } from './fits.ts';
import { fullest } from './moments.ts';
import { visit, type Visit } from './pages.ts';
import { languages } from './texts.ts';
import { playFrom } from './ways.ts';

const screens = [
  { width: 320, height: 568 },
  { width: 390, height: 844 },
  { width: 844, height: 390 }, // a phone held sideways
  { width: 768, height: 1024 },
  { width: 800, height: 600 },
  { width: 1024, height: 768 },
  { width: 1366, height: 768 },
  { width: 1536, height: 864 },
  { width: 1920, height: 1080 },
  { width: 2560, height: 1440 },
];

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const panels = '.player, .place, .tracks, .pane .card, .bases .card, .chipper, .hand-bar, .side .panel:not(.log)';

// Where a screen has tabs, every one of them is looked at.
async function inEveryTab({ page, say }: Visit): Promise<string[]> {
  const found = [];
  const tabs = page.getByRole('navigation', { name: say('views') }).getByRole('button');
  for (let tab = 0; tab < Math.max(1, await tabs.count()); tab++) {
    if (await tabs.nth(tab).isVisible()) await tabs.nth(tab).click();
    else if (tab > 0) continue;
    found.push(...(await misfits(page.locator(panels))));
  }
  if (await tabs.first().isVisible()) await tabs.first().click();
  return [...new Set(found)];
}

const tables = [2, 3, 4].flatMap((players) => (['hands', 'goods'] as const).map((full) => ({ players, full })));
const visits = chosen({ table: tables, language: languages });

describe.each(visits)('$table.players players, full $table.full, in $language', ({ table, language }) => {
  let visited: Visit;
  beforeAll(async () => {
    visited = await visit(browser, '/', { language, withoutWorker: true });
    await playFrom(visited, fullest(table.players, table.full));
  });
  afterAll(() => visited.context.close());

  test.each(screens)('$width×$height', async (screen) => {
    await visited.page.setViewportSize(screen);
    expect(await inEveryTab(visited)).toEqual([]);
  });
});

// The panels of a large screen, and what they hold: everything is as much larger as the screen.
describe.each([
  { width: 2560, height: 1440 },
  { width: 3840, height: 2160 },
])('$width×$height', (screen) => {
  test('everything grows', async () => {
    const { page, context, say } = await visit(browser, '/', { size: 'desktop', withoutWorker: true });
    const heights = async (selectors: string[]) => {
      const all = selectors.map((selector) => page.locator(selector).filter({ visible: true }).first());
      return Promise.all(all.map(async (found) => (await found.boundingBox())!.height));
    };
    const grown = async (...selectors: string[]) => {
      await page.setViewportSize({ width: 1920, height: 1080 });
      const before = await heights(selectors);
      await page.setViewportSize(screen);
      const after = await heights(selectors);
      return after.map((height, place) => (height / before[place]! / (screen.width / 1920)).toFixed(1));
    };
    expect(await grown('h1', '.title p')).toEqual(['1.0', '1.0']);
    await page.getByRole('button', { name: say('play'), exact: true }).click();
    await page.locator('.pane .card').first().waitFor();
    const parts = ['.bar', '.brand', '.pane .card', '.card-foot', '.bonus', '.player', '.player-name', '.duo', '.mini'];
    const more = [
      '.levels',
      '.place',
      '.place-name',
      '.track',
      '.side .panel',
      '.now-list li',
      '.prompt',
      '.prompt .btn',
    ];
    expect(await grown(...parts, ...more)).toEqual(Array(parts.length + more.length).fill('1.0'));
    await context.close();
  });
});

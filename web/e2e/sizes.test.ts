// Screens between and below the three of the art direction: nothing is cut, nothing too small to be read or touched.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launch } from './browser.ts';
import { visit, type Visit } from './pages.ts';
import { begin, button } from './ways.ts';

const screens = [
  { width: 1280, height: 720 },
  { width: 1024, height: 768 },
  { width: 768, height: 1024 },
  { width: 844, height: 390 }, // a phone held sideways
  { width: 683, height: 384 }, // 1366×768, enlarged twice
  { width: 390, height: 664 }, // a phone with the bars of its browser
  { width: 360, height: 640 },
];

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

// The keys whose middle is not on the screen or under something else, once they were scrolled to.
async function covered(visited: Visit): Promise<string[]> {
  const hidden = [];
  for (const id of ['hint', 'pass', 'undo', 'restart', 'end_turn']) {
    const key = button(visited, id);
    await key.scrollIntoViewIfNeeded();
    const free = await key.evaluate((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      const inside = left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight;
      return inside && there !== null && element.contains(there);
    });
    if (!free) hidden.push(id);
  }
  return hidden;
}

describe.each(screens)('$width×$height', ({ width, height }) => {
  test('a table of four', async () => {
    const visited = await visit(browser, '/', { players: 4, withoutWorker: true });
    const { page, say, context } = visited;
    await begin(visited);
    await page.setViewportSize({ width, height });
    const cards = page.getByRole('region', { name: say('window') }).getByRole('button');
    const boxes = await cards.evaluateAll((panes) => panes.map((pane) => pane.getBoundingClientRect().toJSON()));
    expect(Math.min(...boxes.map((box) => box.width))).toBeGreaterThanOrEqual(56);
    expect(Math.min(...boxes.map((box) => box.height))).toBeGreaterThanOrEqual(60);
    expect(Math.min(...boxes.map((box) => box.left))).toBeGreaterThanOrEqual(0);
    expect(Math.max(...boxes.map((box) => box.right))).toBeLessThanOrEqual(width);
    expect(await sideways(page)).toBe(0);
    expect(await covered(visited)).toEqual([]);
    const cut = await page.getByRole('contentinfo').evaluate((prompt) => ({
      width: prompt.scrollWidth - prompt.clientWidth,
      height: prompt.scrollHeight - prompt.clientHeight,
      below: prompt.getBoundingClientRect().bottom > innerHeight + 0.5,
    }));
    expect(cut).toEqual({ width: 0, height: 0, below: false });
    await context.close();
  });

  test('the front page', async () => {
    const { page, say, context } = await visit(browser, '/', { withoutWorker: true });
    await page.setViewportSize({ width, height });
    expect(await sideways(page)).toBe(0);
    if (height >= 600) {
      const box = (await page.getByRole('button', { name: say('play'), exact: true }).boundingBox())!;
      expect(box.y + box.height).toBeLessThanOrEqual(height);
      expect(box.x + box.width).toBeLessThanOrEqual(width);
    }
    await context.close();
  });
});

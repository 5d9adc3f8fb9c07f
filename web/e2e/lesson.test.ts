// The lesson from the first step to the last, as people take it, with a look at its steps.
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launch } from './browser.ts';
import { breadth } from './breadth.ts';
import { look, themes, wear } from './look.ts';
import { visit } from './pages.ts';
import { byFinger, byKey, byMouse } from './player.ts';
import { Pupil } from './pupil.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const ways = [
  { way: 'by keys only', touch: byKey, size: 'desktop', language: 'nl' },
  { way: 'by touch on a phone', touch: byFinger, size: 'phone', language: 'en' },
  { way: 'by mouse', touch: byMouse, size: 'laptop', language: 'fr' },
] as const;

// The quick suite looks at some steps of two lessons, the full one at every step of three in one theme after the other, the
// long one in both.
const looksAt = (number: number): readonly (typeof themes)[number][] => {
  if (breadth === 'quick' && number % 9 !== 0) return [];
  return breadth === 'long' ? themes : [themes[number % 2]!];
};

test.each(breadth === 'quick' ? ways.slice(0, 2) : ways)(
  'somebody learns the game $way, and plays',
  async ({ touch, size, language }) => {
    const { page, context, say, errors } = await visit(browser, '/', { size, language });
    const link = page
      .getByRole('link', { name: say('learn.link'), exact: true })
      .filter({ visible: true })
      .first();
    await touch(link);
    await new Pupil(page, say, touch).learn(async ({ id }, number) => {
      const words = page.locator('.coach .words');
      const hidden = await words.evaluate((element) => element.scrollHeight - element.clientHeight > 1);
      expect([id, hidden]).toEqual([id, false]);
      for (const theme of looksAt(number)) {
        await wear(page, { size, theme });
        await look(page, `lesson-${String(number + 1).padStart(2, '0')}-${id}`, { size, theme }, true);
      }
    });
    await page.reload(); // the end is remembered
    await page.getByRole('button', { name: say('learn.play'), exact: true }).waitFor();
    await wear(page, { size, theme: 'light' });
    await look(page, 'lesson-end', { size, theme: 'light' });
    await touch(page.getByRole('button', { name: say('learn.play'), exact: true }));
    await page.waitForURL(/\/table\//);
    await page.getByRole('region', { name: say('window') }).waitFor();
    expect(errors).toEqual([]);
    await context.close();
  },
);

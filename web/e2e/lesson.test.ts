// The lesson from the first step to the last, as people take it, with a look at its steps.
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launch } from './browser.ts';
import { devices, full, look, wear } from './look.ts';
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

// Every step is looked at in both themes; the quick suite looks at some.
const looks = [...devices.computer, ...devices.phone];

test.each(full ? ways : ways.slice(0, 2))(
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
      for (const [place, one] of looks.filter((other) => other.size === size).entries()) {
        if (!full && (number % 9 !== 0 || place !== number % 2)) continue;
        await wear(page, one);
        await look(page, `lesson-${String(number + 1).padStart(2, '0')}-${id}`, one, true);
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

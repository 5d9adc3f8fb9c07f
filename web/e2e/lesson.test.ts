// The lesson from the first step to the last, as people take it.
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launch } from './browser.ts';
import { visit } from './pages.ts';
import { byFinger, byKey, byMouse } from './player.ts';
import { Pupil } from './pupil.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

test.each([
  { way: 'by mouse', touch: byMouse, size: 'laptop', language: 'fr' },
  { way: 'by keys only', touch: byKey, size: 'desktop', language: 'nl' },
  { way: 'by touch on a phone', touch: byFinger, size: 'phone', language: 'en' },
] as const)('somebody learns the game $way, and plays', async ({ touch, size, language }) => {
  const { page, context, say, errors } = await visit(browser, '/', { size, language });
  const link = page
    .getByRole('link', { name: say('learn.link'), exact: true })
    .filter({ visible: true })
    .first();
  await touch(link);
  await new Pupil(page, say, touch).learn(async ({ id }) => {
    const words = page.locator('.coach .words');
    const hidden = await words.evaluate((element) => element.scrollHeight - element.clientHeight > 1);
    expect([id, hidden]).toEqual([id, false]);
  });
  await page.reload(); // the end is remembered
  await touch(page.getByRole('button', { name: say('learn.play'), exact: true }));
  await page.waitForURL(/\/table\//);
  await page.getByRole('region', { name: say('window') }).waitFor();
  expect(errors).toEqual([]);
  await context.close();
});

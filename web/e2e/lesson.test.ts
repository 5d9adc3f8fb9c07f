// The lesson from the first step to the last, as people take it, with a look at its steps.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import lesson from '../src/games/bruxelles1897/lesson.ts';
import { breakEngines } from './broken.ts';
import { launch } from './browser.ts';
import { breadth } from './breadth.ts';
import { stands } from './bubble.ts';
import { misfits } from './fits.ts';
import { lessonText } from './kept/storage.ts';
import { look, themes, wear } from './look.ts';
import { visit, type Settings, type Visit } from './pages.ts';
import { byFinger, byKey, byMouse, passButton } from './player.ts';
import { Pupil } from './pupil.ts';
import { button } from './ways.ts';

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

// The quick suite looks at some steps of each lesson, the full one at every step in one theme after the other, the long one in
// both.
const looksAt = (number: number): readonly (typeof themes)[number][] => {
  if (breadth === 'quick' && number % 9 !== 0) return [];
  return breadth === 'long' ? themes : [themes[number % 2]!];
};

test.each(ways)('somebody learns the game $way, and plays', async ({ touch, size, language }) => {
  const { page, context, say, errors } = await visit(browser, '/', { size, language });
  const link = page
    .getByRole('link', { name: say('learn.link'), exact: true })
    .filter({ visible: true })
    .first();
  await touch(link);
  await new Pupil(page, say, touch).learn(async (step, number) => {
    await stands(page, step);
    for (const theme of looksAt(number)) {
      await wear(page, { size, theme });
      await look(page, `lesson-${String(number + 1).padStart(2, '0')}-${step.id}`, { size, theme }, true);
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
});

// Somebody comes back to a step.
async function at(id: string, settings: Settings = {}): Promise<Visit> {
  const visited = await visit(browser, '/rules', { withoutWorker: true, ...settings });
  await visited.page.evaluate(([key, step]) => localStorage.setItem(key!, step!), [lessonText, id]);
  await visited.page.goto(`${visited.address}/learn`);
  await said(visited, id).waitFor();
  return visited;
}
const numberOf = (id: string) => lesson.steps.findIndex((step) => step.id === id);
const stepOf = (id: string) => lesson.steps[numberOf(id)]!;
const coach = ({ page, say }: Visit) => page.getByRole('region', { name: say('learn'), exact: true });
const said = (visited: Visit, id: string) =>
  coach(visited).getByRole('heading', {
    name: visited.say('learn.progress', { step: numberOf(id) + 1, steps: lesson.steps.length }),
    exact: true,
  });
const hasFocus = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim());

describe('the bubble', () => {
  // From the smallest screen to the largest; a phone held sideways has no room beside large things.
  const screens = [
    { width: 320, height: 568 },
    { width: 390, height: 844 },
    { width: 844, height: 390 },
    { width: 768, height: 1024 },
    { width: 1024, height: 768 },
    { width: 1920, height: 1080 },
  ];

  test.each(['hand', 'face', 'rising', 'columns', 'expo', 'finish'])(
    'stays beside its thing when the screen changes: %s',
    async (id) => {
      const visited = await at(id);
      for (const screen of screens) {
        await visited.page.setViewportSize(screen);
        await stands(visited.page, { id: `${id}, ${screen.width}×${screen.height}`, target: stepOf(id).target });
      }
      await visited.context.close();
    },
  );

  test('says nothing behind a dialog, and goes on when that is gone', async () => {
    const visited = await at('rising');
    const { page, say } = visited;
    await button(visited, 'settings').click();
    await page.getByRole('dialog').waitFor();
    expect(await said(visited, 'rising').isVisible()).toBe(false);
    await page.keyboard.press('Escape');
    await said(visited, 'rising').waitFor();
    await stands(page, stepOf('rising'));
    await coach(visited)
      .getByRole('button', { name: say('learn.continue') })
      .click();
    await said(visited, 'supply').waitFor();
    await visited.context.close();
  });

  test('waits until the end of the round was seen, at the usual pace', async () => {
    const visited = await at('pass', { speed: 'normal', motion: true });
    const { page, say } = visited;
    await passButton(page, say).click();
    await coach(visited).getByRole('heading').waitFor({ state: 'hidden' });
    await button(visited, 'counted.next_round').click();
    await said(visited, 'expo').waitFor();
    await stands(page, stepOf('expo'));
    await expect.poll(() => hasFocus(page)).toBe(say('learn.continue'));
    await page.keyboard.press('Space');
    await said(visited, 'end').waitFor();
    await visited.context.close();
  });
});

test('each step is announced, and its Continue has the focus', async () => {
  const visited = await at('columns');
  const { page, say } = visited;
  const announced = coach(visited).locator('[aria-live="polite"]');
  for (const [id, next] of [
    ['columns', 'coats'],
    ['coats', 'pass'],
  ] as const) {
    const { step, steps } = { step: numberOf(id) + 1, steps: lesson.steps.length };
    await expect.poll(() => announced.innerText()).toContain(say('learn.progress', { step, steps }));
    expect((await announced.innerText()).length).toBeGreaterThan(60);
    await expect.poll(() => hasFocus(page)).toBe(say('learn.continue'));
    await page.keyboard.press('Enter');
    await said(visited, next).waitFor();
  }
  await visited.context.close();
});

test('Escape puts the lesson aside; it can be taken up again, or left, and goes on later', async () => {
  const visited = await at('rising');
  const { page, say, context } = visited;
  await page.keyboard.press('Escape');
  await expect.poll(() => hasFocus(page)).toBe(say('learn.go_on'));
  await page.keyboard.press('Enter');
  await stands(page, stepOf('rising'));
  await page.keyboard.press('Escape');
  await coach(visited)
    .getByRole('link', { name: say('learn.leave') })
    .click();
  await page.getByRole('link', { name: say('learn.go_on') }).click();
  await said(visited, 'rising').waitFor();
  await context.close();
});

test('a preview that the pupil has opened is closed first', async () => {
  const visited = await at('supply');
  const { page, say, context } = visited;
  await page.locator(stepOf('supply').target[0]!).hover();
  const preview = page.getByRole('region', { name: say('preview') });
  await preview.waitFor();
  await page.keyboard.press('Escape');
  await preview.waitFor({ state: 'hidden' });
  expect(await said(visited, 'supply').isVisible()).toBe(true);
  await context.close();
});

test('a card that comes to lie under the mouse is looked at only when the mouse moves', async () => {
  const visited = await at('rising');
  const { page, say, context } = visited;
  const next = coach(visited).getByRole('button', { name: say('learn.continue') });
  const { x, y, width, height } = (await next.boundingBox())!;
  const middle = [x + width / 2, y + height / 2] as const;
  await page.mouse.click(...middle);
  await said(visited, 'supply').waitFor();
  await stands(page, stepOf('supply'));
  const preview = page.getByRole('region', { name: say('preview') });
  expect(await preview.count()).toBe(0);
  const under = () => page.evaluate(([x, y]) => document.elementFromPoint(x, y)?.closest('.pane') !== null, middle);
  expect(await under()).toBe(true);
  await page.mouse.move(middle[0] + 2, middle[1]);
  await preview.waitFor();
  await context.close();
});

test('when the engine fails the coach says so, and both ways on are open', async () => {
  const visited = await at('rising');
  const { page, say, context } = visited;
  await breakEngines(page);
  await coach(visited)
    .getByRole('button', { name: say('learn.continue') })
    .click();
  await coach(visited).getByRole('alert').getByText(say('learn.failed')).waitFor();
  await coach(visited)
    .getByRole('button', { name: say('learn.retry') })
    .click();
  await said(visited, 'rising').waitFor();
  await coach(visited)
    .getByRole('button', { name: say('learn.continue') })
    .click();
  await said(visited, 'supply').waitFor();
  await breakEngines(page);
  await coach(visited)
    .getByRole('button', { name: say('learn.back') })
    .click();
  await coach(visited)
    .getByRole('link', { name: say('learn.leave') })
    .click();
  await page.getByRole('button', { name: say('play'), exact: true }).waitFor();
  await context.close();
});

// Its last words lie in the place of the log or of the prompt, which has nothing to ask.
test.each([
  { width: 390, height: 844 },
  { width: 1024, height: 768 },
  { width: 1366, height: 768 },
  { width: 1920, height: 1080 },
])('it ends on a table that is complete: $width×$height', async (screen) => {
  const { page, context } = await at('finish', { language: 'fr' });
  await page.setViewportSize(screen);
  await stands(page, stepOf('finish'));
  const parts = '.player, .place, .tracks, .pane, .base, .hand-bar, .strip, .side .panel:not(.log)';
  expect(await misfits(page.locator(parts))).toEqual([]);
  const covered = await page.evaluate((selector) => {
    const bubble = document.querySelector('.bubble')!.getBoundingClientRect();
    return [...document.querySelectorAll(selector)]
      .filter((part) => {
        const { left, top, right, bottom, width } = part.getBoundingClientRect();
        const over = left < bubble.right && right > bubble.left && top < bubble.bottom && bottom > bubble.top;
        return width > 0 && over;
      })
      .map(({ className }) => String(className));
  }, parts);
  expect(covered).toEqual([]);
  await context.close();
});

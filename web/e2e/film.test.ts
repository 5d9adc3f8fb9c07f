// What moves, frame by frame: the deal of a round, cards that are drawn, the end of a game. The clock of the page stands
// still meanwhile; frames are kept in build/web/screens, for people to look at.
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launch } from './browser.ts';
import { drawing, lastDecision } from './moments.ts';
import { visit, type Visit } from './pages.ts';
import { playFrom, press } from './ways.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const folder = fileURLToPath(new URL('../../build/web/screens', import.meta.url));
const frame = (page: Page, name: string) => page.screenshot({ path: `${folder}/film-${name}.png` });

const moving = { motion: true, speed: 'normal', withoutWorker: true } as const;

const stop = ({ page }: Visit) => page.clock.pauseAt(new Date(Date.now() + 3_600_000));

// All movements of the page at one time of theirs.
const at = (page: Page, time: number) =>
  page.evaluate((wanted) => {
    for (const animation of document.getAnimations()) {
      animation.pause();
      animation.currentTime = wanted;
    }
  }, time);
// When everything that moves has arrived. (What only changes its look under a pointer does not move.)
const ends = (page: Page) =>
  page.evaluate(() => {
    const moving = document.getAnimations().filter((animation) => !(animation instanceof CSSTransition));
    return Math.max(0, ...moving.map(({ effect }) => Number(effect!.getComputedTiming().endTime)));
  });

test('a round is dealt card by card within 1.2 s, and a key lays it out at once', async () => {
  const visited = await visit(browser, '/', { ...moving, players: 4 });
  const { page, say, context, errors } = visited;
  await page.clock.install();
  await page.getByRole('button', { name: say('play'), exact: true }).waitFor();
  await stop(visited);
  await press(visited, 'play');
  await page.getByRole('region', { name: say('window') }).waitFor();
  const length = await ends(page);
  expect(length).toBeGreaterThan(600);
  expect(length).toBeLessThanOrEqual(1200);
  for (const time of [0, 200, 450, 700, 950]) {
    await at(page, time);
    await frame(page, `deal-${String(time).padStart(4, '0')}`);
  }
  await page.keyboard.press('Shift');
  expect(await ends(page)).toBe(0);
  expect(errors).toEqual([]);
  await context.close();
});

test('nothing is dealt in movement where nothing shall move', async () => {
  const visited = await visit(browser, '/', { ...moving, motion: false });
  await press(visited, 'play');
  await visited.page.getByRole('region', { name: visited.say('window') }).waitFor();
  expect(await ends(visited.page)).toBe(0);
  await visited.context.close();
});

test.each(['laptop', 'phone'] as const)(
  'drawn cards turn over beside their place, to be chosen there: %s',
  async (size) => {
    const visited = await visit(browser, '/', { ...moving, size });
    const { page, context, say, errors } = visited;
    await page.clock.install();
    await playFrom(visited, drawing());
    await stop(visited);
    const prompt = page.getByRole('contentinfo');
    await prompt.getByRole('button', { name: say('action.influence'), exact: true }).click();
    const cards = page.locator('.drawn-cards .face');
    await cards.last().waitFor();
    for (const time of [0, 250, 420, 560, 700]) {
      await at(page, time);
      await frame(page, `drawn-${size}-${String(time).padStart(4, '0')}`);
    }
    // A first key turns them over at once; they lie beside the prompt, which has the same choice, and not on it.
    await page.keyboard.press('Shift');
    expect(await ends(page)).toBe(0);
    await frame(page, `drawn-${size}-read`);
    const foot = Math.max(
      ...(await cards.locator('*').evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().bottom))),
    );
    expect(foot).toBeLessThanOrEqual((await prompt.boundingBox())!.y);
    expect(
      await prompt
        .getByRole('group', { name: say('prompt.keep_drawn') })
        .getByRole('button')
        .count(),
    ).toBe(2);
    await cards.first().click();
    await expect.poll(() => cards.count()).toBe(0);
    expect(errors).toEqual([]);
    await context.close();
  },
);

test('the end of a game is counted source by source, and one key shows how it went', async () => {
  const visited = await visit(browser, '/', moving);
  const { page, context, say, errors } = visited;
  await page.clock.install();
  await playFrom(visited, lastDecision(4));
  await stop(visited);
  await page.getByRole('contentinfo').getByRole('group').getByRole('button').first().click();
  await page
    .getByRole('contentinfo')
    .getByText(say('round_counted', { round: 4 }))
    .waitFor();
  await page.keyboard.press('Shift'); // the majorities need not be seen one by one
  await press(visited, 'counted.to_scores');
  await page.clock.runFor(100); // the dialog goes first
  const scene = page.getByRole('dialog', { name: say('prompt.over') });
  await scene.waitFor();
  const result = scene.getByRole('status');
  const totals = scene.getByRole('listitem');
  expect(await totals.count()).toBe(4);
  for (let shot = 0; shot < 5; shot++) {
    await page.clock.runFor(shot === 0 ? 700 : 1200);
    await at(page, 360);
    await frame(page, `end-${shot}`);
  }
  expect(await result.innerText()).toBe('');
  await page.keyboard.press('Escape');
  await page.clock.runFor(100); // the key is seen to be taken
  await page.clock.runFor(100); // and then the focus goes to what comes next
  expect(await result.innerText()).toMatch(/point/);
  expect(await scene.getByRole('button', { name: say('score_sheet') }).evaluate((key) => key.matches(':focus'))).toBe(
    true,
  );
  await at(page, 700);
  await frame(page, 'end-told');
  // Who comes back is not kept waiting.
  await page.reload();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('play_again') })
    .waitFor();
  expect(errors).toEqual([]);
  await context.close();
});

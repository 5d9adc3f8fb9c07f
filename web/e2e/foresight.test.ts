// What is said before something is done: what it brings at the end, that it brings nothing, that there is no way back.
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { State } from '../src/games/bruxelles1897/types.ts';
import { launch } from './browser.ts';
import { asking, find } from './moments.ts';
import { visit, type Visit } from './pages.ts';
import { enabled, focused, playFrom } from './ways.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const arrive = () => visit(browser, '/', { players: 3, withoutWorker: true });
const prompt = ({ page }: Visit) => page.getByRole('contentinfo');
const preview = ({ page, say }: Visit) => page.getByRole('region', { name: say('preview') });

test('a house says what it is worth at the end, and how many units it takes', async () => {
  const visited = await arrive();
  const { page, say, context } = visited;
  const moment = find({
    where: ({ text, events }, state) => {
      if (!text?.startsWith('take ') || events.length > 0) return false;
      const { view, seat } = state() as State;
      const cell = 'abcd'.indexOf(text[5]!) + 4 * (Number(text[6]) - 1);
      const there = view.grid[cell];
      const { materials, houses } = view.players[seat!]!;
      const built = Object.keys(houses).length;
      return (
        there !== null &&
        'card' in there! &&
        there.card.startsWith('house:') &&
        built === 1 &&
        Object.keys(materials).length > 1
      );
    },
  });
  await playFrom(visited, moment);
  await enabled(visited, 'pass').waitFor();
  const cards = page
    .getByRole('region', { name: say('window') })
    .getByRole('button', { name: say('action.construction') });
  await cards.first().hover();
  await preview(visited).waitFor();
  await expect.poll(() => preview(visited).innerText()).toContain(say('preview.end'));
  expect(await preview(visited).innerText()).toMatch(/houses.*: \+\d+\sVP/);
  await cards.first().click();
  await expect.poll(() => prompt(visited).innerText()).toContain('2 units are needed');
  await context.close();
});

test('what turns cards over says so before, and undo says so after', async () => {
  const visited = await arrive();
  const { page, say, context } = visited;
  await playFrom(visited, asking('park_action'));
  await expect.poll(() => prompt(visited).innerText()).toContain(say('prompt.reveals'));
  await prompt(visited).getByRole('group').getByRole('button', { disabled: false }).first().press('Enter');
  await expect.poll(() => prompt(visited).innerText()).not.toContain(say('prompt.park_action'));
  await page.keyboard.press('u');
  await expect.poll(() => prompt(visited).innerText()).toContain(say('remark.revealed'));
  await context.close();
});

test('the table in words keeps the keyboard after a move', async () => {
  const visited = await visit(browser, '/', { players: 2, withoutWorker: true });
  const { page, say, context } = visited;
  await page.getByRole('button', { name: say('play'), exact: true }).click();
  await enabled(visited, 'pass').waitFor();
  await page.keyboard.press('t');
  const dialog = page.getByRole('dialog', { name: say('text_view') });
  await dialog.getByRole('textbox').fill('pass');
  await page.keyboard.press('Enter');
  await expect.poll(() => focused(page)).toBe(say('end_turn'));
  await page.keyboard.press('Enter');
  await expect.poll(() => dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await context.close();
});

test('arrows onto a taken pane close the preview and say what lies there', async () => {
  const visited = await visit(browser, '/', { players: 2, withoutWorker: true });
  const { page, say, context } = visited;
  await page.getByRole('button', { name: say('play'), exact: true }).click();
  await enabled(visited, 'pass').waitFor();
  // The top of the first column, and up from there: its foot, where a neutral architect lies with two players.
  await page.keyboard.press('a');
  await preview(visited).waitFor();
  await page.keyboard.press('ArrowUp');
  await expect.poll(() => preview(visited).count()).toBe(0);
  await expect.poll(() => prompt(visited).innerText()).toMatch(/architect here/);
  await context.close();
});

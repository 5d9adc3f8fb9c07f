// The table answers: previews, refusals, taking back, hints, the past.
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launch } from './browser.ts';
import { visit, type Settings, type Visit } from './pages.ts';
import type { Say } from './texts.ts';
import { enabled, focused, ourTurn, plainAction, plainCards } from './ways.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const cards = (page: Page, say: Say) => plainCards({ page, say });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function table(settings: Settings = {}): Promise<Visit> {
  const visited = await visit(browser, '/', { players: 2, withoutWorker: true, ...settings });
  await button(visited.page, visited.say('play')).click();
  await enabled(visited, 'pass').waitFor();
  return visited;
}

describe('looking at a card', () => {
  test('shows what it would cost, do, and change', async () => {
    const { page, say, context } = await table();
    await cards(page, say).first().hover();
    const preview = page.getByRole('region', { name: say('preview') });
    await preview.waitFor();
    await expect.poll(() => preview.innerText()).toMatch(/Pay \d\sF/);
    expect(await preview.innerText()).toMatch(/coats? of arms/);
    // Another side of an architect changes the price.
    const before = await preview.innerText();
    await preview
      .getByRole('group', { name: say('faces') })
      .getByRole('button')
      .last()
      .click();
    await expect.poll(() => preview.innerText()).not.toBe(before);
    await page.keyboard.press('Escape');
    await expect.poll(() => preview.count()).toBe(0);
    await context.close();
  });
});

test('a turn can be taken back until it is ended', async () => {
  const { page, say, context } = await table();
  const before = await page
    .getByRole('region', { name: say('window') })
    .getByRole('button')
    .first()
    .innerText();
  const count = await cards(page, say).count();
  await cards(page, say).first().click();
  await button(page, say('end_turn')).and(page.locator('[aria-disabled="false"]')).waitFor();
  expect(await cards(page, say).count()).toBe(count - 1);
  await button(page, say('restart')).click();
  await expect.poll(() => cards(page, say).count()).toBe(count);
  expect(
    await page
      .getByRole('region', { name: say('window') })
      .getByRole('button')
      .first()
      .innerText(),
  ).toBe(before);
  await context.close();
});

test('what cannot be done says why', async () => {
  const { page, say, context } = await table();
  const neutral = say('pane.neutral', { where: '', value: 2 }).slice(2);
  await page.getByRole('button', { name: neutral }).first().click();
  await expect.poll(() => page.getByRole('contentinfo').innerText()).toContain('neutral architect');
  await context.close();
});

test('a hint shows moves with their reasons', async () => {
  const { page, say, context } = await table();
  await button(page, say('hint')).click();
  const hint = page.getByRole('status').filter({ hasText: say('hint_title') });
  await hint.waitFor();
  expect(await hint.innerText()).toMatch(/\d+% chance to win/);
  expect(await hint.innerText()).not.toMatch(/[[\]{}]/);
  await context.close();
});

test('a log entry leads back to its moment', async () => {
  const { page, say, context } = await table();
  await cards(page, say).first().click();
  await button(page, say('end_turn')).click();
  await ourTurn({ page, say });
  await page
    .getByRole('list', { name: say('log') })
    .getByRole('button')
    .last()
    .click();
  await button(page, say('to_present')).click();
  await expect.poll(() => button(page, say('to_present')).count()).toBe(0);
  await context.close();
});

test('an address that is nothing says so', async () => {
  const { page, say, context } = await visit(browser, '/table/0123456789abcdef');
  await page.getByRole('heading', { name: say('table_missing') }).waitFor();
  await page.getByRole('link', { name: say('to_front') }).click();
  await button(page, say('play')).waitFor();
  await context.close();
});

async function tabTo(page: Page, name: RegExp) {
  for (let steps = 0; steps < 30; steps++) {
    if (name.test(await focused(page))) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Thirty steps of the Tab key do not lead to ${name}, but to ${await focused(page)}.`);
}

test('turns are played with Tab, arrows and Enter alone, and the keyboard is never lost', async () => {
  const { page, say, context } = await table({ players: 2 });
  for (const turn of [1, 2]) {
    await tabTo(page, new RegExp(`^${say('cell', { column: '[a-d]', row: '[1-3]' })}`));
    // From card to card until there is one that can be taken.
    const open = plainAction(say);
    const across = ['Right', 'Right', 'Right', 'Down', 'Left', 'Left', 'Left', 'Down', 'Right', 'Right', 'Right'];
    for (const way of ['Up', 'Up', 'Left', 'Left', 'Left']) await page.keyboard.press(`Arrow${way}`);
    for (const way of across) if (!open.test(await focused(page))) await page.keyboard.press(`Arrow${way}`);
    await page.getByRole('region', { name: say('preview') }).waitFor();
    await page.keyboard.press('Enter');
    await button(page, say('end_turn')).and(page.locator('[aria-disabled="false"]')).waitFor();
    expect(await focused(page), `turn ${turn}`).not.toBe('');
    await tabTo(page, new RegExp(`^${say('end_turn')}$`));
    await page.keyboard.press('Enter');
    await ourTurn({ page, say });
    expect(await focused(page), `after turn ${turn}`).not.toBe('');
  }
  await context.close();
});

describe('one thing at a time lies over the table', () => {
  const over = ({ page, say }: Visit) => ({
    preview: page.getByRole('region', { name: say('preview') }),
    hint: page.getByRole('status').filter({ hasText: say('hint_title') }),
  });

  test('a hint takes the place of the preview, and a preview that of the hint', async () => {
    const visited = await table();
    const { page, say, context } = visited;
    const { preview, hint } = over(visited);
    await cards(page, say).last().hover();
    await preview.waitFor();
    await button(page, say('hint')).focus(); // the mouse stays on the card
    await page.keyboard.press('Enter');
    await hint.waitFor();
    expect(await preview.count()).toBe(0);
    await cards(page, say).first().hover();
    await preview.waitFor();
    expect(await hint.count()).toBe(0);
    await context.close();
  });

  test('the preview goes when the mouse leaves the cards for the panels of others', async () => {
    const visited = await table({ players: 4, size: 'desktop' });
    const { page, say, context } = visited;
    const { preview } = over(visited);
    const panels = page.getByRole('region', { name: say('players'), exact: true }).locator('.player');
    for (const onTheWay of ['.prompt-text', '.player.me .player-head', '.bar-note']) {
      await cards(page, say).first().hover();
      await preview.waitFor();
      await page.locator(onTheWay).hover();
      await panels.nth(2).hover();
      await expect.poll(() => preview.count()).toBe(0);
    }
    await context.close();
  });

  test('the preview stays while the mouse goes from the cards to it', async () => {
    const visited = await table();
    const { page, say, context } = visited;
    const { preview } = over(visited);
    await cards(page, say).first().hover();
    await preview.waitFor();
    const title = await preview.getByRole('heading').innerText();
    await preview.getByRole('heading').hover();
    const other = preview.getByRole('group', { name: say('faces') }).getByRole('button');
    await other.last().click();
    expect(await preview.getByRole('heading').innerText()).toBe(title);
    await context.close();
  });
});

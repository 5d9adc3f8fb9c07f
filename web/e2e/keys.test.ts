// The table with the mouse unplugged, and with presses that are not meant to play.
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launch } from './browser.ts';
import { visit, type Settings, type Visit } from './pages.ts';
import { enabled, focused, ourTurn, plainAction, plainCards } from './ways.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const button = ({ page, say }: Visit, id: string) => page.getByRole('button', { name: say(id), exact: true });
const preview = ({ page, say }: Visit) => page.getByRole('region', { name: say('preview') });

async function table(settings: Settings = {}): Promise<Visit> {
  const visited = await visit(browser, '/', { players: 2, deal: 6, withoutWorker: true, ...settings });
  await button(visited, 'play').click();
  await enabled(visited, 'pass').waitFor();
  return visited;
}

describe('letters', () => {
  test('are told under the question mark, and each of them does what it says', async () => {
    const visited = await table();
    const { page, say, context } = visited;
    await page.keyboard.press('?');
    const legend = page.getByRole('dialog', { name: say('keys') });
    await legend.waitFor();
    const letters = await legend
      .locator('kbd')
      .filter({ hasText: /^[a-z]$/ })
      .allInnerTexts();
    expect(new Set(letters).size).toBe(letters.length);
    await page.keyboard.press('t'); // not while it is open
    await page.keyboard.press('Escape');
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    const done: Record<string, () => Promise<unknown>> = {
      h: () =>
        page
          .getByRole('status')
          .filter({ hasText: say('hint_title') })
          .waitFor(),
      t: () => page.getByRole('dialog', { name: say('text_view') }).waitFor(),
      u: () => page.getByText(say('remark.nothing_to_undo')).waitFor(),
      r: () => page.getByText(say('remark.nothing_to_undo')).waitFor(),
      e: () => page.getByText(say('remark.turn_open')).waitFor(),
      w: () => page.locator('.pane:focus').waitFor(),
      a: () => page.locator('.pane[data-column="a"]:focus').waitFor(),
      b: () => page.locator('.pane[data-column="b"]:focus').waitFor(),
      c: () => page.locator('.pane[data-column="c"]:focus').waitFor(),
      d: () => page.locator('.pane[data-column="d"]:focus').waitFor(),
      x: () => page.locator('.place:focus').waitFor(),
      m: () => page.locator('.player.me button:focus').waitFor(),
      l: () => page.locator('.log button:focus').waitFor(),
      p: () => enabled(visited, 'end_turn').waitFor(),
    };
    expect(Object.keys(done).sort()).toEqual([...letters].sort());
    for (const [letter, seen] of Object.entries(done)) {
      await page.keyboard.press(letter);
      await seen();
      await page.keyboard.press('Escape');
    }
    await context.close();
  });

  test('are none where something is typed, with Ctrl, or when they were switched off', async () => {
    const visited = await table();
    const { page, say, context } = visited;
    await page.keyboard.press('Control+h');
    await button(visited, 'text_view').click();
    await page.getByRole('dialog').getByRole('textbox').pressSequentially('pass?');
    expect(await page.getByRole('dialog').count()).toBe(1);
    await page.keyboard.press('Escape');
    await button(visited, 'settings').click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say('keys'), exact: true })
      .click();
    const letters = page.getByRole('dialog').getByRole('group', { name: say('letters') });
    await letters.getByRole('radio', { name: say('letters.off') }).check({ force: true });
    await page.keyboard.press('Escape');
    for (const letter of ['p', 'h', 'w', '?']) await page.keyboard.press(letter);
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(
      await page
        .getByRole('status')
        .filter({ hasText: say('hint_title') })
        .count(),
    ).toBe(0);
    expect(await enabled(visited, 'pass').isVisible()).toBe(true);
    await context.close();
  });
});

describe('a turn', () => {
  // The letters that lead to a card that leaves nothing to choose: its column, and again for the next one down, or up.
  const wayToPlainCard = async ({ page, say }: Visit): Promise<string[] | null> => {
    const panes = await page.locator('.pane').evaluateAll((all) =>
      all.map((pane) => ({
        column: (pane as HTMLElement).dataset.column!,
        open: pane.classList.contains('open'),
        label: pane.querySelector('.sr')!.textContent,
      })),
    );
    const plain = plainAction(say);
    const ways = panes.flatMap(({ column, open, label }) => {
      if (!open || !plain.test(label)) return [];
      const openOnes = panes.filter((pane) => pane.column === column && pane.open);
      return [Array<string>(openOnes.findIndex((pane) => pane.label === label) + 1).fill(column)];
    });
    return ways.sort((one, other) => one.length - other.length)[0] ?? null;
  };

  test('takes at most five keys, and the focus is where the next one is needed', async () => {
    const visited = await table({ players: 2 });
    const { page, say, context } = visited;
    const counts: number[] = [];
    let pressed = 0;
    const press = async (key: string) => {
      pressed++;
      await page.keyboard.press(key);
    };
    for (let turn = 1; turn <= 4; turn++) {
      const way = await wayToPlainCard(visited);
      if (!way) break;
      pressed = 0;
      for (const letter of way) await press(letter);
      await preview(visited).waitFor();
      await press('Enter');
      await enabled(visited, 'end_turn').waitFor();
      await expect.poll(() => focused(page), { message: `turn ${turn}` }).toBe(say('end_turn'));
      await press('Enter');
      counts.push(pressed);
      await ourTurn(visited);
      // The next turn begins at the window.
      await expect.poll(() => page.locator('.pane:focus').count(), { message: `after turn ${turn}` }).toBe(1);
    }
    expect(counts.length).toBeGreaterThan(1);
    expect(Math.max(...counts)).toBeLessThanOrEqual(5);
    await context.close();
  });

  test('ends by itself where that was asked for', async () => {
    const visited = await table({ players: 2, speed: 'slow', autoEnd: true });
    const { page, say, context } = visited;
    await plainCards(visited).first().click();
    await page
      .getByText(say('prompt.thinking', { name: '' }).trim())
      .first()
      .waitFor();
    expect(await button(visited, 'undo').getAttribute('aria-disabled')).toBe('true');
    await context.close();
  });
});

describe('a press that is not meant to play', () => {
  test('only hurries the others along', async () => {
    const visited = await table({ players: 2, speed: 'normal' });
    const { page, say, context } = visited;
    await plainCards(visited).first().click();
    await button(visited, 'end_turn').click();
    await expect.poll(() => enabled(visited, 'end_turn').count()).toBe(0);
    // Held down while another plays, and let go when the turn has come.
    await plainCards(visited).last().hover();
    await page.mouse.down();
    await enabled(visited, 'pass').waitFor();
    await page.mouse.up();
    await page.keyboard.press('e'); // its answer comes after whatever the click began
    await page.getByText(say('remark.turn_open')).waitFor();
    expect(await enabled(visited, 'pass').isVisible()).toBe(true);
    await context.close();
  });

  test('shows first what it would do when a finger makes it, whatever kind of pointer the click claims', async () => {
    const visited = await table({ players: 2, size: 'phone' });
    const { context } = visited;
    const card = plainCards(visited).first();
    // As older WebKit does: the press is a finger's, the click a mouse's.
    const tap = () =>
      card.evaluate((pane) => {
        const at = { bubbles: true, cancelable: true, composed: true, isPrimary: true, pointerId: 7 };
        pane.dispatchEvent(new PointerEvent('pointerdown', { ...at, pointerType: 'touch' }));
        pane.dispatchEvent(new PointerEvent('pointerup', { ...at, pointerType: 'touch' }));
        pane.dispatchEvent(new PointerEvent('click', { ...at, pointerType: 'mouse' }));
      });
    await tap();
    await preview(visited).waitFor();
    expect(await enabled(visited, 'end_turn').count()).toBe(0);
    await preview(visited).getByRole('button').last().tap();
    await enabled(visited, 'end_turn').waitFor();
    await context.close();
  });
});

// Every page and state at our three sizes, light and dark: nothing overflows, axe finds nothing (WCAG 2.2 A and AA), and a
// picture is kept in build/web/screens.
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launch, sizes } from './browser.ts';
import { visit, type Visit } from './pages.ts';
import { byMouse, Player } from './player.ts';

const folder = fileURLToPath(new URL('../../build/web/screens', import.meta.url));
mkdirSync(folder, { recursive: true });

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const full = process.env.HORTA_FULL === '1';
const looks = Object.keys(sizes).flatMap((size) =>
  (['light', 'dark'] as const).map((theme) => ({ size: size as keyof typeof sizes, theme })),
);

async function look(page: Page, name: string) {
  await page.screenshot({ path: `${folder}/${name}.png` });
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  expect(violations.map(({ id, nodes }) => `${name}: ${id} ${nodes.map((node) => node.target).join(' ')}`)).toEqual([]);
}

async function fits(page: Page) {
  const { width, height } = await page.evaluate(() => ({
    width: document.documentElement.scrollWidth - innerWidth,
    height: document.documentElement.scrollHeight - innerHeight,
  }));
  expect({ width, height }).toEqual({ width: 0, height: 0 });
}

async function begin({ page, say }: Visit) {
  await page.getByRole('button', { name: say('play'), exact: true }).click();
  await page
    .getByRole('button', { name: say('pass'), exact: true })
    .and(page.locator('[aria-disabled="false"]'))
    .waitFor();
}

describe.each(full ? looks : looks.filter(({ size, theme }) => (size === 'phone') === (theme === 'dark')))(
  'at $size, $theme',
  ({ size, theme }) => {
    test('the front page', async () => {
      const { page, context, say, errors } = await visit(browser, '/', { size, theme });
      await page.getByRole('heading', { name: 'Horta' }).waitFor();
      await page.waitForTimeout(500);
      await look(page, `front-${size}-${theme}`);
      await page.getByRole('button', { name: say('one_screen'), exact: true }).click();
      await look(page, `one-screen-${size}-${theme}`);
      expect(errors).toEqual([]);
      await context.close();
    });

    test('the table: at rest, looking, after a turn, at the end', async () => {
      const visited = await visit(browser, '/', { size, theme, players: 4 });
      const { page, context, say, errors } = visited;
      await begin(visited);
      await page.waitForTimeout(500);
      await fits(page);
      await look(page, `table-${size}-${theme}`);
      const card = page
        .getByRole('region', { name: say('window') })
        .getByRole('button', { name: new RegExp(`${say('action.creation')}|${say('action.supply')}`) });
      if (size === 'phone') await card.first().tap();
      else await card.first().hover();
      await page.getByRole('region', { name: say('preview') }).waitFor();
      await fits(page);
      await look(page, `preview-${size}-${theme}`);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: say('hint'), exact: true }).click();
      await page
        .getByRole('status')
        .filter({ hasText: say('hint_title') })
        .waitFor();
      await look(page, `hint-${size}-${theme}`);
      await page.keyboard.press('Escape');
      if (size === 'phone')
        for (const tab of ['players', 'tracks', 'scores', 'log', 'table']) {
          await page.getByRole('tab', { name: say(`tab.${tab}`) }).click();
          await look(page, `tab-${tab}-${size}-${theme}`);
        }
      await page.getByRole('button', { name: say('settings'), exact: true }).click();
      await look(page, `settings-${size}-${theme}`);
      await page.keyboard.press('Escape');
      if (!full || size !== 'laptop' || theme !== 'light') return context.close();
      const player = new Player(page, say, byMouse, 2);
      await player.playToTheEnd();
      await look(page, `score-${size}-${theme}`);
      expect(errors).toEqual([]);
      await context.close();
    });
  },
);

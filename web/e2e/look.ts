// What every state of every page has to stand: nothing overflows, axe finds nothing (WCAG 2.2 A and AA), and a picture is
// kept in build/web/screens for people to look at.
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { sizes } from './browser.ts';

export interface Look {
  size: keyof typeof sizes;
  theme: 'light' | 'dark';
}

const folder = fileURLToPath(new URL('../../build/web/screens', import.meta.url));
mkdirSync(folder, { recursive: true });

export const themes = ['light', 'dark'] as const;

// A phone is another device, with touch; laptop and desktop are one, with a larger or a smaller window.
export type Device = 'computer' | 'phone';
export const deviceOf = (size: Look['size']): Device => (size === 'phone' ? 'phone' : 'computer');

// The look of the moment: a window is resized, a device goes over to the other theme.
export async function wear(page: Page, { size, theme }: Look) {
  if (page.viewportSize()?.width !== sizes[size].width) await page.setViewportSize(sizes[size]);
  await page.emulateMedia({ colorScheme: theme });
}

export async function look(page: Page, name: string, { size, theme }: Look, fits = false) {
  await page.evaluate(() => document.fonts.ready);
  const language = await page.evaluate(() => document.documentElement.lang);
  const picture = `${name}-${size}-${theme}-${language}`;
  await page.screenshot({ path: `${folder}/${picture}.png` });
  // The body as well: what it hides can still be scrolled into sight by a focus.
  const overflow = await page.evaluate(() => {
    const roots = [document.documentElement, document.body];
    return {
      width: Math.max(...roots.map((root) => root.scrollWidth)) - innerWidth,
      height: Math.max(...roots.map((root) => root.scrollHeight)) - innerHeight,
    };
  });
  expect([picture, overflow.width]).toEqual([picture, 0]);
  if (fits) expect([picture, overflow.height]).toEqual([picture, 0]);
  // There are no frames to look into, and what axe finds in order is nothing to report: both spare half of its time.
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .setLegacyMode()
    .analyze();
  expect(violations.map(({ id, nodes }) => `${picture}: ${id} ${nodes.map((node) => node.target).join(' ')}`)).toEqual(
    [],
  );
}

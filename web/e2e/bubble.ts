// How the bubble of the lesson stands on the page: everything that is not as it should be, looked for in the page itself.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { LessonStep as Step } from '../src/learn/script.ts';

function faults(page: Page, targets: string[]): Promise<string[]> {
  return page.evaluate((selectors) => {
    const found: string[] = [];
    const bubble = document.querySelector('.bubble');
    if (!bubble) return ['there is no bubble'];
    const box = bubble.getBoundingClientRect();
    if (box.left < 0 || box.top < 0 || box.right > innerWidth || box.bottom > innerHeight)
      found.push('it is off screen');
    const words = bubble.querySelector('.words')!;
    if (words.scrollHeight > words.clientHeight + 1) found.push('its words are cut');
    for (const button of bubble.querySelectorAll('button, a')) {
      const { left, top, right, bottom, width, height } = button.getBoundingClientRect();
      if (left < box.left || top < box.top || right > box.right || bottom > box.bottom)
        found.push(`${button.textContent || button.ariaLabel} stands out`);
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      if (!hit || !button.contains(hit)) found.push(`${button.textContent || button.ariaLabel} is not hit`);
    }
    if (selectors.length === 0) return found;
    const ring = document.querySelector('.ring')?.getBoundingClientRect();
    if (!ring) return [...found, 'nothing is ringed'];
    const around = (element: Element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      const [x, y] = [Math.max(0, left), Math.max(0, top)];
      const [width, height] = [Math.min(innerWidth, right) - x, Math.min(innerHeight, bottom) - y];
      return Math.hypot(ring.left + 6 - x, ring.top + 6 - y, ring.width - 12 - width, ring.height - 12 - height) < 3;
    };
    // A finger places with the button of the preview.
    const things = [...selectors, '.preview-keys > .btn-primary'].flatMap((selector) => [
      ...document.querySelectorAll(selector),
    ]);
    if (!things.some(around)) found.push('the ring is around something else');
    const apart = box.right <= ring.left || box.left >= ring.right || box.bottom <= ring.top || box.top >= ring.bottom;
    if (!apart) found.push('it lies over what it points at');
    return found;
  }, targets);
}

// It follows what moves: that may take a moment.
export const stands = (page: Page, { id, target }: Pick<Step, 'id' | 'target'>) =>
  expect.poll(() => faults(page, target), { message: id, timeout: 5000 }).toEqual([]);

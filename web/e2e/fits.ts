// What is cut off or lies over something else, looked for in the page itself.
import type { Locator } from 'playwright-core';

// Every word and every picture of these parts that is not whole, or not alone where it is. Pictures are looked at as wholes;
// what only somebody who listens is told has no place on the screen; what can be scrolled to is not cut.
export function misfits(parts: Locator): Promise<string[]> {
  return parts.evaluateAll((roots) => {
    interface Thing {
      name: string;
      element: Element;
      box: DOMRect;
      word: boolean;
    }
    const pictures = '.card, .duo, .mini, .seal, .coat, svg';
    const grounds = '.place > svg'; // other things may lie on these
    const tolerance = 1;

    const seen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !element.closest('.sr');

    function things(root: Element): Thing[] {
      const found: Thing[] = [];
      const called = (element: Element, text: string) =>
        `${root.getAttribute('aria-label') ?? root.className}: ${text} (${element.getAttribute('class') ?? element.localName})`;
      const add = (element: Element, box: DOMRect, text: string, word: boolean) => {
        if (box.width > 0 && box.height > 0) found.push({ name: called(element, text), element, box, word });
      };
      const walk = (node: Node) => {
        if (node instanceof Text) {
          const text = node.data.trim();
          const parent = node.parentElement!;
          if (!text || parseFloat(getComputedStyle(parent).fontSize) === 0) return;
          const range = document.createRange();
          range.selectNodeContents(node);
          add(parent, range.getBoundingClientRect(), text, true);
        } else if (node instanceof Element && seen(node)) {
          if (node.matches(grounds)) return;
          if (node.matches(pictures)) add(node, node.getBoundingClientRect(), node.textContent.trim(), false);
          else node.childNodes.forEach(walk);
        }
      };
      root.childNodes.forEach(walk);
      return found;
    }

    // By how much a thing goes beyond what its ancestors show of it.
    function cut({ element, box, word }: Thing): boolean {
      let { left, right, top, bottom } = { left: 0, right: innerWidth, top: -Infinity, bottom: Infinity };
      let scrolls = { x: false, y: false };
      for (let around = element; around !== document.body; around = around.parentElement!) {
        const style = getComputedStyle(around);
        if (around === element && !word) continue;
        const { left: x, top: y } = around.getBoundingClientRect();
        const shows = (overflow: string) => overflow === 'auto' || overflow === 'scroll';
        if (style.overflowX !== 'visible' && !scrolls.x) {
          left = Math.max(left, x + around.clientLeft);
          right = Math.min(right, x + around.clientLeft + around.clientWidth);
        }
        if (style.overflowY !== 'visible' && !shows(style.overflowY) && !scrolls.y) {
          top = Math.max(top, y + around.clientTop);
          bottom = Math.min(bottom, y + around.clientTop + around.clientHeight);
        }
        scrolls = { x: scrolls.x || shows(style.overflowX), y: scrolls.y || shows(style.overflowY) };
        if (style.position === 'fixed') break;
      }
      // Lines are higher than their letters.
      const spare = word ? Math.max(tolerance, box.height * 0.2) : tolerance;
      return (
        box.left < left - tolerance ||
        box.right > right + tolerance ||
        box.top < top - spare ||
        box.bottom > bottom + spare
      );
    }

    // Nobles overlap when there are many, a count lies on its stack, and seals close ranks on a track.
    const together = (one: Element, other: Element) =>
      ['.nobles', '.stack', '.step', '.standing', '.card'].some((group) => {
        const common = one.closest(group);
        return common !== null && common === other.closest(group);
      });
    function overlap({ box: one, word }: Thing, { box: other, word: another }: Thing): boolean {
      const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      const spare = word || another ? Math.max(tolerance, Math.min(one.height, other.height) * 0.3) : tolerance;
      return width > tolerance && height > spare;
    }

    return roots.filter(seen).flatMap((root) => {
      const all = things(root);
      const over = all.flatMap((one, place) =>
        all
          .slice(place + 1)
          .filter((other) => !together(one.element, other.element) && overlap(one, other))
          .map((other) => `${one.name} lies over ${other.name}`),
      );
      return [...all.filter(cut).map(({ name }) => `${name} is cut`), ...over];
    });
  });
}

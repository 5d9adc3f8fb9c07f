// What lies over the page and is answered first: dialogs, the scene of the end. The keyboard stays inside and goes back to
// where it was; Escape leaves.
//
// It is no modal `dialog`: that makes the page behind it inert, and a browser then works out the style of every element of it
// anew, four thousand at a table, once when it opens and once when it closes. A popover is on top of everything, too.
import { untrack } from 'svelte';
import type { Attachment } from 'svelte/attachments';

// The last one is on top.
let open = $state.raw<Element[]>([]);
export const isCovered = () => open.length > 0;

const stopsIn = (element: Element) =>
  [...element.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, [tabindex]')].filter(
    (thing) =>
      thing.tabIndex >= 0 &&
      !(thing as HTMLButtonElement).disabled &&
      thing.checkVisibility() &&
      !(thing instanceof HTMLInputElement && thing.type === 'radio' && !thing.checked), // one of them is the stop of all
  );

// What moves the focus calls those who listen to it, on the way: nothing that they read is read here.
export const over =
  (escape: () => void): Attachment<HTMLElement> =>
  (element) =>
    untrack(() => cover(element, escape));

function cover(element: HTMLElement, escape: () => void) {
  const before = document.activeElement;
  const isOnTop = () => open.at(-1) === element;
  const enter = (from: 'start' | 'end' = 'start') => {
    const wanted = from === 'start' && element.querySelector<HTMLElement>('[autofocus]');
    (wanted || stopsIn(element).at(from === 'start' ? 0 : -1) || element).focus();
  };

  function onkeydown(event: KeyboardEvent) {
    if (!isOnTop() || event.defaultPrevented) return;
    if (event.key === 'Escape') {
      event.preventDefault();
      escape();
    } else if (event.key === 'Tab') {
      const stops = stopsIn(element);
      const last = event.shiftKey ? stops[0] : stops.at(-1);
      if (document.activeElement !== last && element.contains(document.activeElement)) return;
      event.preventDefault();
      enter(event.shiftKey ? 'end' : 'start');
    }
  }
  // Whatever reaches for the keyboard behind it does not get it.
  function onfocusin({ target }: FocusEvent) {
    if (isOnTop() && !element.contains(target as Element)) enter();
  }

  open = [...open, element];
  element.showPopover?.(); // older browsers show it where it stands
  if (!element.contains(document.activeElement)) enter();
  document.addEventListener('keydown', onkeydown);
  document.addEventListener('focusin', onfocusin);
  return () => {
    document.removeEventListener('keydown', onkeydown);
    document.removeEventListener('focusin', onfocusin);
    open = open.filter((other) => other !== element);
    const lost = document.activeElement === document.body || element.contains(document.activeElement);
    if (lost && before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
  };
}

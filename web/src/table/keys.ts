// Letters that do something at a table, the same in every language. A button has its letter in aria-keyshortcuts; others
// lead to a part of the table.
import { isCovered } from '../ui/over.svelte.ts';
import { isInSight } from '../ui/sight.ts';
import { say } from '../text/texts.svelte.ts';

// By the text of the button.
export const deeds = {
  hint: 'h',
  pass: 'p',
  undo: 'u',
  restart: 'r',
  end_turn: 'e',
  text_view: 't',
  keys: '?',
} as const;

// A part of the table: what each letter leads to, as a selector. Pressed again, it leads to the next of them.
export interface Zone {
  keys: Record<string, string>;
  text(): string;
  tab?: string; // where it is on a small screen
}

// Those that every table has.
export const zones: Zone[] = [
  { keys: { m: '.player.me button, .hand-bar button' }, text: () => say('zone.mine') },
  { keys: { l: '.log button[tabindex="0"]' }, text: () => say('zone.log'), tab: 'log' },
];

// Whether a key is meant for the table: not for something that is typed into, nor for what lies over it.
export function isForTable(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  const typing = event.target instanceof Element && event.target.closest('input, textarea, select, [popover]');
  return !typing && !isCovered();
}

export const buttonFor = (table: HTMLElement, letter: string) =>
  [...table.querySelectorAll<HTMLElement>('button[aria-keyshortcuts]')].find(
    (button) => button.getAttribute('aria-keyshortcuts') === letter && isInSight(button),
  );

// The thing of a zone that comes after the one with the focus, or the first.
export function nextStop(table: HTMLElement, selector: string): HTMLElement | undefined {
  const stops = [...table.querySelectorAll<HTMLElement>(selector)].filter(isInSight);
  return stops[(stops.indexOf(document.activeElement as HTMLElement) + 1) % stops.length];
}

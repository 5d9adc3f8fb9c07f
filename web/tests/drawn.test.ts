// Cards that are drawn: where they are shown, and which of them stays.
import { expect, test } from 'vitest';
import type { Entry } from '../src/engine/types.ts';
import { drawnOf } from '../src/games/bruxelles1897/drawn.ts';
import { beside } from '../src/table/beside.ts';
import { call, simulate } from './engine.ts';

test('of all cards drawn in ten games one stays, and choosing it was an option', () => {
  const places = new Set<string>();
  for (let number = 0; number < 10; number++) {
    call('open', { record: simulate(3, number) });
    const { entries } = call<{ entries: Entry[] }>('entries', { from: 0 });
    for (const [at, entry] of entries.entries()) {
      const drawn = drawnOf(entry);
      if (!drawn) continue;
      places.add(drawn.beside[0]!.replace(/\d+/, 'n'));
      expect(drawn.cards).toHaveLength(2);
      expect(drawn.seat).toBe(entry.seat);
      const next = entries[at + 1]!;
      const chosen = next.kind === 'keep_drawn';
      const kept = drawn.kept(chosen ? next.events : entry.events);
      expect(kept).not.toBeNull();
      if (!chosen) continue;
      const asked = { kind: 'keep_drawn', options: [{ option: next.option!, text: next.text }] };
      expect(drawn.option(asked, drawn.cards[kept!]!)?.text).toBe(next.text);
    }
  }
  expect([...places].sort()).toEqual([
    '.pane[data-cell="n"]',
    '.place[data-place="cinquantenaire"]',
    '.place[data-place="city_hall"]',
  ]);
});

const room = { left: 0, top: 0, width: 400, height: 600 };
const size = { width: 200, height: 150 };

test('large things stand at the right, at the left, or below, and never outside', () => {
  const thing = (left: number, top: number) => ({ left, top, width: 80, height: 80 });
  expect(beside(thing(0, 300), size, room)).toEqual({ left: 90, top: 265, ...size });
  expect(beside(thing(320, 300), size, room)).toEqual({ left: 110, top: 265, ...size });
  expect(beside(thing(160, 20), size, room)).toEqual({ left: 100, top: 110, ...size });
  expect(beside(thing(160, 500), size, room)).toEqual({ left: 100, top: 340, ...size });
  expect(beside(thing(0, 0), size, room)).toEqual({ left: 90, top: 0, ...size });
});

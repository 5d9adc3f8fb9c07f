// Where a bubble stands beside the thing that it speaks of.
import { expect, test } from 'vitest';
import { overlap, place, tailOf, type Obstacle, type Side } from '../src/learn/placing.ts';
import type { Box } from '../src/table/beside.ts';

const room = { left: 8, top: 8, width: 1350, height: 752 };
const size = { width: 340, height: 170 };
const small = { width: 100, height: 80 };
const at = (left: number, top: number) => ({ left, top, ...small });
const alone = (thing: Box) => ({ thing, target: thing, spared: [] });
const stand = (thing: Box, obstacles: Obstacle[] = []) => place(alone(thing), size, room, obstacles);

test.each<{ where: string; thing: Box; side: Side }>([
  { where: 'with room around it', thing: at(600, 300), side: 'right' },
  { where: 'at the right edge', thing: at(1250, 300), side: 'left' },
])('a thing $where has its bubble at the $side', ({ thing, side }) => {
  expect(stand(thing)).toMatchObject({ side, top: thing.top + small.height / 2 - size.height / 2 });
});

test('on a narrow screen it is below or above', () => {
  const phone = { left: 8, top: 8, width: 374, height: 828 };
  const bubble = { width: 344, height: 170 };
  expect(place(alone(at(150, 100)), bubble, phone, []).side).toBe('below');
  expect(place(alone(at(150, 740)), bubble, phone, []).side).toBe('above');
});

test('wherever the thing is, the bubble is within the room and not over the thing', () => {
  for (let left = 8; left <= 1258; left += 25)
    for (let top = 8; top <= 680; top += 24) {
      const thing = at(left, top);
      const placed = { ...stand(thing), ...size };
      expect([left, top, overlap(placed, thing)]).toEqual([left, top, 0]);
      expect(overlap(placed, room)).toBe(size.width * size.height);
    }
});

test('it gives way to what is read meanwhile', () => {
  const thing = at(600, 300);
  const preview = { left: 720, top: 200, width: 300, height: 400 };
  const placed = { ...stand(thing, [{ box: preview, weight: 4 }]), ...size };
  expect([placed.side, overlap(placed, preview)]).toEqual(['left', 0]);
});

test('beside a layer it is level with the part that it points at, and so is its tail', () => {
  const preview = { left: 8, top: 390, width: 280, height: 310 };
  const target = { left: 150, top: 430, width: 40, height: 48 };
  const placed = place({ thing: preview, target, spared: [] }, size, room, []);
  expect(placed).toMatchObject({ side: 'right', left: 302 });
  expect(placed.top + tailOf(placed, size, target)).toBe(target.top + target.height / 2);
});

test('it keeps away from what has to stay in sight besides, but not far', () => {
  const coat = { left: 600, top: 300, width: 40, height: 40 };
  const cards = [at(515, 225), at(625, 225), at(515, 315), at(625, 315)];
  const placed = { ...place({ thing: coat, target: coat, spared: cards }, size, room, []), ...size };
  for (const card of cards) expect(overlap(placed, card)).toBe(0);
  expect(placed).toMatchObject({ side: 'below', top: 315 + small.height + 14 });
});

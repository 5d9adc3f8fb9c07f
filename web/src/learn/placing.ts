// Where a bubble stands: beside the thing that it speaks of and never over it, within the room there is, where it covers the
// least of what is looked at meanwhile.
import { within, type Box } from '../table/beside.ts';

// Something that had better stay in sight, and how much.
export interface Obstacle {
  box: Box;
  weight: number;
}

const sides = ['right', 'left', 'below', 'above'] as const;
export type Side = (typeof sides)[number];

export interface Placed {
  left: number;
  top: number;
  side: Side; // of the thing, where the bubble is
}

type Size = Pick<Box, 'width' | 'height'>;

export function overlap(one: Box, other: Box): number {
  const width = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const height = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return Math.max(0, width) * Math.max(0, height);
}

function distance(one: Box, other: Box): number {
  const beyond = (start: keyof Box, length: keyof Box) =>
    Math.max(other[start] - one[start] - one[length], one[start] - other[start] - other[length]);
  return Math.max(0, beyond('left', 'width'), beyond('top', 'height'));
}

// The places at one side of the thing: at the middle of the target, or with its beginning or its end.
function places(side: Side, thing: Box, target: Box, { width, height }: Size, room: Box, gap: number): Placed[] {
  const left = { right: thing.left + thing.width + gap, left: thing.left - gap - width };
  const top = { below: thing.top + thing.height + gap, above: thing.top - gap - height };
  return [0.5, 0, 1].map((part) => {
    const placed =
      side === 'right' || side === 'left'
        ? { left: left[side], top: target.top + part * (target.height - height) }
        : { left: target.left + part * (target.width - width), top: top[side] };
    return {
      left: within(room.left, placed.left, room.left + room.width - width),
      top: within(room.top, placed.top, room.top + room.height - height),
      side,
    };
  });
}

function around(boxes: Box[]): Box {
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  const right = Math.max(...boxes.map((box) => box.left + box.width));
  const bottom = Math.max(...boxes.map((box) => box.top + box.height));
  return { left, top, width: right - left, height: bottom - top };
}

// The target is the thing or a part of it, which the bubble is level with; `spared` is what has to stay in sight besides, for
// which the bubble keeps away where it must. Where no side has room enough, it stands at the edge of the room, over as little
// of the thing as can be.
export function place(
  { thing, target, spared }: { thing: Box; target: Box; spared: Box[] },
  size: Size,
  room: Box,
  obstacles: Obstacle[],
  gap = 14,
): Placed {
  const all = [{ box: thing, weight: 1000 }, ...spared.map((box) => ({ box, weight: 6 })), ...obstacles];
  // Away from the thing is worse than over a little, and the right is taken unless another side covers clearly less, so that
  // a bubble does not wander for a trifle.
  const strip = 300;
  const bias = 0.1 * size.width * size.height;
  const cost = ({ left, top, side }: Placed) => {
    const box = { left, top, ...size };
    return all.reduce(
      (sum, obstacle) => sum + obstacle.weight * overlap(box, obstacle.box),
      strip * distance(box, thing) + (side === 'right' ? 0 : bias),
    );
  };
  return [thing, around([thing, ...spared])]
    .flatMap((box) => sides.flatMap((side) => places(side, box, target, size, room, gap)))
    .reduce((best, other) => (cost(other) < cost(best) ? other : best));
}

// Where its tail begins, along the side that faces the thing: as near to the middle of the target as the corners allow.
export function tailOf({ left, top, side }: Placed, { width, height }: Size, target: Box, corner = 22): number {
  return side === 'right' || side === 'left'
    ? within(corner, target.top + target.height / 2 - top, height - corner)
    : within(corner, target.left + target.width / 2 - left, width - corner);
}

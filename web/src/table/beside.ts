// A place for something large beside something small, within the room there is: at its right, at its left, or else below or
// above it, as near to its middle as the room allows.
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export const within = (least: number, wanted: number, most: number) => Math.max(least, Math.min(wanted, most));

export function beside(thing: Box, { width, height }: Pick<Box, 'width' | 'height'>, room: Box, gap = 10): Box {
  const right = room.left + room.width;
  const foot = room.top + room.height;
  const middle = {
    left: within(room.left, thing.left + (thing.width - width) / 2, right - width),
    top: within(room.top, thing.top + (thing.height - height) / 2, foot - height),
  };
  const after = thing.left + thing.width + gap;
  const before = thing.left - gap - width;
  const below = thing.top + thing.height + gap;
  if (after + width <= right) return { ...middle, left: after, width, height };
  if (before >= room.left) return { ...middle, left: before, width, height };
  if (below + height <= foot) return { ...middle, top: below, width, height };
  return { ...middle, top: Math.max(room.top, thing.top - gap - height), width, height };
}

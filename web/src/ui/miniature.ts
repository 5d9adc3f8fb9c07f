// A board in few strokes: places in rows, each with a card or with somebody's. It is kept with a table (store/saved.ts), where
// it must stay small.
import type { Seat } from '../engine/types.ts';

export interface Miniature {
  columns: number;
  places: Place[];
}

// A drawing with the colour of its family, a seat, or nothing any more.
type Place = { art: string; colour: string } | { seat: Seat | 'neutral' } | null;

// What a browser has kept may be damaged.
export function isMiniature(board: unknown): board is Miniature {
  const { columns, places } = (board ?? {}) as Partial<Miniature>;
  return typeof columns === 'number' && columns > 0 && Array.isArray(places) && places.every(isPlace);
}

function isPlace(place: unknown): place is Place {
  if (place === null) return true;
  const { art, colour, seat } = (place ?? {}) as Record<string, unknown>;
  if (seat !== undefined)
    return seat === 'neutral' || (Number.isInteger(seat) && 0 <= Number(seat) && Number(seat) < 5);
  return typeof art === 'string' && typeof colour === 'string';
}

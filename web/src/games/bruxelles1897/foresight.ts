// What a move comes to beyond its action: what the end of the game would count, and whether the action brings anything at
// all.
import type { GameEvent, Ledger, Seat } from '../../engine/types.ts';
import type { Params } from '../../text/message.ts';
import type { Looking } from './types.ts';

// Points that come while the game is played; the preview has other lines for them.
const during = ['construction', 'exhibition', 'coat'];

// How the points of the end change, by source, if it ended with this round.
export function endGains(now: Ledger, { preview, end }: Looking, seat: Seat) {
  const then: Ledger = end.outlook.ledger[seat]!;
  // How many material cards are left depends on what the house is built of.
  const unsure = preview.kind === 'materials' ? [...during, 'materials'] : during;
  return [...new Set([...Object.keys(now), ...Object.keys(then)])]
    .filter((source) => !unsure.includes(source))
    .map((source) => ({ source, points: (then[source] ?? 0) - (now[source] ?? 0) }))
    .filter(({ points }) => points !== 0);
}

// Why an action brings nothing: a text and its parameters.
export function inVain(events: GameEvent[]): { id: string; params: Params } | null {
  for (const { event, needed, held } of events) {
    if (event === 'short_of_materials')
      return { id: 'preview.short_of_materials', params: { missing: Number(needed) - Number(held) } };
    if (event === 'nothing_to_sell') return { id: 'preview.nothing_to_sell', params: {} };
  }
  return null;
}

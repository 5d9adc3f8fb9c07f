// What a move comes to beyond its action: who leads what is still open, what the end of the game would count, and whether
// the action brings anything at all.
import type { GameEvent, Seat } from '../../engine/types.ts';
import type { Params } from '../../text/message.ts';
import type { Coat, Looking } from './types.ts';

// Those who have most of the cards that lie around a coat of arms, while some are missing.
export function leadersOf({ owners }: Coat): (Seat | 'neutral')[] {
  const placed = owners.filter((owner) => owner !== null);
  const count = (owner: Seat | 'neutral') => placed.filter((other) => other === owner).length;
  const most = Math.max(0, ...placed.map(count));
  return [...new Set(placed)].filter((owner) => count(owner) === most);
}

// Points that come while the game is played; the preview has other lines for them.
const during = ['construction', 'exhibition', 'coat'];

// How the points of the end change, by source, if it ended with this round.
export function endGains(now: Record<string, number>, { preview, end }: Looking, seat: Seat) {
  const then = end.outlook.ledger[seat]!;
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

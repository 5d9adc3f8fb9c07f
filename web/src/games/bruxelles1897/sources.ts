// How the sources of points are drawn: muted colours of the cards they come from, striped where the same cards count again.
import type { GameResult } from '../../engine/types.ts';

const fills: Record<string, { colour: string; striped?: boolean }> = {
  construction: { colour: '--f-bonus' },
  exhibition: { colour: '--f-artwork' },
  coat: { colour: '--f-brussels' },
  houses: { colour: '--f-house' },
  materials: { colour: '--f-material' },
  expo: { colour: '--f-expo' },
  bonus_nobles: { colour: '--f-noble' },
  bonus_money: { colour: '--f-money' },
  bonus_artworks: { colour: '--f-artwork', striped: true },
  bonus_houses: { colour: '--f-house', striped: true },
};

// What is lost comes last.
const order = [...Object.keys(fills), 'unpaid_noble'];

// Sources in the order in which they are drawn.
export const inOrder = (sources: string[]) =>
  sources.toSorted((one, other) => order.indexOf(one) - order.indexOf(other));

export function fillOf(source: string): string {
  const { colour, striped } = fills[source] ?? { colour: '--f-prison' };
  if (!striped) return `var(${colour})`;
  return `repeating-linear-gradient(120deg, var(${colour}) 0 5px, color-mix(in srgb, var(${colour}) 72%, var(--paper)) 5px 8px)`;
}

// What the game would come to now, as a result.
export function projectedResult(ledger: Record<string, number>[]): GameResult {
  const scores = ledger.map((sources) => Object.values(sources).reduce((sum, points) => sum + points, 0));
  const ranking = scores.map((_, seat) => [seat]).sort(([one], [other]) => scores[other!]! - scores[one!]!);
  return { scores, ledger, ranking };
}

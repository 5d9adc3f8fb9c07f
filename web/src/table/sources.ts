// How the sources of points are drawn: in the muted colours that the game gives them, striped where the same things count
// again.
import type { GameClient } from '../games/game.ts';
import type { GameResult, Ledger } from '../engine/types.ts';

type Sources = GameClient['sources'];

// Sources in the order in which they are drawn.
export function inOrder(sources: Sources, names: string[]): string[] {
  const order = Object.keys(sources);
  return names.toSorted((one, other) => order.indexOf(one) - order.indexOf(other));
}

export function fillOf(sources: Sources, source: string): string {
  const { colour, striped = false } = sources[source] ?? { colour: '--f-prison' };
  if (!striped) return `var(${colour})`;
  return `repeating-linear-gradient(120deg, var(${colour}) 0 5px, color-mix(in srgb, var(${colour}) 72%, var(--paper)) 5px 8px)`;
}

// What the game would come to now, as a result.
export function projectedResult(ledger: Ledger[]): GameResult {
  const scores = ledger.map((sources) =>
    Object.values(sources).reduce<number>((sum, points) => sum + (points ?? 0), 0),
  );
  const ranking = scores.map((_, seat) => [seat]).sort(([one], [other]) => scores[other!]! - scores[one!]!);
  return { scores, ledger, ranking };
}

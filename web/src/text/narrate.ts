// What happened at a table, in words.
import type { Words } from '../games/game.ts';
import type { GameEvent } from '../engine/types.ts';
import { phaseOf, Teller, type Names, type Sentence } from './teller.ts';
import { knows, say } from './texts.svelte.ts';

type Telling = Pick<Words, 'telling' | 'facts'>;

export const tellerFor = ({ telling, facts }: Telling, names: Names) =>
  new Teller(telling, { say, knows, names, params: facts() });

// The events as sentences, one for each player and step.
export const sentences = (words: Telling, events: GameEvent[], names: Names): Sentence[] =>
  tellerFor(words, names).sentences(events);

// The clauses of some events, without what goes without saying.
export function clauses(words: Telling, events: GameEvent[], names: Names): string[] {
  const teller = tellerFor(words, names);
  return teller.clauses(events.filter((event) => !teller.unsaid(event)));
}

// What the turns of a round are followed by: the majorities, and after the last round the final scoring.
export const isMajority = ({ telling }: Telling, event: GameEvent) => phaseOf(telling, event) === 1;
export const isFinal = ({ telling }: Telling, event: GameEvent) => phaseOf(telling, event) === 2;

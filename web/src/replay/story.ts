// What happened in one step of a game, in words.
import type { Words } from '../games/game.ts';
import type { Entry, MatchState } from '../engine/types.ts';
import { sentences } from '../text/narrate.ts';
import type { Names, Sentence } from '../text/teller.ts';

// `after` is the table after the step.
export function storyOf(entry: Entry, after: MatchState, words: Words, names: Names): Sentence[] {
  const told = sentences(words, entry.events, names);
  if (told.length > 0 || entry.entry === 'deal') return told;
  return [{ seat: entry.seat, text: words.chose(entry, after, names) }];
}

// What happened in one step of a game, in words.
import type { Entry, MatchState, Seat } from '../../engine/types.ts';
import { cellName, sentences, type Names } from './narrate.ts';
import { knows, say } from '../../text/texts.svelte.ts';
import { cardTitle, readCard } from './cards.ts';
import { cellOf } from './moves.ts';

export interface Told {
  seat: Seat | null;
  text: string;
}

// `after` is the table after the step.
export function storyOf(entry: Entry, after: MatchState, names: Names): Told[] {
  const told = sentences(entry.events, names);
  return told.length > 0 || entry.entry === 'deal' ? told : [{ seat: entry.seat!, text: choice(entry, after, names) }];
}

// A decision that has done nothing yet: what was chosen.
function choice({ seat, text = '' }: Entry, { view }: MatchState, names: Names): string {
  const you = names.isYou(seat!) ? 'yes' : 'no';
  const cell = cellOf(text);
  const there = cell === null ? null : view.grid[cell];
  if (there && 'card' in there)
    return say('replay.goes_for', { you, card: cardTitle(readCard(there.card)), cell: cellName(cell!) });
  if (knows(`place.${text}`)) return say('replay.goes_to', { you, place: say(`place.${text}`) });
  return say('replay.leaves_it', { you });
}

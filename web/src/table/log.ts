// The log of a game: a short line with an icon for each turn and each step of the counting, newest first. The full
// sentences are in text/narrate.ts; here `log.<event>.<cause>` or `log.<event>` says the same in fewer words, and what the
// line or the picture of the card has said already is left out.
import type { Words } from '../games/game.ts';
import type { Entry, GameEvent, Seat } from '../engine/types.ts';
import { lineOf } from '../session/line.ts';
import { tellerFor } from '../text/narrate.ts';
import { fitsAny, type Names, type Teller } from '../text/teller.ts';
import { knows, language, say } from '../text/texts.svelte.ts';

export interface LogLine {
  number: number; // in the order of the game
  decisions: number; // the moment it leads back to
  seat: Seat | null;
  icon: string | null;
  text: string;
  round: boolean; // a round begins
}

interface Group {
  decisions: number;
  events: GameEvent[];
}

// Whether an event is told depends on the game alone.
const leftOut = new WeakMap<GameEvent, boolean>();

function grouped(entries: Entry[], { telling: { log } }: Words, teller: Teller): Group[] {
  const opens = (event: GameEvent) => event.seat === undefined || fitsAny(event, log.opens);
  const isLeftOut = (event: GameEvent) => {
    const known = leftOut.get(event);
    if (known !== undefined) return known;
    const left = (teller.unsaid(event) && !fitsAny(event, log.tells)) || fitsAny(event, log.unsaid);
    leftOut.set(event, left);
    return left;
  };
  const groups: Group[] = [];
  for (const { decisions, events } of lineOf(entries))
    for (const event of events) {
      if (isLeftOut(event)) continue;
      const group = groups.at(-1);
      const last = group?.events.at(-1);
      if (!group || !last || opens(event) || last.seat !== event.seat || teller.step(last) !== teller.step(event)) {
        groups.push({ decisions, events: [event] });
        continue;
      }
      // What is paid one by one at the end is told in one sum.
      if (last.cause === 'final_payment' && last.event === 'money' && event.event === 'money')
        group.events.splice(-1, 1, { ...event, change: Number(last.change) + Number(event.change) });
      else group.events.push(event);
      group.decisions = decisions;
    }
  return groups;
}

function brief(event: GameEvent, events: GameEvent[], words: Words, teller: Teller): string {
  const id = [`log.${event.event}.${event.cause}`, `log.${event.event}`].find(knows);
  return id ? say(id, { ...teller.params(event), ...words.log.params(event, events) }) : teller.clause(event);
}

// A line that was told stays as it is: only the last ones change while a game is played.
interface Told {
  events: number;
  names: Names;
  language: string;
  line: Omit<LogLine, 'number' | 'decisions'>;
}
const told = new WeakMap<GameEvent, Told>();

export function logOf(entries: Entry[], words: Words, names: Names): LogLine[] {
  const teller = tellerFor(words, names);
  const isUnderstood = (event: GameEvent, events: GameEvent[]) =>
    fitsAny(event, words.telling.log.understood) || words.log.understood(event, events);
  const tell = (events: GameEvent[]): Told['line'] => {
    const text = events
      .filter((event) => !isUnderstood(event, events))
      .map((event) => brief(event, events, words, teller))
      .join(', ');
    const { seat = null, event } = events[0]!;
    return { seat, icon: words.log.icon(events), text, round: event === 'round_began' };
  };
  const lineFor = (events: GameEvent[]): Told['line'] => {
    const last = events.at(-1)!;
    const known = told.get(last);
    if (known && known.events === events.length && known.names === names && known.language === language())
      return known.line;
    const line = tell(events);
    told.set(last, { events: events.length, names, language: language(), line });
    return line;
  };
  return grouped(entries, words, teller)
    .map(({ decisions, events }) => ({ decisions, ...lineFor(events) }))
    .filter(({ text }) => text !== '')
    .map((line, number) => ({ ...line, number }))
    .reverse();
}

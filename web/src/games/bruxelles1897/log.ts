// The log of a game: a short line with an icon for each turn and each step of the counting, newest first. The full
// sentences are in text/narrate.ts; here `log.<event>.<cause>` or `log.<event>` says the same in fewer words, and what the
// line or the picture of the card has said already is left out.
import type { Entry, GameEvent, Seat } from '../../engine/types.ts';
import { lineOf } from '../../session/line.ts';
import { logTelling, tellerFor, type Names } from './narrate.ts';
import { fitsAny, type Teller } from '../../text/teller.ts';
import { knows, say } from '../../text/texts.svelte.ts';
import { bonusIcon, cardTitle, iconOf, placeArt, readCard } from './cards.ts';

export interface LogLine {
  number: number; // in the order of the game
  decisions: number; // the moment it leads back to
  seat: Seat | null;
  icon: string | null;
  text: string;
  round: boolean; // a round begins
}

// An event that begins a line of its own, whoever has had the one before.
const opens = (event: GameEvent) => event.seat === undefined || fitsAny(event, logTelling.opens);

const isLeftOut = (event: GameEvent, teller: Teller) =>
  (teller.unsaid(event) && !fitsAny(event, logTelling.tells)) || fitsAny(event, logTelling.unsaid);

interface Group {
  decisions: number;
  events: GameEvent[];
}

function grouped(entries: Entry[], teller: Teller): Group[] {
  const groups: Group[] = [];
  for (const { decisions, events } of lineOf(entries))
    for (const event of events) {
      if (isLeftOut(event, teller)) continue;
      const last = groups.at(-1)?.events.at(-1);
      if (!last || opens(event) || last.seat !== event.seat || teller.step(last) !== teller.step(event))
        groups.push({ decisions, events: [event] });
      else {
        // Nobles are paid one by one, and told in one sum.
        if (last.cause === 'final_payment' && last.event === 'money' && event.event === 'money')
          groups.at(-1)!.events.splice(-1, 1, { ...event, change: Number(last.change) + Number(event.change) });
        else groups.at(-1)!.events.push(event);
        groups.at(-1)!.decisions = decisions;
      }
    }
  return groups;
}

// What the line tells without being told.
const isUnderstood = (event: GameEvent, taken: unknown) =>
  fitsAny(event, logTelling.understood) ||
  (event.event === 'card_gained' && event.card === taken && event.cause !== 'construction');

function brief(event: GameEvent, events: GameEvent[], teller: Teller): string {
  const id = [`log.${event.event}.${event.cause}`, `log.${event.event}`].find(knows);
  if (!id) return teller.clause(event);
  const params = teller.params(event);
  if (typeof event.card === 'string') params.card = cardTitle(readCard(event.card));
  if (typeof event.colour === 'string') params.colour = say(`motif.${event.colour}`);
  if (typeof event.noble === 'string') params.noble = say(`short_noble.${event.noble}`);
  if (typeof event.brussels === 'string') params.place = say(`place.${event.brussels}`);
  if (event.event === 'park_action') params.action = say(`action.${event.action}`);
  if (event.event === 'column_won') params.bonus = say(`bonus_now.${event.bonus}`);
  if (event.event === 'card_taken')
    params.value = events.find((other) => other.event === 'architect_placed')?.value as number;
  params.same = events.some((other) => other.event === 'card_taken' && other.card === event.card) ? 'yes' : 'no';
  return say(id, params);
}

const icons: Record<string, string> = {
  passed: 'pass',
  column_won: 'column',
  coat_won: 'coat',
  brussels_majority: 'justice',
  exhibited: 'expo',
  withdrew: 'expo',
  freed: 'prison',
  vp: 'vp',
  money: 'franc',
};

function iconFor(events: GameEvent[]): string | null {
  const first = events[0]!;
  const taken = events.find(({ event }) => event === 'card_taken');
  if (taken) return iconOf(readCard(taken.card as string));
  if (first.event === 'brussels_placed') return placeArt[first.brussels as keyof typeof placeArt];
  if (first.event === 'column_won') return bonusIcon[first.bonus as keyof typeof bonusIcon];
  return icons[first.event] ?? null;
}

export function logOf(entries: Entry[], names: Names): LogLine[] {
  const teller = tellerFor(names);
  return grouped(entries, teller)
    .map(({ decisions, events }) => {
      const taken = events.find(({ event }) => event === 'card_taken')?.card;
      const told = events.filter((event) => !isUnderstood(event, taken)).map((event) => brief(event, events, teller));
      const { seat = null, event } = events[0]!;
      return { decisions, seat, icon: iconFor(events), text: told.join(', '), round: event === 'round_began' };
    })
    .filter(({ text }) => text !== '')
    .map((line, number) => ({ ...line, number }))
    .reverse();
}

// What happened, in words: each event of the engine is a clause, and the clauses of one player that belong together a
// sentence (`event.<type>.<cause>`, or `event.<type>` where the cause makes no difference).
import { finalCauses, majorityCauses, rounds, type GameEvent, type Reason, type Seat } from '../engine/types.ts';
import { knows, list, say } from './texts.svelte.ts';
import type { Params } from './message.ts';

export const cellName = (cell: number) => `${'abcd'[cell % 4]}${Math.floor(cell / 4) + 1}`;
export const columnName = (column: number) => 'abcd'[column]!;

// A coat of arms by its first and last cell.
export function cellsOfCoat(coat: number): [number, number] {
  const first = Math.floor(coat / 3) * 4 + (coat % 3);
  return [first, first + 5];
}

export interface Names {
  name(seat: Seat): string;
  isYou(seat: Seat): boolean;
}

export function paramsOf(event: GameEvent, names: Names): Params {
  const params: Params = {
    you: event.seat !== undefined && names.isYou(event.seat) ? 'yes' : 'no',
    cause: say(`cause.${event.cause}`),
  };
  for (const [key, value] of Object.entries(event)) {
    if (value === undefined || value === null || key === 'event' || key === 'cause' || key === 'seat') continue;
    params[key] = value;
  }
  const named = (key: string, family: string) => {
    if (typeof event[key] === 'string') params[key] = say(`${family}.${event[key]}`);
  };
  if (typeof event.cell === 'number') params.cell = cellName(event.cell);
  if (typeof event.column === 'number') params.column = columnName(event.column);
  if (event.event === 'coat_won')
    [params.from, params.to] = cellsOfCoat(event.coat as number).map(cellName) as [string, string];
  if (typeof event.change === 'number') {
    params.amount = Math.abs(event.change);
    params.sign = event.change < 0 ? 'minus' : 'plus';
  }
  if (event.event === 'brussels_placed') params.which = event.brussels!;
  if (event.event === 'corner_taken') params.empty = event.card ? 'no' : 'yes';
  if (event.event === 'round_began') {
    const first = event.first_player as Seat;
    Object.assign(params, { rounds, name: names.name(first), you: names.isYou(first) ? 'yes' : 'no' });
  }
  params.count = (event.cards ?? event.nobles ?? 0) as number;
  named('card', event.event === 'dealt' || event.event === 'corner_taken' ? 'card' : 'a_card');
  for (const family of ['bonus', 'brussels', 'pile', 'source', 'track', 'noble', 'colour']) named(family, family);
  named('action', 'cause');
  return params;
}

export function clause(event: GameEvent, names: Names): string {
  const special = `event.${event.event}.${event.cause}`;
  return say(knows(special) ? special : `event.${event.event}`, paramsOf(event, names));
}

// What a player sees anyway, or hears of in the next words.
export function goesWithoutSaying(event: GameEvent): boolean {
  switch (event.event) {
    case 'dealt':
    case 'bonus_dealt':
    case 'architects_returned':
    case 'nobles_untapped':
    case 'expo_returned':
    case 'reshuffled':
      return true;
    case 'card_taken':
      return !String(event.card).startsWith('noble:');
    case 'card_discarded':
      return event.seat === undefined;
    case 'jailed':
    case 'noble_kept':
      return event.cause === 'setup';
    default:
      return false;
  }
}

// The clauses of some events, without what goes without saying.
export function clauses(events: GameEvent[], names: Names): string[] {
  return events.filter((event) => !goesWithoutSaying(event)).map((event) => clause(event, names));
}

export interface Sentence {
  seat: Seat | null;
  text: string;
  cause: string;
  event: string;
}

// The majorities and the end of the game are told step by step; a turn is one step.
const apart = [...majorityCauses, ...finalCauses];
export const stepOf = (event: GameEvent) => (apart.includes(event.cause) ? event.cause : '');

// The events as sentences, one for each player and step.
export function sentences(events: GameEvent[], names: Names): Sentence[] {
  const told: Sentence[] = [];
  let gathered: string[] = [];
  let first: GameEvent | null = null;
  const finish = () => {
    if (first && gathered.length > 0) {
      const text = first.seat === undefined ? gathered.join(' ') : list(gathered);
      told.push({ seat: first.seat ?? null, text, cause: first.cause, event: first.event });
    }
    gathered = [];
    first = null;
  };
  for (const event of events) {
    if (goesWithoutSaying(event)) continue;
    if (
      first &&
      (first.seat !== event.seat ||
        stepOf(first) !== stepOf(event) ||
        event.seat === undefined ||
        event.event.endsWith('_won'))
    )
      finish();
    first ??= event;
    gathered.push(clause(event, names));
  }
  finish();
  return told;
}

// Why a move is not possible.
export function reasonText(reason: Reason, names: Names): string {
  const params: Params = {};
  for (const [key, value] of Object.entries(reason.params)) {
    if ((key === 'owner' || key === 'decides') && typeof value === 'number') {
      params[key] = names.name(value);
      params.you = names.isYou(value) ? 'yes' : 'no';
    } else if (typeof value === 'string') {
      const ids =
        key === 'card' ? [`card.${value}`, `card.material:${value}`] : [`${key === 'asked' ? 'kind' : key}.${value}`];
      const id = ids.find(knows);
      params[key] = id ? say(id) : value;
    } else {
      params[key] = value;
    }
  }
  return say(`reason.${reason.code}`, params);
}

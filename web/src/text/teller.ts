// What happened, in sentences: as text/teller.cpp tells it, by the same tables (text/telling/). Each event is a clause, and
// the clauses of one player that belong together are a sentence (`event.<event>.<cause>`, or `event.<event>` where the cause
// makes no difference).
import type { GameEvent, Seat } from '../engine/types.ts';
import { joined, type Params } from './message.ts';

type Value = GameEvent[string];
export interface Pattern {
  [key: string]: string | string[] | Pattern | undefined;
}
type Word = string | { of: string; as?: string; less?: string };

// A file of text/telling/, as its README describes it.
export interface Telling {
  columns: number;
  phases: { of: Pattern }[];
  opens: Pattern[];
  laid_out: { of: Pattern }[];
  unsaid: Pattern[];
  gathered?: { of: Pattern; each: string; item: string }[];
  words: Record<string, Word>;
  words_of: Record<string, Record<string, Word>>;
}

export interface Names {
  name(seat: Seat): string;
  isYou(seat: Seat): boolean;
}

// Who tells: the language, the players, and what every text of the game may ask for.
export interface Voice {
  say(id: string, params?: Params): string;
  knows(id: string): boolean;
  names: Names;
  params: Params;
}

export interface Sentence {
  seat: Seat | null; // whose clauses the text consists of, without a name; null: it is a whole sentence
  text: string;
}

// What a pattern compares: the kind of a card ("noble" of "noble:horta"), the sign of a number.
function gist(value: Value): string {
  if (value === undefined || value === null) return 'none';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return value < 0 ? 'minus' : 'plus';
  return value.split(':')[0]!;
}

export function fits(event: GameEvent, pattern: Pattern): boolean {
  return Object.entries(pattern).every(([key, wanted]) => {
    if (key === 'why') return true; // for whoever reads the file
    if (key === 'unless') return !fits(event, wanted as Pattern);
    return [wanted].flat().includes(gist(event[key]));
  });
}
export const fitsAny = (event: GameEvent, patterns: Pattern[]) => patterns.some((pattern) => fits(event, pattern));

// The phase of a round in which something happens, from 1; 0: the turns.
export const phaseOf = ({ phases }: Telling, event: GameEvent) => phases.findIndex(({ of }) => fits(event, of)) + 1;

// Places of a grid: columns a, b …, rows from 1 at the top. A crossing lies between four places and goes by its row and
// column, or by the first and the last of the four.
export function placeName(kind: string, number: number, columns: number): string | undefined {
  const letter = (column: number) => String.fromCharCode('a'.charCodeAt(0) + column);
  const split = (by: number) => [Math.floor(number / by), number % by] as const;
  const cell = ([row, column]: readonly [number, number], on = 0) => `${letter(column + on)}${row + on + 1}`;
  switch (kind) {
    case 'column':
      return letter(number);
    case 'row':
      return `${number + 1}`;
    case 'cell':
      return cell(split(columns));
    case 'crossing':
      return split(columns - 1)
        .map((place) => place + 1)
        .join('-');
    case 'first_cell':
      return cell(split(columns - 1));
    case 'last_cell':
      return cell(split(columns - 1), 1);
  }
}

export class Teller {
  constructor(
    private readonly telling: Telling,
    private readonly voice: Voice,
  ) {}

  // What lies on the table anyway, or is heard of in other words.
  unsaid(event: GameEvent): boolean {
    const { unsaid, laid_out } = this.telling;
    return fitsAny(event, unsaid) || laid_out.some(({ of }) => fits(event, of));
  }

  // What belongs together: a turn is one step, and so is each cause of the majorities and of the end.
  step(event: GameEvent): string {
    return phaseOf(this.telling, event) === 0 ? '' : event.cause;
  }

  sentences(events: GameEvent[]): Sentence[] {
    const told: Sentence[] = [];
    let together: GameEvent[] = [];
    const finish = () => {
      if (together.length === 0) return;
      const { seat } = together[0]!;
      told.push({ seat: seat ?? null, text: this.list(this.clauses(together)) });
      together = [];
    };
    for (const event of events.filter((event) => !this.unsaid(event))) {
      const first = together[0];
      const goesOn =
        event.seat !== undefined &&
        event.seat === first?.seat &&
        this.step(event) === this.step(first) &&
        !fitsAny(event, this.telling.opens);
      if (!goesOn) finish();
      together.push(event);
    }
    finish();
    return told;
  }

  // What comes or goes together is one clause.
  clauses(events: GameEvent[]): string[] {
    const groups: GameEvent[][] = [];
    for (const event of events) {
      const first = groups.at(-1)?.[0];
      const alike =
        first &&
        this.gathered(event) &&
        (['event', 'cause', 'change'] as const).every((key) => gist(first[key]) === gist(event[key]));
      if (alike) groups.at(-1)!.push(event);
      else groups.push([event]);
    }
    return groups.map((group) => this.clause(group[0]!, group));
  }

  clause(event: GameEvent, together = [event]): string {
    const special = `event.${event.event}.${event.cause}`;
    return this.voice.say(this.voice.knows(special) ? special : `event.${event.event}`, this.params(event, together));
  }

  params(event: GameEvent, together = [event]): Params {
    const { event: _type, cause, seat, ...values } = event;
    const { names } = this.voice;
    const you = (seat: Seat | undefined) => (seat !== undefined && names.isYou(seat) ? 'yes' : 'no');
    const params: Params = { ...this.voice.params, you: you(seat), cause: this.inWords('cause', cause) };
    for (const [name, value] of Object.entries(values)) {
      if (value === undefined || value === null) continue;
      params[name] = this.byItsName(name, value);
    }
    if (typeof values.change === 'number') {
      params.amount = Math.abs(values.change);
      params.sign = gist(values.change);
    }
    for (const [name, how] of Object.entries(this.words(event))) {
      const { of, as, less } = typeof how === 'string' ? { of: name, as: how, less: undefined } : how;
      const value = event[of];
      if (value === undefined || value === null) params[name] = 'none';
      else if (less) params[name] = Number(value) - Number(event[less]);
      else if (!as) params[name] = String(value);
      else if (as !== 'seat') params[name] = this.inWords(as, value);
      else Object.assign(params, { [name]: names.name(Number(value)), you: you(Number(value)) });
    }
    const gathered = this.gathered(event);
    if (gathered) params.list = this.listOf(together, gathered.each, gathered.item);
    return params;
  }

  // A value by the message `<name>.<value>`, or as it is where there is none.
  private byItsName(name: string, value: string | number | boolean): string | number {
    if (typeof value === 'boolean') return gist(value);
    return typeof value === 'string' && this.voice.knows(`${name}.${value}`) ? this.inWords(name, value) : value;
  }

  private gathered(event: GameEvent) {
    return this.telling.gathered?.find(({ of }) => fits(event, of));
  }

  private words(event: GameEvent): Record<string, Word> {
    const { words, words_of } = this.telling;
    return { ...Object.fromEntries(Object.entries(words).filter(([name]) => name in event)), ...words_of[event.event] };
  }

  private inWords(kind: string, value: Value): string {
    const place = typeof value === 'number' ? placeName(kind, value, this.telling.columns) : undefined;
    return place ?? this.voice.say(`${kind}.${value}`, this.voice.params);
  }

  private list(items: string[]): string {
    return joined(items, this.voice.say('list_next'), this.voice.say('list_last'));
  }

  // "2 wood and 1 iron"
  private listOf(events: GameEvent[], each: string, item: string): string {
    const counts = new Map<string, number>();
    for (const event of events) {
      const name = String(event[each]);
      counts.set(name, (counts.get(name) ?? 0) + Math.abs(Number(event.change)));
    }
    const items = [...counts].sort(([one], [other]) => (one < other ? -1 : 1));
    return this.list(
      items.map(([name, count]) =>
        this.voice.say(item, { ...this.voice.params, count, [each]: this.inWords(each, name) }),
      ),
    );
  }
}

// What the WebAssembly modules of all games answer.
// Made by build/answers.mjs out of wasm/answers/; not to be edited.

// Seats are numbered clockwise from 0.
export type Seat = number;

// 32 bytes in hexadecimal.
export type Digest = string;

// A value of a text: the page puts it into words.
export type Param = string | number | boolean | null | Param[] | Params;

export type Params = { [name: string]: Param };

// Why something was not done: `fault.<code>` says it.
export interface Fault {
  code: string;
  params: Params;
}

// What forbids a move: `reason.<code>` says it, and the section of the rulebook.
export interface Reason {
  code: string;
  section: string;
  params: Params;
}

// The answer to any call that was not carried out.
export interface Refused {
  fault: Fault;
  reasons?: Reason[];
}

// Who sits there; a seat without a bot is a person's.
export interface SeatInfo {
  name: string;
  bot?: string;
}

// A seat is a number.
export type GameOptions = { [name: string]: string | number };

// What was settled before the deal, without the secret: with the entries all that others need to follow.
export interface Setup {
  game: string;
  rules_version: number;
  id: string;
  players: number;
  options: GameOptions;
  components: Digest;
  component_data?: object;
  seats: SeatInfo[];
  commitment: Digest | null;
  nonces?: Digest[];
}

// `ledger` has the points of each seat by their source, `ranking` the seats that share a place, the best first.
export interface GameResult<Game extends AnyGame = AnyGame> {
  scores: number[];
  ledger: Game['Ledger'][];
  ranking: Seat[][];
}

// How a match was given up before the rules ended it.
export interface EarlyEnd {
  by: 'resignation' | 'flag';
  ranking: Seat[][];
}

// An entry of the journal. `decisions`: how many stand after it.
export type Entry<Game extends AnyGame = AnyGame> =
  | { entry: 'deal'; draws?: Game['Draw'][]; time?: number; decisions: number; events: Game['GameEvent'][] }
  | ({
      entry: 'decision';
      seat: Seat;
      text: string;
      draws?: Game['Draw'][];
      time?: number;
      decisions: number;
      events: Game['GameEvent'][];
    } & Game['Decided'])
  | { entry: 'undo'; seat: Seat; to: number; time?: number; decisions: number; events: Game['GameEvent'][] }
  | { entry: 'takeover'; seat: Seat; bot: string; time?: number; decisions: number; events: Game['GameEvent'][] }
  | {
      entry: 'end_turn' | 'resignation' | 'flag';
      seat: Seat;
      time?: number;
      decisions: number;
      events: Game['GameEvent'][];
    };

// An entry as a record has it.
export type LogEntry<Game extends AnyGame = AnyGame> =
  | { entry: 'deal'; draws?: Game['Draw'][]; time?: number }
  | ({ entry: 'decision'; seat: Seat; text: string; draws?: Game['Draw'][]; time?: number } & Game['Decided'])
  | { entry: 'undo'; seat: Seat; to: number; time?: number }
  | { entry: 'takeover'; seat: Seat; bot: string; time?: number }
  | { entry: 'end_turn' | 'resignation' | 'flag'; seat: Seat; time?: number };

export interface Shuffle {
  commitment: Digest;
  nonces: Digest[];
  secret?: Digest;
}

// docs/records.md
export interface GameRecord<Game extends AnyGame = AnyGame> {
  format: 'horta-record';
  version: 1;
  game: string;
  rules_version: number;
  id: string;
  players: number;
  options: GameOptions;
  components: Digest;
  component_data?: object;
  seats: SeatInfo[];
  shuffle?: Shuffle;
  steps: (Game['Draw'] | ({ seat: Seat; text?: string } & Game['Decided']))[];
  result?: GameResult<Game>;
  ended?: EarlyEnd;
  log?: LogEntry<Game>[];
}

// A match as whoever leads it knows it. `actor` must act: decide about `kind`, or end its turn, which is then
// `awaiting`.
export interface Standing<Game extends AnyGame = AnyGame> {
  version: number;
  actor: Seat | null;
  kind: Game['Kind'] | null;
  awaiting: Seat | null;
  over: boolean;
  round: number;
  scores: number[];
  position: string;
  commitment: Digest;
  entries: Entry<Game>[];
  record?: GameRecord<Game>;
}

export interface Begun<Game extends AnyGame = AnyGame> {
  version: number;
  actor: Seat | null;
  kind: Game['Kind'] | null;
  awaiting: Seat | null;
  over: boolean;
  round: number;
  scores: number[];
  position: string;
  commitment: Digest;
  entries: Entry<Game>[];
  record?: GameRecord<Game>;
  setup: Setup;
}

// Everything about a table. `undos`: how many decisions each seat may take back.
export type MatchState<Game extends AnyGame = AnyGame> = {
  version: number;
  decisions: number;
  round: number;
  view: Game['View'];
  outlook: Game['Outlook'];
  scores: number[];
  position: string;
  undos: number[];
  awaiting: Seat | null;
  commitment: Digest;
  result?: GameResult<Game>;
  ended?: EarlyEnd;
  previews?: (Preview<Game> | null)[];
} & (
  | { over: true; seat?: undefined; kind?: undefined; options?: undefined }
  | ({ over: false; seat: Seat } & Game['Decision'])
);

// What moves would do: `events` are certain; `drew` that a card is drawn, after which nothing is.
export type Preview<Game extends AnyGame = AnyGame> = {
  events: Game['GameEvent'][];
  drew: boolean;
  outlook: Game['Outlook'];
} & (
  | { over: true; seat?: undefined; kind?: undefined; options?: undefined }
  | ({ over: false; seat: Seat } & Game['Decision'])
);

// `plays` is the bot behind it, by its name.
export interface Level {
  level: number;
  plays: string;
}

export interface GameInfo {
  name: string;
  min_players: number;
  max_players: number;
  rounds: number;
  rules_version: number;
  options: { [name: string]: string[] };
  rule_sets: GameOptions[];
  levels: Level[];
  components: Digest;
}

export interface Games {
  version: string;
  games: GameInfo[];
}

export interface HintReason {
  code: string;
  params: Params;
}

// `turn` is how the seat goes on from it.
export interface HintedMove<Game extends AnyGame = AnyGame> {
  option: Game['AnyOption'];
  notation: string;
  visits: number;
  win_share: number[];
  points: number[];
  turn: string[];
  reasons: HintReason[];
}

// The best moves, the best one first.
export interface Hint<Game extends AnyGame = AnyGame> {
  seat: Seat;
  moves: HintedMove<Game>[];
}

export interface Candidate {
  move: string;
  visits: number;
  win_share: number[];
  points: number[];
  line: string[];
}

export interface Thought {
  iterations: number;
  candidates: Candidate[];
}

export interface ComponentsUsed {
  digest: Digest;
  components: object;
}

// What each call is answered with, when it is carried out.
export interface Answers<Game extends AnyGame = AnyGame> {
  start: Begun<Game>;
  open: Begun<Game>;
  decide: Standing<Game>;
  end_turn: Standing<Game>;
  undo: Standing<Game>;
  restart: Standing<Game>;
  resign: Standing<Game>;
  state: MatchState<Game>;
  follow: MatchState<Game>;
  append: MatchState<Game>;
  entries: { entries: Entry<Game>[] };
  preview: Preview<Game>;
  explain: { reasons: Reason[] };
  components: ComponentsUsed;
  record: { record: GameRecord<Game> };
  verify: { verified: true };
  games: Games;
  hint: Hint<Game>;
  think: Thought;
  bot: { text: string };
  signature: { signature: string };
  simulate: { record: string };
  replay: { decisions: number; position: string; result?: GameResult<Game> };
}

// Of a turn, in notation.
export type Moves = string[];

// The rules of a table, where they are not the newest.
export interface TableRules {
  game: string;
  players: number;
  options?: GameOptions;
  rules_version?: number;
  components?: Digest;
  component_data?: object;
}

// Of a seat that has seen the match at `base`; answered with the entries `since` a version.
export interface Deed {
  seat: Seat;
  base?: number;
  since?: number;
  record?: boolean;
}

// What each call is asked with.
export interface Requests<Game extends AnyGame = AnyGame> {
  start: {
    game: string;
    rules_version?: number;
    components?: Digest;
    component_data?: object;
    options?: GameOptions;
    seats: SeatInfo[];
    id: string;
    secret: Digest;
    since?: number;
    record?: boolean;
  };
  open: { record: unknown; since?: number };
  decide: { text: string } & Deed;
  end_turn: Deed;
  undo: Deed;
  restart: Deed;
  resign: Deed;
  state: { to?: number; previews?: Moves[] };
  follow: {
    game: string;
    rules_version?: number;
    id?: string;
    players?: number;
    options?: GameOptions;
    components?: Digest;
    component_data?: object;
    seats: SeatInfo[];
    commitment?: Digest | null;
    nonces?: Digest[];
    entries: (Entry<Game> | LogEntry<Game>)[];
    previews?: Moves[];
  };
  append: { from: number; entries: (Entry<Game> | LogEntry<Game>)[]; previews?: Moves[] };
  entries: { from?: number };
  preview: { moves: Moves };
  explain: { seat: Seat; text: string };
  components: object;
  record: { secret?: boolean };
  verify: object;
  games: object;
  hint: { position: string; iterations?: number; moves?: number; seed?: number } & TableRules;
  think: { position: string; seed: number; iterations?: number; milliseconds?: number } & TableRules;
  bot: { position: string; bot: string; commitment: Digest } & TableRules;
  signature: TableRules;
  simulate: { bots: string[]; seed: number; number: number } & TableRules;
  replay: { record: unknown };
}

// What a game fills in.
export interface AnyGame {
  Kind: string;
  View: {
    round: number;
    rounds: number;
    first_player: Seat;
    players: { vp: number; money: number; passed: boolean }[];
  };
  Outlook: { ledger: Partial<Record<string, number>>[] };
  Decision: { kind: string; options: { option: unknown; text: string }[] };
  Decided: { kind: string; option: unknown };
  AnyOption: unknown;
  Draw: { chance: string; drew: string | number };
  GameEvent: {
    event: string;
    cause: string;
    seat?: Seat;
    [name: string]: string | number | boolean | null | undefined;
  };
  Ledger: Partial<Record<string, number>>;
}

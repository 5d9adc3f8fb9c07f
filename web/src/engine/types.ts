// What the engine answers about any game (wasm/match_calls.h, docs/records.md). A game's own types are in its folder.

export type Seat = number;
export type Counts<Key extends string = string> = Partial<Record<Key, number>>;

// What the tables of all games have in common.
export interface View {
  round: number;
  first_player: Seat;
  players: { vp: number; money: number; passed: boolean }[];
}
// What would be decided if the round ended now, and the points that the game would end with.
export interface Outlook {
  ledger: Record<string, number>[];
}

// What an option holds: a name, a number, or a list of them; the kind of the decision says which (docs/records.md).
export type OptionValue = string | number | boolean | null | (string | number)[];
export interface Option {
  option: OptionValue;
  text: string;
}

export interface GameEvent {
  event: string;
  cause: string;
  seat?: Seat;
  [value: string]: string | number | boolean | null | undefined;
}

export interface GameResult {
  scores: number[];
  ledger: Record<string, number>[];
  ranking: Seat[][];
}

export interface MatchState<V extends View = View, O extends Outlook = Outlook> {
  version: number;
  decisions: number;
  over: boolean;
  seat?: Seat;
  kind?: string;
  round: number;
  options?: Option[];
  view: V;
  outlook: O;
  scores: number[];
  position: string;
  undos: number[];
  awaiting: Seat | null;
  commitment: string;
  result?: GameResult;
}

// A game, in the engine's list of games.
export interface GameList {
  name: string;
  min_players: number;
  max_players: number;
  rounds: number;
  levels: { level: number; plays: string }[];
  rules_version: number;
  components: string;
}

// What is played, and by whom.
export interface Setup {
  game: string;
  rules_version: number;
  components: string;
  options: Record<string, string>;
  seats: SeatInfo[];
  id: string;
  commitment: string;
}

// Where a match stands for its authority, and what its journal has gained.
export interface Standing {
  version: number;
  actor: Seat | null;
  kind: string | null;
  awaiting: Seat | null;
  over: boolean;
  round: number;
  scores: number[];
  position: string;
  commitment: string;
  entries: Entry[];
  record?: GameRecord;
}

export interface Preview<O extends Outlook = Outlook> {
  events: GameEvent[];
  drew: boolean;
  over: boolean;
  seat?: Seat;
  kind?: string;
  options?: Option[];
  outlook: O;
}

export interface Entry {
  entry: 'deal' | 'decision' | 'undo' | 'end_turn' | 'takeover' | 'resignation' | 'flag';
  decisions: number;
  seat?: Seat;
  kind?: string;
  option?: OptionValue;
  text?: string;
  to?: number;
  draws?: { chance: string; drew: string | number }[];
  events: GameEvent[];
}

export interface Reason {
  code: string;
  section: string;
  params: Record<string, string | number>;
}

// The best moves of a position, the best one first; `turn` is how each of them goes on.
export interface Hint {
  moves: {
    notation: string;
    turn: string[];
    win_share: number[];
    points: number[];
    reasons: Omit<Reason, 'section'>[];
  }[];
}

export interface SeatInfo {
  name: string;
  bot?: string;
}

export interface GameRecord {
  format: string;
  game: string;
  rules_version?: number;
  id: string;
  options: Record<string, string>;
  seats: SeatInfo[];
  shuffle?: { commitment: string; nonces?: string[]; secret?: string };
  steps: { seat?: Seat; kind?: string; option?: OptionValue; text?: string; chance?: string; drew?: string | number }[];
  result?: GameResult;
  ended?: object;
  log?: object[];
}

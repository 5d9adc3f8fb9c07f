// What the engine answers (wasm/match_calls.h, docs/records.md). Names are those of the rules.

export type Seat = number;
export type Colour = 'blue' | 'green' | 'red' | 'yellow';
export type House = 'A' | 'B' | 'C' | 'D';
export type Noble = 'albert' | 'brugmann' | 'buls' | 'hankar' | 'horta' | 'vandervelde';
export type Track = 'architecture' | 'nobility' | 'prestige';
export type Bonus = Track | 'prison';
export type Architect = '1/3' | '2/4' | '2/5';
export type Place = 'bourse' | 'city_hall' | 'cinquantenaire';
export type Counts<Key extends string = string> = Partial<Record<Key, number>>;

// The rules have so many.
export const rounds = 4;
export const colours: Colour[] = ['blue', 'green', 'red', 'yellow'];
export const architects: Architect[] = ['1/3', '2/4', '2/5'];
export const places: Place[] = ['bourse', 'city_hall', 'cinquantenaire'];
export const tracks: Track[] = ['architecture', 'nobility', 'prestige'];

// A cell of the Art Nouveau area: an Action card by its full name, an Architect card, or nothing any more.
export type Cell = { card: string } | { owner: Seat | 'neutral'; value: number; architect?: Architect } | null;

export interface Player {
  vp: number;
  money: number;
  tracks: Record<Track, number>;
  hand: Counts<Architect>;
  brussels: Counts<Architect>;
  prison: Counts<Architect>;
  artworks: Counts<Colour>;
  materials: Counts;
  houses: Counts<House>;
  nobles: Noble[];
  tapped: Noble[];
  passed: boolean;
}

export interface View {
  round: number;
  first_player: Seat;
  turn: Seat;
  expo: Seat | null;
  rows: number;
  grid: Cell[];
  bonus: Bonus[];
  brussels_uses: Record<Place, number>;
  players: Player[];
  piles: Record<string, { pile: Counts; discard: Counts }>;
  taking: { cell: number | null; card: string | null; drawn: string[]; activations: number };
}

export interface Column {
  values: number[];
  neutral: number;
  winners: Seat[];
}
export interface Coat {
  cells: number[];
  owners: (Seat | 'neutral' | null)[];
  complete: boolean;
  winners: Seat[];
}
// What would be decided if the round ended now.
export interface Outlook {
  columns: Column[];
  coats: Coat[];
  brussels: { cards: number[]; winners: Seat[] };
  ledger: Record<string, number>[];
}

// biome-ignore lint: options are whatever the kind says (docs/records.md)
export type OptionValue = any;
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

export interface MatchState {
  version: number;
  decisions: number;
  over: boolean;
  seat?: Seat;
  kind?: string;
  round: number;
  options?: Option[];
  view: View;
  outlook: Outlook;
  scores: number[];
  position: string;
  undos: number[];
  awaiting: Seat | null;
  commitment: string;
  result?: GameResult;
}

export interface Entry {
  entry: 'deal' | 'decision' | 'undo' | 'end_turn' | 'takeover' | 'resignation' | 'flag';
  decisions: number;
  seat?: Seat;
  kind?: string;
  option?: OptionValue;
  text?: string;
  to?: number;
  events: GameEvent[];
}

export interface Preview {
  events: GameEvent[];
  drew: boolean;
  over: boolean;
  seat?: Seat;
  kind?: string;
  options?: Option[];
  outlook: Outlook;
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

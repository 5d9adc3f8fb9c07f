// The table of Bruxelles 1897 as the engine describes it. Names are those of the rules.
import type { Counts, MatchState, Seat } from '../../engine/types.ts';
import type { Looking as AnyLooking, TableView } from '../../session/view.ts';

export type { Counts, Seat };
export type Colour = 'blue' | 'green' | 'red' | 'yellow';
export type House = 'A' | 'B' | 'C' | 'D';
export type Noble = 'albert' | 'brugmann' | 'buls' | 'hankar' | 'horta' | 'vandervelde';
export type Track = 'architecture' | 'nobility' | 'prestige';
export type Bonus = Track | 'prison';
export type Architect = '1/3' | '2/4' | '2/5';
export type Place = 'bourse' | 'city_hall' | 'cinquantenaire';

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

// The parts of the client, at a table of this game.
export type Table = TableView<View, Outlook>;
export type State = MatchState<View, Outlook>;
export type Looking = AnyLooking<Outlook>;

// What the module of Bruxelles 1897 answers.
// Made by build/answers.mjs out of wasm/answers/; not to be edited.
import type { Seat } from './common.ts';

export type { Seat };

export type Colour = 'blue' | 'green' | 'red' | 'yellow';

export type Material = 'brick+brick' | 'brick+steel' | 'steel+steel' | 'wood+brick' | 'wood+steel' | 'wood+wood';

export type House = 'A' | 'B' | 'C' | 'D';

export type Noble = 'albert' | 'brugmann' | 'buls' | 'hankar' | 'horta' | 'vandervelde';

export type Architect = '1/3' | '2/4' | '2/5';

export type Track = 'architecture' | 'nobility' | 'prestige';

export type Bonus = 'architecture' | 'nobility' | 'prestige' | 'prison';

// A Brussels card.
export type Place = 'bourse' | 'city_hall' | 'cinquantenaire';

// By its full name.
export type ActionCard =
  | 'artwork:blue'
  | 'artwork:green'
  | 'artwork:red'
  | 'artwork:yellow'
  | 'material:brick+brick'
  | 'material:brick+steel'
  | 'material:steel+steel'
  | 'material:wood+brick'
  | 'material:wood+steel'
  | 'material:wood+wood'
  | 'house:A'
  | 'house:B'
  | 'house:C'
  | 'house:D'
  | 'noble:albert'
  | 'noble:brugmann'
  | 'noble:buls'
  | 'noble:hankar'
  | 'noble:horta'
  | 'noble:vandervelde'
  | 'money'
  | 'expo';

export type Pile = 'artwork' | 'material' | 'house' | 'noble';

export type Cause =
  | 'setup'
  | 'preparation'
  | 'placement'
  | 'creation'
  | 'sale'
  | 'supply'
  | 'construction'
  | 'influence'
  | 'exhibition'
  | 'bourse'
  | 'city_hall'
  | 'cinquantenaire'
  | 'pass'
  | 'column_majority'
  | 'coat_majority'
  | 'brussels_majority'
  | 'final_payment'
  | 'final_scoring'
  | 'end_bonus';

export type Source =
  | 'construction'
  | 'exhibition'
  | 'coat'
  | 'unpaid_noble'
  | 'houses'
  | 'materials'
  | 'expo'
  | 'bonus_nobles'
  | 'bonus_money'
  | 'bonus_artworks'
  | 'bonus_houses';

// Points by source.
export type Ledger = Partial<Record<Source, number>>;

// In reading order, 4 * row + column.
export type CellNumber = number;

// Of the Art Nouveau area: an Action card, an Architect card, or nothing any more.
export type Cell =
  | { card: ActionCard }
  | { owner: Seat; architect: Architect; value: number }
  | { owner: 'neutral'; value: number }
  | null;

// `house_units`: what the next house takes.
export interface Player {
  vp: number;
  money: number;
  tracks: { architecture: number; nobility: number; prestige: number };
  hand: Partial<Record<Architect, number>>;
  brussels: Partial<Record<Architect, number>>;
  prison: Partial<Record<Architect, number>>;
  artworks: Partial<Record<Colour, number>>;
  materials: Partial<Record<Material, number>>;
  houses: Partial<Record<House, number>>;
  house_units: number;
  nobles: Noble[];
  tapped: Noble[];
  passed: boolean;
}

// Everything on the table. `brussels_prices`: what a place costs now, and what it costs the next one.
export interface View {
  round: number;
  rounds: number;
  first_player: Seat;
  turn: Seat;
  expo: Seat | null;
  rows: number;
  columns: number;
  grid: Cell[];
  bonus: Bonus[];
  brussels_uses: { bourse: number; city_hall: number; cinquantenaire: number };
  brussels_prices: { bourse: [number, number]; city_hall: [number, number]; cinquantenaire: [number, number] };
  players: Player[];
  piles: {
    artwork: { pile: Partial<Record<Colour, number>>; discard: Partial<Record<Colour, number>> };
    material: { pile: Partial<Record<Material, number>>; discard: Partial<Record<Material, number>> };
    house: { pile: Partial<Record<House, number>>; discard: Partial<Record<House, number>> };
    noble: { pile: Partial<Record<Noble, number>>; discard: Partial<Record<Noble, number>> };
  };
  taking: { cell: CellNumber | null; card: ActionCard | null; drawn: ActionCard[]; activations: number };
}

export interface Column {
  values: number[];
  neutral: number;
  winners: Seat[];
}

export interface Coat {
  cells: CellNumber[];
  owners: (Seat | 'neutral' | null)[];
  leaders: (Seat | 'neutral')[];
  complete: boolean;
  winners: Seat[];
}

// What would be decided if the round ended now. `coat_worth`: what one coat of arms pays each seat,
// `coat_points` what those of this round pay it.
export interface Outlook {
  columns: Column[];
  coats: Coat[];
  coat_worth: number[];
  coat_points: number[];
  brussels: { cards: number[]; winners: Seat[] };
  ledger: Ledger[];
}

export type Kind =
  | 'action'
  | 'architect'
  | 'perform'
  | 'artwork'
  | 'materials'
  | 'noble'
  | 'prisoner'
  | 'keep_drawn'
  | 'brussels_cards'
  | 'park_action'
  | 'activate'
  | 'exhibit'
  | 'jail';

export interface ActionChoice {
  option: ['take', CellNumber] | ['brussels', Place] | ['pass'];
  text: string;
}

export interface ArchitectChoice {
  option: [Architect, number];
  text: string;
}

export interface PerformChoice {
  option: 'perform' | 'decline';
  text: string;
}

export interface ArtworkChoice {
  option: Colour;
  text: string;
}

export interface MaterialsChoice {
  option: Material[];
  text: string;
}

export interface NobleChoice {
  option: 'keep' | 'discard';
  text: string;
}

export interface PrisonerChoice {
  option: Architect;
  text: string;
}

export interface KeepDrawnChoice {
  option: Colour | Material | House | Noble;
  text: string;
}

export interface BrusselsCardsChoice {
  option: Architect[];
  text: string;
}

export interface ParkActionChoice {
  option: 'creation' | 'sale' | 'supply' | 'construction' | 'influence';
  text: string;
}

export interface ActivateChoice {
  option: Noble | 'stop';
  text: string;
}

export interface ExhibitChoice {
  option: Colour | 'withdraw';
  text: string;
}

export interface JailChoice {
  option: Architect;
  text: string;
}

// What is asked, with all that can be answered.
export type Decision =
  | { kind: 'action'; options: ActionChoice[] }
  | { kind: 'architect'; options: ArchitectChoice[] }
  | { kind: 'perform'; options: PerformChoice[] }
  | { kind: 'artwork'; options: ArtworkChoice[] }
  | { kind: 'materials'; options: MaterialsChoice[] }
  | { kind: 'noble'; options: NobleChoice[] }
  | { kind: 'prisoner'; options: PrisonerChoice[] }
  | { kind: 'keep_drawn'; options: KeepDrawnChoice[] }
  | { kind: 'brussels_cards'; options: BrusselsCardsChoice[] }
  | { kind: 'park_action'; options: ParkActionChoice[] }
  | { kind: 'activate'; options: ActivateChoice[] }
  | { kind: 'exhibit'; options: ExhibitChoice[] }
  | { kind: 'jail'; options: JailChoice[] };

// What was decided.
export type Decided =
  | { kind: 'action'; option: ActionChoice['option'] }
  | { kind: 'architect'; option: ArchitectChoice['option'] }
  | { kind: 'perform'; option: PerformChoice['option'] }
  | { kind: 'artwork'; option: ArtworkChoice['option'] }
  | { kind: 'materials'; option: MaterialsChoice['option'] }
  | { kind: 'noble'; option: NobleChoice['option'] }
  | { kind: 'prisoner'; option: PrisonerChoice['option'] }
  | { kind: 'keep_drawn'; option: KeepDrawnChoice['option'] }
  | { kind: 'brussels_cards'; option: BrusselsCardsChoice['option'] }
  | { kind: 'park_action'; option: ParkActionChoice['option'] }
  | { kind: 'activate'; option: ActivateChoice['option'] }
  | { kind: 'exhibit'; option: ExhibitChoice['option'] }
  | { kind: 'jail'; option: JailChoice['option'] };

export type AnyOption =
  | ActionChoice['option']
  | ArchitectChoice['option']
  | PerformChoice['option']
  | ArtworkChoice['option']
  | MaterialsChoice['option']
  | NobleChoice['option']
  | PrisonerChoice['option']
  | KeepDrawnChoice['option']
  | BrusselsCardsChoice['option']
  | ParkActionChoice['option']
  | ActivateChoice['option']
  | ExhibitChoice['option']
  | JailChoice['option'];

export type Draw =
  | { chance: 'artwork'; drew: Colour }
  | { chance: 'material'; drew: Material }
  | { chance: 'house'; drew: House }
  | { chance: 'noble'; drew: Noble }
  | { chance: 'grid'; drew: ActionCard }
  | { chance: 'bonus'; drew: Bonus }
  | { chance: 'first_player'; drew: Seat };

export type GameEvent = { cause: Cause } & (
  | { event: 'round_began'; round: number; first_player: Seat }
  | { event: 'dealt'; cell: CellNumber; card: ActionCard }
  | { event: 'bonus_dealt'; column: number; bonus: Bonus }
  | { event: 'corner_taken'; cell: CellNumber; card: ActionCard | null }
  | { event: 'architects_returned'; seat: Seat; cards: number }
  | { event: 'nobles_untapped'; seat: Seat; nobles: number }
  | { event: 'expo_returned'; seat: Seat }
  | { event: 'reshuffled'; pile: Pile }
  | { event: 'architect_placed'; seat: Seat; cell: CellNumber; architect: Architect; value: number }
  | { event: 'brussels_placed'; seat: Seat; brussels: Place; cards: number }
  | { event: 'card_taken'; seat: Seat; card: ActionCard; cell: CellNumber }
  | { event: 'park_action'; seat: Seat; action: ParkActionChoice['option'] }
  | { event: 'card_drawn'; seat: Seat; card: ActionCard }
  | { event: 'card_gained'; seat: Seat; card: ActionCard }
  | { event: 'card_discarded'; seat?: Seat; card: ActionCard }
  | { event: 'short_of_materials'; seat: Seat; needed: number; held: number }
  | { event: 'nothing_to_sell'; seat: Seat }
  | { event: 'money'; seat: Seat; change: number }
  | { event: 'vp'; seat: Seat; change: number; source: Source; place?: number }
  | { event: 'track'; seat: Seat; track: Track; value: number }
  | { event: 'noble_kept'; seat: Seat; noble: Noble }
  | { event: 'noble_activated'; seat: Seat; noble: Noble }
  | { event: 'freed'; seat: Seat; architect: Architect }
  | { event: 'jailed'; seat: Seat; architect: Architect }
  | { event: 'exhibited'; seat: Seat; colour: Colour }
  | { event: 'withdrew'; seat: Seat }
  | { event: 'passed'; seat: Seat }
  | { event: 'column_won'; seat: Seat; column: number; bonus: Bonus }
  | { event: 'coat_won'; seat: Seat; coat: number; cards: number }
  | { event: 'brussels_majority'; seat: Seat; cards: number }
  | { event: 'game_ended' }
);

// For the types that all games share.
export interface Game {
  Kind: Kind;
  View: View;
  Outlook: Outlook;
  Decision: Decision;
  Decided: Decided;
  AnyOption: AnyOption;
  Draw: Draw;
  GameEvent: GameEvent;
  Ledger: Ledger;
}

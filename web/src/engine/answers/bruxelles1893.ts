// What the module of Bruxelles 1893 answers.
// Made by build/answers.mjs out of wasm/answers/; not to be edited.
import type { Seat } from './common.ts';

export type { Seat };

// Brown is pink in the first edition.
export type Colour = 'black' | 'blue' | 'brown' | 'green' | 'pink' | 'yellow';

// A colour, or a white artwork by the colour that it hides.
export type Artwork = Colour | 'white:blue' | 'white:brown' | 'white:green' | 'white:pink' | 'white:yellow';

export type Material = 'glass' | 'iron' | 'stone' | 'wood';

export type Notable =
  | 'albert'
  | 'brugmann'
  | 'buls'
  | 'empain'
  | 'maeterlinck'
  | 'nagelmackers'
  | 'privat_livemont'
  | 'solvay'
  | 'van_de_velde'
  | 'vandervelde';

// An action of the Brussels board.
export type Place = 'bourse' | 'grand_place' | 'cinquantenaire' | 'sainte_catherine';

// Of the Art Nouveau board: workshop, sale, notable, material, construction.
export type Action = 'A' | 'V' | 'N' | 'M' | 'C';

// Iris, Couronne, Architect, pawn.
export type Power = 'I' | 'K' | 'A' | 'P';

export type Board = 'cauchie' | 'hankar' | 'horta' | 'saintenoy' | 'strauven';

export type Line = 'money' | 'artworks' | 'notables' | 'pawns';

export type Track = 'iris' | 'couronne' | 'architect';

export type Space = 'wood' | 'stone' | 'iron' | 'any' | 'fb' | 'empty' | 'glass' | 'any_or_fb';

export type Tile =
  | 'artworks'
  | 'buildings'
  | 'connections'
  | 'couronne_vp'
  | 'first_pass'
  | 'house'
  | 'iris_money'
  | 'line'
  | 'notables'
  | 'portrait'
  | 'sevenths'
  | 'white';

// A prestige card: its powers, VP symbols, Manneken-Pis.
export type Bonus =
  | 'I:2/0'
  | 'I:1/1'
  | 'I:1/2'
  | 'K:2/0'
  | 'K:1/1'
  | 'K:1/2'
  | 'A:2/0'
  | 'A:1/1'
  | 'A:1/2'
  | 'P:2/0'
  | 'P:1/1'
  | 'P:1/2'
  | 'I|K:1/1'
  | 'I|A:1/0'
  | 'I|P:1/1'
  | 'K|A:1/0'
  | 'K|P:1/1'
  | 'A|P:1/0'
  | 'II:0/0'
  | 'KK:0/0'
  | 'AA:0/0'
  | 'PP:0/0'
  | 'II:0/1'
  | 'KK:0/1'
  | 'AA:0/1'
  | 'I+K:0/1'
  | 'I+A:0/0'
  | 'I+P:0/1'
  | 'K+A:0/0'
  | 'K+P:0/1'
  | 'A+P:0/0'
  | 'any:1/1'
  | 'any:0/2';

export type Pile =
  'first_player' | 'strip' | 'notable' | 'bonus' | 'compass' | 'be_card' | 'be_tile' | 'board' | 'artwork' | 'bourse';

export type Cause =
  | 'setup'
  | 'planning'
  | 'placement'
  | 'workshop'
  | 'sale'
  | 'notable'
  | 'material'
  | 'construction'
  | 'free_action'
  | 'bourse'
  | 'grand_place'
  | 'cinquantenaire'
  | 'sainte_catherine'
  | 'pass'
  | 'belle_epoque_card'
  | 'belle_epoque_tile'
  | 'architect_power'
  | 'column_majority'
  | 'iris_majority'
  | 'brussels_majority'
  | 'pavilion_visit'
  | 'end_of_round'
  | 'final_payment'
  | 'final_scoring';

export type Source =
  | 'sale'
  | 'iris'
  | 'visit'
  | 'strauven'
  | 'house:no_joker'
  | 'house:top'
  | 'free:V'
  | 'free:C'
  | 'notable:maeterlinck'
  | 'card:5'
  | 'card:10'
  | 'card:12'
  | 'card:16'
  | 'card:21'
  | 'card:24'
  | 'card:30'
  | 'card:31'
  | 'tile:sevenths'
  | 'tile:couronne_vp'
  | 'tile:first_pass'
  | 'tile:buildings'
  | 'tile:connections'
  | 'tile:white'
  | 'final:unpaid:albert'
  | 'final:unpaid:brugmann'
  | 'final:unpaid:buls'
  | 'final:unpaid:empain'
  | 'final:unpaid:maeterlinck'
  | 'final:unpaid:nagelmackers'
  | 'final:unpaid:privat_livemont'
  | 'final:unpaid:solvay'
  | 'final:unpaid:van_de_velde'
  | 'final:unpaid:vandervelde'
  | 'final:houses'
  | 'final:line:money'
  | 'final:line:artworks'
  | 'final:line:notables'
  | 'final:line:pawns'
  | 'final:materials'
  | 'final:first_player';

// Points by source.
export type Ledger = Partial<Record<Source, number>>;

// When Belle Époque cards can be used.
export type Moment =
  | 'none'
  | 'round_begins'
  | 'pawn_placed'
  | 'workshop_done'
  | 'sale_begins'
  | 'cursor_moves'
  | 'notable_begins'
  | 'notable_gone'
  | 'materials_taken'
  | 'building_begins'
  | 'building_stands'
  | 'bourse_done'
  | 'grand_place_done'
  | 'copying_done'
  | 'market_done'
  | 'turn_ends'
  | 'column_won'
  | 'columns_done'
  | 'irises_begin'
  | 'irises_done'
  | 'brussels_begins'
  | 'pavilion_visited'
  | 'round_ends'
  | 'notable_leaves';

// In reading order, 5 * row + column.
export type CellNumber = number;

// Of a pawn.
export type Owner = Seat | 'neutral' | null;

export interface Cell {
  action: Action;
  in_zone: boolean;
  tile: boolean;
  house: Seat | null;
  pawn: Owner;
  stake: number;
}

export interface Player {
  vp: number;
  money: number;
  board: Board | 'plain';
  tracks: { iris: number; couronne: number; architect: number };
  pawns: number;
  court: number;
  travellers: number;
  on_card_22: 'pawn' | 'traveller' | null;
  buildings: number;
  artworks: Partial<Record<Colour, number>>;
  white_artworks: Partial<Record<Colour, number>>;
  materials: Partial<Record<Material, number>>;
  jokers: number;
  notables: Notable[];
  tilted: Notable[];
  lines: { money: number; artworks: number; notables: number; pawns: number };
  first_passes: number;
  passed: boolean;
  cards: number[];
  used_cards: number[];
  tiles: Tile[];
}

export interface Bourse {
  card: number;
  francs: number;
  crest: Crest | null;
}

// Row and column from 1.
export type Crest = [number, number];

export interface Site {
  card: number;
  glass: number;
  owner: Seat | null;
}

// What the turn under way has settled so far.
export interface Doing {
  cell: CellNumber | null;
  action: Action | null;
  brussels: Place | null;
  again: boolean;
  activations: number;
  notable: Notable | null;
  revealed: Notable | null;
  drawn: Partial<Record<Colour, number>>;
  sold: Colour | null;
  sold_white: boolean;
  sold_as: Colour | null;
  gap: number | null;
  more_steps: number;
  card_9: boolean;
  site: number | null;
  cubes: number;
}

// What the resolution of the round has settled so far.
export interface Resolution {
  column: number | null;
  winners: (Seat | 'tied' | null)[];
  lines_used: Line[];
  card_26: Seat | null;
  card_27: CellNumber | null;
  irises: number[];
  leaving: Notable | null;
}

// Everything on the table.
export interface View {
  round: number;
  rounds: number;
  first_player: Seat;
  turn: Seat | null;
  first_passer: Seat | null;
  next_first_player: Seat | null;
  bourse: Bourse | null;
  strips: number[];
  board: Cell[];
  bonus: (Bonus | null)[];
  bonus_left: Partial<Record<Bonus, number>>;
  row: Notable[];
  notable_pile: Partial<Record<Notable, number>>;
  notable_discard: Partial<Record<Notable, number>>;
  market: { hung: (Artwork | null)[]; covered: Partial<Record<Colour, number>>; cursor: [number, number] };
  supply: {
    materials: Partial<Record<Material, number>>;
    jokers: number;
    travellers: number;
    artworks: Partial<Record<Colour, number>>;
    workshop: Partial<Record<Colour, number>>;
    under_workshop: Partial<Record<Colour, number>>;
  };
  brussels: {
    bourse: BrusselsArea;
    grand_place: BrusselsArea;
    cinquantenaire: BrusselsArea;
    sainte_catherine: BrusselsArea;
  };
  compass: { spaces: Space[]; arms: [number, number] };
  sites: Site[];
  tiles: Tile[];
  players: Player[];
  moment: Moment;
  chooser: Seat | null;
  doing: Doing;
  resolution: Resolution;
}

export interface BrusselsArea {
  uses: number;
  cost: number;
  pawns: number[];
  travellers: number;
}

// One winner takes the card, several share its bonus.
export interface Column {
  stakes: number[];
  winners: Seat[];
}

export interface Iris {
  crest: Crest;
  cells: CellNumber[];
  owners: Owner[];
  complete: boolean;
  winners: Seat[];
}

// What would be decided if everybody passed now. `iris_worth`: what one iris pays each seat, `iris_points` what
// those of this round pay it.
export interface Outlook {
  columns: Column[];
  irises: Iris[];
  iris_worth: number[];
  iris_points: number[];
  first_player: { seat: Seat; manneken_pis: number[] | null };
  brussels: { pawns: number[]; winners: Seat[] };
  visits: { owner: Seat | null; colours: number }[];
  leaving: Notable | null;
  ledger: Ledger[];
}

export type Kind =
  | 'board'
  | 'first_artwork'
  | 'crest'
  | 'neutral'
  | 'action'
  | 'stake'
  | 'travellers'
  | 'perform'
  | 'artwork'
  | 'keep_artwork'
  | 'sell'
  | 'white_as'
  | 'cursor'
  | 'slot'
  | 'notable'
  | 'keep'
  | 'solvay'
  | 'white_tile'
  | 'materials'
  | 'compass_before'
  | 'build'
  | 'payment'
  | 'compass'
  | 'house_cell'
  | 'activate'
  | 'copy'
  | 'free_action'
  | 'be_tile'
  | 'be_card'
  | 'card2'
  | 'card4'
  | 'card6'
  | 'card8'
  | 'card14'
  | 'card15'
  | 'card17'
  | 'card17_artwork'
  | 'card17_materials'
  | 'card22'
  | 'card25'
  | 'card27'
  | 'card29'
  | 'prestige'
  | 'bonus'
  | 'strategy_line'
  | 'pay_notable';

export interface BoardChoice {
  option: Board;
  text: string;
}

export interface FirstArtworkChoice {
  option: Colour;
  text: string;
}

export interface CrestChoice {
  option: Crest;
  text: string;
}

export interface NeutralChoice {
  option: CellNumber;
  text: string;
}

export interface ActionChoice {
  option: ['cell', CellNumber] | ['brussels', Place] | ['pass'];
  text: string;
}

export interface StakeChoice {
  option: number;
  text: string;
}

export interface TravellersChoice {
  option: number;
  text: string;
}

export interface PerformChoice {
  option: boolean;
  text: string;
}

export interface ArtworkChoice {
  option: Colour;
  text: string;
}

export interface KeepArtworkChoice {
  option: Colour;
  text: string;
}

export interface SellChoice {
  option: Artwork;
  text: string;
}

export interface WhiteAsChoice {
  option: Colour;
  text: string;
}

export interface CursorChoice {
  option: [number, number];
  text: string;
}

export interface SlotChoice {
  option: number;
  text: string;
}

export interface NotableChoice {
  option: number | 'revealed';
  text: string;
}

export interface KeepChoice {
  option: 'keep' | 'discard';
  text: string;
}

export interface SolvayChoice {
  option: ['noble', Material] | ['exchange', Material, Material];
  text: string;
}

export interface WhiteTileChoice {
  option: Colour;
  text: string;
}

export interface MaterialsChoice {
  option: Material[];
  text: string;
}

export interface CompassBeforeChoice {
  option: 'none' | [number, 1 | -1];
  text: string;
}

export interface BuildChoice {
  option: 'house' | ['pavilion', number];
  text: string;
}

export interface PaymentChoice {
  option: {
    fb?: number;
    glass?: number;
    iron?: number;
    joker?: number;
    stone?: number;
    wood?: number;
    card9?: 'glass' | 'iron' | 'joker' | 'stone' | 'wood';
  };
  text: string;
}

export interface CompassChoice {
  option: number;
  text: string;
}

export interface HouseCellChoice {
  option: CellNumber;
  text: string;
}

export interface ActivateChoice {
  option: Notable | 'stop';
  text: string;
}

export interface CopyChoice {
  option: Action;
  text: string;
}

export interface FreeActionChoice {
  option: 'take' | 'decline' | Notable | Material;
  text: string;
}

export interface BeTileChoice {
  option: Tile | 'none';
  text: string;
}

export interface BeCardChoice {
  option: number | 'none';
  text: string;
}

export interface Card2Choice {
  option: Colour;
  text: string;
}

export interface Card4Choice {
  option: number;
  text: string;
}

export interface Card6Choice {
  option: number[];
  text: string;
}

export interface Card8Choice {
  option: Material;
  text: string;
}

export interface Card14Choice {
  option: Notable;
  text: string;
}

export interface Card15Choice {
  option: [CellNumber, number];
  text: string;
}

export interface Card17Choice {
  option: ['materials', Material, Material] | ['artwork', Colour];
  text: string;
}

export interface Card17ArtworkChoice {
  option: Colour;
  text: string;
}

export interface Card17MaterialsChoice {
  option: [Material, Material];
  text: string;
}

export interface Card22Choice {
  option: 'pawn' | 'traveller';
  text: string;
}

export interface Card25Choice {
  option: number;
  text: string;
}

export interface Card27Choice {
  option: CellNumber;
  text: string;
}

export interface Card29Choice {
  option: Place;
  text: string;
}

export interface PrestigeChoice {
  option: 'use' | ['slide', Line];
  text: string;
}

export interface BonusChoice {
  option: Power;
  text: string;
}

export interface StrategyLineChoice {
  option: Line;
  text: string;
}

export interface PayNotableChoice {
  option: Notable;
  text: string;
}

// What is asked, with all that can be answered.
export type Decision =
  | { kind: 'board'; options: BoardChoice[] }
  | { kind: 'first_artwork'; options: FirstArtworkChoice[] }
  | { kind: 'crest'; options: CrestChoice[] }
  | { kind: 'neutral'; options: NeutralChoice[] }
  | { kind: 'action'; options: ActionChoice[] }
  | { kind: 'stake'; options: StakeChoice[] }
  | { kind: 'travellers'; options: TravellersChoice[] }
  | { kind: 'perform'; options: PerformChoice[] }
  | { kind: 'artwork'; options: ArtworkChoice[] }
  | { kind: 'keep_artwork'; options: KeepArtworkChoice[] }
  | { kind: 'sell'; options: SellChoice[] }
  | { kind: 'white_as'; options: WhiteAsChoice[] }
  | { kind: 'cursor'; options: CursorChoice[] }
  | { kind: 'slot'; options: SlotChoice[] }
  | { kind: 'notable'; options: NotableChoice[] }
  | { kind: 'keep'; options: KeepChoice[] }
  | { kind: 'solvay'; options: SolvayChoice[] }
  | { kind: 'white_tile'; options: WhiteTileChoice[] }
  | { kind: 'materials'; options: MaterialsChoice[] }
  | { kind: 'compass_before'; options: CompassBeforeChoice[] }
  | { kind: 'build'; options: BuildChoice[] }
  | { kind: 'payment'; options: PaymentChoice[] }
  | { kind: 'compass'; options: CompassChoice[] }
  | { kind: 'house_cell'; options: HouseCellChoice[] }
  | { kind: 'activate'; options: ActivateChoice[] }
  | { kind: 'copy'; options: CopyChoice[] }
  | { kind: 'free_action'; options: FreeActionChoice[] }
  | { kind: 'be_tile'; options: BeTileChoice[] }
  | { kind: 'be_card'; options: BeCardChoice[] }
  | { kind: 'card2'; options: Card2Choice[] }
  | { kind: 'card4'; options: Card4Choice[] }
  | { kind: 'card6'; options: Card6Choice[] }
  | { kind: 'card8'; options: Card8Choice[] }
  | { kind: 'card14'; options: Card14Choice[] }
  | { kind: 'card15'; options: Card15Choice[] }
  | { kind: 'card17'; options: Card17Choice[] }
  | { kind: 'card17_artwork'; options: Card17ArtworkChoice[] }
  | { kind: 'card17_materials'; options: Card17MaterialsChoice[] }
  | { kind: 'card22'; options: Card22Choice[] }
  | { kind: 'card25'; options: Card25Choice[] }
  | { kind: 'card27'; options: Card27Choice[] }
  | { kind: 'card29'; options: Card29Choice[] }
  | { kind: 'prestige'; options: PrestigeChoice[] }
  | { kind: 'bonus'; options: BonusChoice[] }
  | { kind: 'strategy_line'; options: StrategyLineChoice[] }
  | { kind: 'pay_notable'; options: PayNotableChoice[] };

// What was decided.
export type Decided =
  | { kind: 'board'; option: BoardChoice['option'] }
  | { kind: 'first_artwork'; option: FirstArtworkChoice['option'] }
  | { kind: 'crest'; option: CrestChoice['option'] }
  | { kind: 'neutral'; option: NeutralChoice['option'] }
  | { kind: 'action'; option: ActionChoice['option'] }
  | { kind: 'stake'; option: StakeChoice['option'] }
  | { kind: 'travellers'; option: TravellersChoice['option'] }
  | { kind: 'perform'; option: PerformChoice['option'] }
  | { kind: 'artwork'; option: ArtworkChoice['option'] }
  | { kind: 'keep_artwork'; option: KeepArtworkChoice['option'] }
  | { kind: 'sell'; option: SellChoice['option'] }
  | { kind: 'white_as'; option: WhiteAsChoice['option'] }
  | { kind: 'cursor'; option: CursorChoice['option'] }
  | { kind: 'slot'; option: SlotChoice['option'] }
  | { kind: 'notable'; option: NotableChoice['option'] }
  | { kind: 'keep'; option: KeepChoice['option'] }
  | { kind: 'solvay'; option: SolvayChoice['option'] }
  | { kind: 'white_tile'; option: WhiteTileChoice['option'] }
  | { kind: 'materials'; option: MaterialsChoice['option'] }
  | { kind: 'compass_before'; option: CompassBeforeChoice['option'] }
  | { kind: 'build'; option: BuildChoice['option'] }
  | { kind: 'payment'; option: PaymentChoice['option'] }
  | { kind: 'compass'; option: CompassChoice['option'] }
  | { kind: 'house_cell'; option: HouseCellChoice['option'] }
  | { kind: 'activate'; option: ActivateChoice['option'] }
  | { kind: 'copy'; option: CopyChoice['option'] }
  | { kind: 'free_action'; option: FreeActionChoice['option'] }
  | { kind: 'be_tile'; option: BeTileChoice['option'] }
  | { kind: 'be_card'; option: BeCardChoice['option'] }
  | { kind: 'card2'; option: Card2Choice['option'] }
  | { kind: 'card4'; option: Card4Choice['option'] }
  | { kind: 'card6'; option: Card6Choice['option'] }
  | { kind: 'card8'; option: Card8Choice['option'] }
  | { kind: 'card14'; option: Card14Choice['option'] }
  | { kind: 'card15'; option: Card15Choice['option'] }
  | { kind: 'card17'; option: Card17Choice['option'] }
  | { kind: 'card17_artwork'; option: Card17ArtworkChoice['option'] }
  | { kind: 'card17_materials'; option: Card17MaterialsChoice['option'] }
  | { kind: 'card22'; option: Card22Choice['option'] }
  | { kind: 'card25'; option: Card25Choice['option'] }
  | { kind: 'card27'; option: Card27Choice['option'] }
  | { kind: 'card29'; option: Card29Choice['option'] }
  | { kind: 'prestige'; option: PrestigeChoice['option'] }
  | { kind: 'bonus'; option: BonusChoice['option'] }
  | { kind: 'strategy_line'; option: StrategyLineChoice['option'] }
  | { kind: 'pay_notable'; option: PayNotableChoice['option'] };

export type AnyOption =
  | BoardChoice['option']
  | FirstArtworkChoice['option']
  | CrestChoice['option']
  | NeutralChoice['option']
  | ActionChoice['option']
  | StakeChoice['option']
  | TravellersChoice['option']
  | PerformChoice['option']
  | ArtworkChoice['option']
  | KeepArtworkChoice['option']
  | SellChoice['option']
  | WhiteAsChoice['option']
  | CursorChoice['option']
  | SlotChoice['option']
  | NotableChoice['option']
  | KeepChoice['option']
  | SolvayChoice['option']
  | WhiteTileChoice['option']
  | MaterialsChoice['option']
  | CompassBeforeChoice['option']
  | BuildChoice['option']
  | PaymentChoice['option']
  | CompassChoice['option']
  | HouseCellChoice['option']
  | ActivateChoice['option']
  | CopyChoice['option']
  | FreeActionChoice['option']
  | BeTileChoice['option']
  | BeCardChoice['option']
  | Card2Choice['option']
  | Card4Choice['option']
  | Card6Choice['option']
  | Card8Choice['option']
  | Card14Choice['option']
  | Card15Choice['option']
  | Card17Choice['option']
  | Card17ArtworkChoice['option']
  | Card17MaterialsChoice['option']
  | Card22Choice['option']
  | Card25Choice['option']
  | Card27Choice['option']
  | Card29Choice['option']
  | PrestigeChoice['option']
  | BonusChoice['option']
  | StrategyLineChoice['option']
  | PayNotableChoice['option'];

export type Draw =
  | { chance: 'first_player'; drew: Seat }
  | { chance: 'strip'; drew: number }
  | { chance: 'notable'; drew: Notable }
  | { chance: 'bonus'; drew: Bonus }
  | { chance: 'compass'; drew: Space }
  | { chance: 'be_card'; drew: number }
  | { chance: 'be_tile'; drew: Tile }
  | { chance: 'board'; drew: Board }
  | { chance: 'artwork'; drew: Colour }
  | { chance: 'bourse'; drew: number };

export type GameEvent = { cause: Cause } & (
  | { event: 'round_began'; round: number; first_player: Seat }
  | { event: 'strip_laid'; row: number; strip: number }
  | { event: 'notable_revealed'; notable: Notable }
  | { event: 'reshuffled'; pile: Pile }
  | { event: 'bonus_dealt'; column: number; card: Bonus }
  | { event: 'compass_laid'; space: number; tile: Space }
  | { event: 'card_laid'; site: number; card: number }
  | { event: 'tile_laid'; tile: Tile }
  | { event: 'board_taken'; seat: Seat; board: Board }
  | { event: 'bourse_revealed'; card: number; francs: number }
  | { event: 'crest_chosen'; seat: Seat; row: number; column: number }
  | { event: 'neutral_placed'; seat: Seat; cell: CellNumber }
  | { event: 'pawn_placed'; seat: Seat; cell: CellNumber; stake: number }
  | { event: 'brussels_placed'; seat: Seat; brussels: Place; pawns: number; travellers: number }
  | { event: 'action_copied'; seat: Seat; action: Action }
  | { event: 'action_left'; seat: Seat; action: Action }
  | { event: 'artwork_drawn'; seat: Seat; colour: Colour }
  | { event: 'artwork_taken'; seat: Seat; colour: Colour }
  | { event: 'artwork_returned'; seat: Seat; colour: Colour }
  | { event: 'white_taken'; seat: Seat; colour: Colour }
  | { event: 'white_turned'; seat: Seat; colour: Colour }
  | { event: 'cursor_moved'; seat: Seat; row: number; column: number }
  | { event: 'artwork_sold'; seat: Seat; colour: Colour; white_as?: Colour; slot: number }
  | { event: 'market_cleared'; seat: Seat; slot: number; colour: Colour }
  | { event: 'material'; seat: Seat; material: Material; change: number }
  | { event: 'jokers'; seat: Seat; change: number }
  | { event: 'travellers'; seat: Seat; change: number }
  | { event: 'money'; seat: Seat; change: number }
  | { event: 'vp'; seat: Seat; change: number; source: Source; place?: number }
  | { event: 'track'; seat: Seat; track: Track; value: number }
  | { event: 'notable_taken'; seat: Seat; notable: Notable; price: number }
  | { event: 'notable_kept'; seat: Seat; notable: Notable }
  | { event: 'notable_discarded'; seat?: Seat; notable: Notable }
  | { event: 'notable_activated'; seat: Seat; notable: Notable }
  | { event: 'compass_moved'; seat: Seat; from: number; to: number }
  | { event: 'house_built'; seat: Seat; cell: CellNumber }
  | { event: 'pavilion_built'; seat: Seat; site: number; card: number }
  | { event: 'free_action'; seat: Seat; action: Action }
  | { event: 'card_used'; seat: Seat; card: number }
  | { event: 'power_used'; seat: Seat; board: Board }
  | { event: 'tile_taken'; seat: Seat; tile: Tile }
  | { event: 'freed'; seat: Seat; in_court: number }
  | { event: 'jailed'; seat: Seat; in_court: number }
  | { event: 'passed'; seat: Seat; first: boolean }
  | { event: 'column_won'; seat: Seat; column: number; card: Bonus }
  | { event: 'column_tied'; column: number; card: Bonus }
  | { event: 'card_swapped'; seat: Seat; column: number; card: Bonus }
  | { event: 'card_slid'; seat: Seat; card: Bonus; line: Line }
  | { event: 'card_spent'; seat: Seat; card: Bonus }
  | { event: 'first_player'; seat: Seat; manneken_pis: number }
  | { event: 'iris_won'; seat: Seat; iris: number; pawns: number }
  | { event: 'brussels_majority'; seat: Seat; pawns: number }
  | { event: 'stake_returned'; seat: Seat; cell: CellNumber; francs: number }
  | { event: 'pawn_withdrawn'; seat: Seat; brussels: Place }
  | { event: 'pawns_returned'; seat: Seat; pawns: number }
  | { event: 'line_raised'; seat: Seat; line: Line; symbols: number }
  | { event: 'work_covered'; seat: Seat; slot: number; colour: Colour }
  | { event: 'tiles_under'; seat: Seat; tiles: number }
  | { event: 'waits_on_card'; seat: Seat; traveller: boolean }
  | { event: 'pawn_doubled'; seat: Seat; cell: CellNumber }
  | { event: 'bonus_discarded'; column: number; card: Bonus }
  | { event: 'train_filled'; travellers: number }
  | { event: 'cards_turned'; seat: Seat; cards: number }
  | { event: 'notables_upright'; seat: Seat; notables: number }
  | { event: 'white_discarded'; seat: Seat; artworks: number }
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

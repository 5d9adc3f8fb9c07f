// The component data that the game is played with (components/README.md), and the numbers that the rules mention.
import { knownGame } from '../games.ts';
import { list } from '../../text/texts.svelte.ts';
import type { Source } from '../../rules/book.ts';
import type { Params } from '../../text/message.ts';
import { architects, type Architect, type Bonus, type Colour, type House, type Noble, type Track } from './types.ts';

export type EndBonus = 'houses' | 'nobles' | 'artworks' | 'money';

type Table<Fields> = { source: Source } & Fields;
type Copies<Key extends string> = Table<{ copies: Record<Key, number> }>;

interface Tables {
  architects: Copies<Architect> & { cheap_side: Record<Architect, number>; dear_side: Record<Architect, number> };
  artworks: Copies<Colour>;
  materials: Copies<string>;
  houses: Copies<House>;
  nobles: Copies<Exclude<Noble, 'brugmann'>>;
  grid: Table<{ rows: Record<string, number>; cards_per_pile: Record<string, number> }>;
  neutrals: Table<{ value: number }>;
  starting_money: Table<{ in_turn_order: number[] }>;
  starting_prison: Table<{ cards: Record<string, Architect[]> }>;
  nobility_track: Table<{ values: number[] }>;
  prestige_track: Table<{ values: number[] }>;
  architecture_track: Table<{ values: number[] }>;
  bonus_cards: Table<{ end_of_game: Record<Bonus, EndBonus> }>;
  income: Table<Record<'sale' | 'bourse' | 'brugmann' | 'first_to_pass' | 'pass', number>>;
  action_points: Table<Record<'exhibited_artwork' | 'material_type', number>>;
  final_scoring: Table<
    Record<
      | 'noble_payment'
      | 'unpaid_noble'
      | 'material_card'
      | 'expo'
      | 'bonus_noble'
      | 'bonus_artwork'
      | 'bonus_house'
      | 'bonus_money'
      | 'bonus_money_lot'
      | 'bonus_money_lots',
      number
    >
  >;
}

interface Components {
  game: string;
  version: number;
  tables: Tables;
}

// The newest version, which new tables are played with. Other tables say which is theirs.
const versions = import.meta.glob<Components>('../../../../components/bruxelles-1897/*.json', {
  eager: true,
  import: 'default',
});
export const newest = Object.values(versions).reduce((one, other) => (other.version > one.version ? other : one));

// Those of the table that is shown.
let current = $state.raw(newest);
export const components = () => current;
export const tables = () => current.tables;
export function playWith(components: unknown) {
  current = (components as Components | null) ?? newest;
}

export const trackValues = (track: Track): number[] => tables()[`${track}_track`].values;

const total = (copies: Record<string, number>) => Object.values(copies).reduce((sum, count) => sum + count, 0);

// Every number that a text may ask for, by name.
export function facts(): Params {
  const { version, tables } = current;
  const { income, action_points, final_scoring, grid, starting_money, starting_prison } = tables;
  const params: Params = {
    version,
    rounds: knownGame('bruxelles-1897')!.rounds,
    neutral: tables.neutrals.value,
    architects: list(architects.map((card) => `${tables.architects.copies[card]} × ${card}`)),
    architects_count: total(tables.architects.copies),
    artworks: total(tables.artworks.copies),
    materials: total(tables.materials.copies),
    sale: income.sale,
    bourse: income.bourse,
    brugmann: income.brugmann,
    first_to_pass: income.first_to_pass,
    pass: income.pass,
    exhibited: action_points.exhibited_artwork,
    exhibited_twice: 2 * action_points.exhibited_artwork,
    material_type: action_points.material_type,
    material_most: 3 * action_points.material_type,
    ...final_scoring,
    noble_payment_twice: 2 * final_scoring.noble_payment,
    money_most: final_scoring.bonus_money * final_scoring.bonus_money_lots,
    track_start: tables.nobility_track.values[0]!,
    track_end: tables.nobility_track.values.at(-1)!,
  };
  starting_money.in_turn_order.forEach((money, place) => (params[`money_${place + 1}`] = money));
  for (const players of ['2', '4']) {
    const rows = grid.rows[players]!;
    params[`rows_${players}`] = rows;
    params[`cells_${players}`] = 4 * rows;
    params[`coats_${players}`] = 3 * (rows - 1);
    params[`per_pile_${players}`] = grid.cards_per_pile[players]!;
    params[`prison_${players}`] = list(starting_prison.cards[players]!);
  }
  return params;
}

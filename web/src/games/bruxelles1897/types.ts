// The table of Bruxelles 1897 as the engine describes it, and the order in which its things are shown.
import type { Architect, Coat, Colour, Game, Place, Track } from '../../engine/answers/bruxelles1897.ts';
import type { MatchState } from '../../engine/types.ts';
import type { Looking as AnyLooking, TableView } from '../../session/view.ts';

export type {
  ActionCard,
  Architect,
  Bonus,
  Cell,
  Coat,
  Colour,
  Column,
  Game,
  GameEvent,
  House,
  Material,
  Noble,
  Outlook,
  Place,
  Player,
  Seat,
  Track,
  View,
} from '../../engine/answers/bruxelles1897.ts';
export type { Counts } from '../../engine/types.ts';

export const colours: Colour[] = ['blue', 'green', 'red', 'yellow'];
export const architects: Architect[] = ['1/3', '2/4', '2/5'];
export const places: Place[] = ['bourse', 'city_hall', 'cinquantenaire'];
export const tracks: Track[] = ['architecture', 'nobility', 'prestige'];

// What a picture of a coat of arms shows.
export type CoatDrawn = Pick<Coat, 'owners' | 'complete' | 'winners'>;

// The parts of the client, at a table of this game.
export type Table = TableView<Game>;
export type State = MatchState<Game>;
export type Looking = AnyLooking<Game>;

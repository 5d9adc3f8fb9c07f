// What the engine answers about any game (answers/common.ts), as the shared parts of the client read it. Games have their
// own in their folders.
import type * as answers from './answers/common.ts';
import type { AnyGame } from './answers/common.ts';

export type {
  AnyGame,
  GameInfo,
  GameResult,
  Hint,
  MatchState,
  Preview,
  Reason,
  Seat,
  SeatInfo,
  Setup,
  Standing,
} from './answers/common.ts';

// A union of which every member can be read before it is known which choice this is.
type Members<Union> = Union extends unknown ? keyof Union : never;
type Open<Union, All = Union> = Union extends unknown
  ? Union & Partial<Record<Exclude<Members<All>, keyof Union>, undefined>>
  : never;

export type Entry = Open<answers.Entry>;
export interface GameRecord extends answers.GameRecord {
  steps: Open<answers.GameRecord['steps'][number]>[];
}
export type Counts<Key extends string = string> = Partial<Record<Key, number>>;
export type View = AnyGame['View'];
export type Outlook = AnyGame['Outlook'];
export type Ledger = AnyGame['Ledger'];
export type GameEvent = AnyGame['GameEvent'];
export type Option = AnyGame['Decision']['options'][number];

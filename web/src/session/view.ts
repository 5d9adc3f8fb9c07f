// What the parts of the table read and call. A Session plays; a Replay only looks: nothing is asked of anybody there.
import type {
  Entry,
  GameEvent,
  GameRecord,
  Hint,
  MatchState,
  Option,
  Preview,
  Reason,
  Seat,
  SeatInfo,
} from '../engine/types.ts';

// What a player is looking at before deciding: moves in notation, and what the engine says they would do.
export interface Looking {
  move: string;
  faces: Option[]; // the Architect cards that could be placed there
  face: Option | null;
  preview: Preview;
}

// The end of a round: how the table stood before, and what has happened since the round began.
export interface Counted {
  before: MatchState;
  events: GameEvent[];
}

export interface TableView {
  readonly id: string;
  readonly seats: SeatInfo[];
  readonly people: Seat[];
  readonly entries: Entry[];
  // Where the game stands, what is shown of it, and the earlier moment that is shown in place of the present, if any.
  readonly state: MatchState;
  readonly shown: MatchState;
  readonly moment: MatchState | null;
  // A round that has just been counted and is still being looked at.
  readonly counted: Counted | null;
  // Nobody plays here: the hands are only looked at.
  readonly watching: boolean;
  readonly viewer: Seat | null;
  readonly actor: Seat | null;
  readonly myTurn: boolean;
  readonly asked: { kind: string; options: Option[] } | null;
  readonly looking: Looking | null;
  readonly hint: Hint | null;
  // Why something cannot be done, after it was tried.
  readonly refused: Reason[];
  readonly canUndo: boolean;
  // What the step shown has touched (table/halo.ts).
  readonly halo: ReadonlySet<string>;
  chosen: string[];

  name(seat: Seat): string;
  option(text: string): Option | undefined;
  decide(...texts: string[]): Promise<void>;
  choose(key: string): Promise<void>;
  look(move: string | null): Promise<void>;
  chooseFace(text: string): Promise<void>;
  place(): Promise<void>;
  endTurn(): Promise<void>;
  undo(): Promise<void>;
  restart(): Promise<void>;
  whyNot(text: string): Promise<void>;
  showMoment(decisions: number | null): Promise<void>;
  // As others may have it.
  exportRecord(): Promise<GameRecord>;
}

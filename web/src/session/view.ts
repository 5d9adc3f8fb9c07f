// What the parts of the table read and call. A Session plays; a Replay only looks: nothing is asked of anybody there.
import type { GameClient } from '../games/game.ts';
import type {
  AnyGame,
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
import type { Params } from '../text/message.ts';

// The decision before the viewer.
export interface Asked {
  kind: string;
  options: Option[];
}

// What a player is looking at before deciding: a move in notation, the ways to go on with it and the one that was chosen,
// and what the engine says they would do.
export interface Looking<Game extends AnyGame = AnyGame> {
  move: string;
  ways: Option[];
  way: Option | null;
  preview: Preview<Game>;
  // What the game would end with, beyond the choices that do not change it (Play.foreseen).
  end: Preview<Game>;
}

// The end of a round: how the table stood before, and what has happened since the round began.
export interface Counted<Game extends AnyGame = AnyGame> {
  before: MatchState<Game>;
  events: GameEvent[];
}

export interface TableView<Game extends AnyGame = AnyGame> {
  readonly id: string;
  readonly game: GameClient;
  readonly seats: SeatInfo[];
  // Those who sit at this screen.
  readonly people: Seat[];
  readonly entries: Entry[];
  // Where the game stands, what is shown of it, and the earlier moment that is shown in place of the present, if any.
  readonly state: MatchState<Game>;
  readonly shown: MatchState<Game>;
  readonly moment: MatchState<Game> | null;
  // A round that has just been counted and is still being looked at.
  readonly counted: Counted<Game> | null;
  // Nobody plays here: the hands are only looked at.
  readonly watching: boolean;
  readonly viewer: Seat | null;
  readonly actor: Seat | null;
  readonly myTurn: boolean;
  readonly asked: Asked | null;
  readonly looking: Looking<Game> | null;
  readonly hint: Hint | null;
  // The move that the last hint named first, until something is decided.
  readonly advised: string | null;
  // Why something cannot be done, after it was tried, or another answer to it: a text and its parameters.
  readonly refused: Reason[];
  readonly remark: { id: string; params: Params } | null;
  readonly canUndo: boolean;
  // What the step shown has touched (GameClient.halo).
  readonly halo: ReadonlySet<string>;
  // What was chosen so far of a decision that gathers several things, what they come to once they are enough, and the
  // points that they would bring.
  chosen: string[];
  readonly gathered: Option | undefined;
  readonly gain: number | null;

  name(seat: Seat): string;
  option(text: string): Option | undefined;
  decide(...texts: string[]): Promise<void>;
  choose(key: string): Promise<void>;
  look(move: string | null): Promise<void>;
  // Another way to go on with the move that is looked at, in notation.
  chooseWay(text: string): Promise<void>;
  place(): Promise<void>;
  endTurn(): Promise<void>;
  undo(): Promise<void>;
  restart(): Promise<void>;
  whyNot(text: string): Promise<void>;
  showMoment(decisions: number | null): Promise<void>;
  // As others may have it.
  exportRecord(): Promise<GameRecord>;
}

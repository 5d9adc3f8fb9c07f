// What a game gives the client: pages, session and table know games by this alone. Each game is a folder beside this file,
// loaded when somebody plays it (games.ts).
import type { Component } from 'svelte';
import type { AnyGame, Entry, GameEvent, MatchState, Option, Seat } from '../engine/types.ts';
import type { Asked, Counted, Looking, TableView } from '../session/view.ts';
import type { LessonScript } from '../learn/script.ts';
import type { Zone } from '../table/keys.ts';
import type { GameSounds } from '../sound/follow.ts';
import type { RuleBook } from '../rules/book.ts';
import type { Params } from '../text/message.ts';
import type { Miniature } from '../ui/miniature.ts';
import type { Names, Pattern, Telling } from '../text/teller.ts';

// How the decisions of a game are made at the table.
export interface Play {
  // The kind of decision that begins a turn: where to go. Hovering over a place shows what its move would do.
  turnKind: string;
  // The kinds that are decided on the table alone; others have buttons in the prompt as well.
  onTable: string[];
  // The family of things that a kind of decision chooses from: a thing has a key, "artwork:red#0" (session/choices.ts).
  families: Record<string, string>;
  // The kinds that gather several things: any number of them, or as many as every option has.
  gathered: Record<string, 'any' | 'fixed'>;
  // The kinds that follow a move and are part of its preview: one way to go on is chosen there, or makes no difference.
  ways: Record<string, 'chosen' | 'any'>;
  // The kinds that follow a move and change nothing about what it brings at the end of the game, whichever way they go:
  // the preview looks beyond them.
  foreseen: string[];
  // Whether two ways, in notation, are alike enough that whoever wanted one gets the other.
  alike(one: string, other: string): boolean;
  // The way that a digit stands for: the next one, where there are several.
  byDigit(digit: number, ways: Option[], chosen: Option | null): Option | undefined;
  // What exists but cannot be chosen in this decision, in notation: it says why when it is touched.
  impossible(asked: Asked): { text: string; label: string }[];
}

// How the log tells the events of a game in few words (table/log.ts).
export interface LogTelling {
  opens: Pattern[]; // begins a line of its own
  tells: Pattern[]; // is told here, though sentences leave it out
  unsaid: Pattern[];
  understood: Pattern[]; // the line tells it without saying so
}

// What a game says. `view` and `table` are those of this game.
export interface Words<Game extends AnyGame = AnyGame> {
  telling: Telling & { log: LogTelling };
  // What every text of the game may ask for.
  facts(): Params;
  // A move as a person would say it.
  move(kind: string, option: Option, view: Game['View']): string;
  // The move of a hint, with what it begins with.
  advised(notation: string, turn: string[], table: TableView<Game>): string;
  // What the prompt names and counts: of the decision, and of the move that is looked at.
  asked(table: TableView<Game>): Params;
  looked(table: TableView<Game>, looking: Looking<Game>): Params;
  // A decision that has done nothing yet, in a replay; `after` is the table after it.
  chose(entry: Entry, after: MatchState<Game>, names: Names): string;
  // One line of the log: its icon, what goes without saying, and the parameters of `log.<event>`.
  log: {
    icon(events: GameEvent[]): string | null;
    understood(event: GameEvent, events: GameEvent[]): boolean;
    params(event: GameEvent, events: GameEvent[]): Params;
  };
}

// What moves across the table when something happens: from the first of these that is in sight to the first of those.
export interface Flight {
  from: string[];
  to: string[];
  scale: number;
  lands?: string; // what is marked once it has arrived
}

// Cards that somebody has drawn: they turn over beside the first of these places that is in sight.
export interface Drawn {
  seat: Seat;
  cards: string[];
  beside: string[];
  // Where the card that stays goes, and which of them that is, once the events say so.
  to: string[];
  kept(events: GameEvent[]): number | null;
  // What choosing one of them means in a decision.
  option(asked: Asked, card: string): Option | undefined;
}

// The parts of the table that a game draws; the shell around them is in table/.
export interface Parts<Game extends AnyGame = AnyGame> {
  Board: Component<{ table: TableView<Game> }>;
  Preview: Component<{ table: TableView<Game>; looking: Looking<Game>; names: Names }>;
  // What the viewer has to play with, where the panels are out of sight.
  HandBar: Component<{ table: TableView<Game>; seat: Seat }>;
  PlayerPanel: Component<{ table: TableView<Game>; seat: Seat; mine: boolean }>;
  // Who would get what if the round ended now.
  RoundOutlook: Component<{ table: TableView<Game> }>;
  RoundSummary: Component<{ table: TableView<Game>; counted: Counted<Game>; names: Names }>;
  // The large drawing at the end of a game; `lit` once it is known who has won.
  Finale: Component<{ table: TableView<Game>; winners: Seat[]; lit: boolean }>;
  // A card, by its name.
  Card: Component<{ name: string }>;
  // The table in words.
  TextBoard: Component<{ table: TableView<Game>; names: Names }>;
  // What a decision is about, and what an option of it is, as pictures; nothing where there is none.
  AskedPicture: Component<{ table: TableView<Game> }>;
  OptionPicture: Component<{ kind: string; option: Option }>;
}

export interface Fill {
  colour: string; // a custom property
  striped?: boolean;
}

export interface GameClient<Game extends AnyGame = AnyGame> {
  name: string; // as the engine calls it
  title: string;
  play: Play;
  // The parts of its board, each with letters that lead there.
  zones: Zone[];
  words: Words<Game>;
  parts: Parts<Game>;
  // The sources of points in the order in which they are drawn; what only costs points comes last and has no colour.
  sources: Record<string, Fill | null>;
  // Events that the end of a round shows one after the other on the board.
  awards: string[];
  // What a step of a replay touches on the table: "cell:5", "seat:1" …
  halo(entry: Entry): ReadonlySet<string>;
  flight(event: GameEvent): Flight | null;
  drawn(entry: Entry): Drawn | null;
  // What the sheets of the table size themselves by.
  measures(view: Game['View']): Record<string, number>;
  // Where its drawings are, besides those of the front page: sprites of symbols.
  drawings: string[];
  // The board in few strokes: it is kept with a table, and shown where the game itself is not loaded.
  miniature(view: Game['View']): Miniature;
  // What is heard of it.
  sounds: GameSounds;
  // Its rules, and every card for a look in the middle of a game.
  book(): Promise<{ default: RuleBook }>;
  // Its lesson.
  lesson(): Promise<{ default: LessonScript }>;
  // The components that its words and pictures are about: those of a table, or null for the newest.
  playWith(components: unknown): void;
}

// A game as it describes itself; the rest of the client does not know its types.
export const defineGame = <Game extends AnyGame>(game: GameClient<Game>) => game as unknown as GameClient;

// A lesson as a game writes it: a prepared deal, and what the pupil does with it, step by step.
import type { AnyGame, MatchState, Preview, Seat } from '../engine/types.ts';
import type { Params } from '../text/message.ts';

// What a step asks for. `do` and `look` name moves in notation; after `end` the opponent answers.
export type Task =
  | { kind: 'tell' }
  | { kind: 'look'; move: string }
  | { kind: 'way'; text: string }
  | { kind: 'do'; moves: string[] }
  | { kind: 'gather'; text: string }
  | { kind: 'undo' }
  | { kind: 'hint' }
  | { kind: 'end'; answer: string[] };

export interface LessonFacts<Game extends AnyGame = AnyGame> {
  state: MatchState<Game>;
  // What the moves of `ahead` would do.
  ahead: Preview<Game> | null;
}

export interface LessonStep<Game extends AnyGame = AnyGame> {
  id: string;
  task: Task;
  // Where to look, as selectors in the table: the first one that is visible.
  target: string[];
  // The move whose preview stays open meanwhile, and the way that it begins with.
  holds?: string;
  way?: string;
  // Things that are chosen already.
  chosen?: string[];
  ahead?: string[];
  // The hint is open.
  advised?: boolean;
  told?: (facts: LessonFacts<Game>) => Params;
}

export interface LessonScript<Game extends AnyGame = AnyGame> {
  // Cards are drawn by this secret, so that the deal is the same for everybody.
  deal: { game: string; options: Record<string, string>; id: string; secret: string };
  pupil: Seat;
  opponent: Seat;
  steps: LessonStep<Game>[];
}

// A lesson as its game writes it; the rest of the client does not know its types.
export const defineLesson = <Game extends AnyGame>(script: LessonScript<Game>) => script as unknown as LessonScript;

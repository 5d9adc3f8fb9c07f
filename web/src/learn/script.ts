// A lesson as a game writes it: a prepared deal, and what the pupil does with it, step by step.
import type { AnyGame, MatchState, Preview, Seat } from '../engine/types.ts';
import type { Params } from '../text/message.ts';

// What a step asks for, moves in notation. With an answer, the turn is over afterwards (with `do`, by itself) and the opponent
// plays that.
export type Task =
  | { kind: 'tell' }
  | { kind: 'look'; move: string }
  | { kind: 'way'; text: string }
  | { kind: 'do'; moves: string[]; answer?: string[] }
  | { kind: 'end'; answer: string[] };

export interface LessonFacts<Game extends AnyGame = AnyGame> {
  state: MatchState<Game>;
  // What the moves of `ahead` would do.
  ahead: Preview<Game> | null;
}

export interface LessonStep<Game extends AnyGame = AnyGame> {
  id: string;
  // Steps of earlier versions that it stands for: whoever left the lesson there goes on here.
  was?: string[];
  task: Task;
  // Where to look, as selectors in the table: the first one that is visible.
  target: string[];
  // What has to stay in sight besides.
  spares?: string[];
  // The move whose preview stays open meanwhile, and the way that it begins with.
  holds?: string;
  way?: string;
  ahead?: string[];
  told?: (facts: LessonFacts<Game>) => Params;
}

export interface LessonScript<Game extends AnyGame = AnyGame> {
  // Cards are drawn by this secret, so that the deal is the same for everybody.
  deal: { game: string; options: Record<string, string>; id: string; secret: string };
  pupil: Seat;
  opponent: Seat;
  steps: LessonStep<Game>[];
}

// Where somebody goes on who left the lesson at this step, of this version or an earlier one; at the beginning, if it is not
// known.
export const placeOf = (steps: Pick<LessonStep, 'id' | 'was'>[], left: string | null): number =>
  Math.max(
    0,
    steps.findIndex(({ id, was }) => id === left || was?.includes(left ?? '')),
  );

// A lesson as its game writes it; the rest of the client does not know its types.
export const defineLesson = <Game extends AnyGame>(script: LessonScript<Game>) => script as unknown as LessonScript;

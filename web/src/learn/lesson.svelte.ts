// A table where only what the lesson asks for happens. The opponent's moves are part of the script; where the pupil stands is
// all that is kept, because a step can be reached by playing the steps before it again.
import type { MatchState, Preview } from '../engine/types.ts';
import type { GameClient } from '../games/game.ts';
import { loadGame } from '../games/games.ts';
import { Session } from '../session/session.svelte.ts';
import { progress, remember } from './progress.ts';
import type { LessonFacts, LessonScript, LessonStep } from './script.ts';

export class Lesson extends Session {
  at = $state(0);
  // The script is playing: nothing can be done meanwhile.
  busy = $state(false);
  // Something else was tried.
  nudged = $state(false);
  protected override readonly atOnce = false;
  private ahead = $state.raw<Preview | null>(null);
  // Counts the ways that were taken, so that one which was left behind notices.
  private way = 0;

  private constructor(
    game: GameClient,
    readonly script: LessonScript,
  ) {
    const { id, game: name, options } = script.deal;
    super(id, game, { game: name, options, seats: [{ name: '' }, { name: 'Blérot', bot: 'script' }] });
  }

  // The table as it stood where the pupil left, or the beginning.
  static async open(name: string): Promise<Lesson> {
    const game = await loadGame(name);
    const { default: script } = await game.lesson();
    const lesson = new Lesson(game, script);
    await lesson.goTo(
      Math.max(
        0,
        script.steps.findIndex(({ id }) => id === progress()),
      ),
    );
    return lesson;
  }

  get step(): LessonStep {
    return this.script.steps[this.at]!;
  }

  get facts(): LessonFacts {
    return { state: this.state, ahead: this.ahead };
  }

  // --- the way through the steps

  // Plays everything before a step again, and stands there.
  async goTo(at: number) {
    const way = ++this.way;
    this.busy = true;
    await this.engine.call('start', { ...this.script.deal, seats: this.seats });
    for (const step of this.script.steps.slice(0, at)) await this.perform(step, way, false);
    if (way !== this.way || this.closed) return;
    await this.refresh(true);
    this.counted = null;
    await this.enter(at);
  }

  async back() {
    if (this.at > 0) await this.goTo(this.at - 1);
  }

  // Does for the pupil what the step asks for, if anything.
  async forward() {
    if (!this.busy) await this.complete();
  }

  private async complete() {
    const way = ++this.way;
    this.busy = true;
    this.nudged = false;
    await this.perform(this.step, way, true);
    if (way !== this.way || this.closed) return;
    if (this.at + 1 < this.script.steps.length) await this.enter(this.at + 1);
    else this.busy = false;
  }

  private async enter(at: number) {
    const { id, holds, way, chosen, ahead, advised } = this.script.steps[at]!;
    this.ahead = ahead ? await this.engine.call<Preview>('preview', { moves: ahead }) : null;
    if (way) this.wantedWay = way;
    if (holds) await super.look(holds);
    else if (this.looking) await super.look(null);
    if (chosen) this.chosen = chosen;
    if (!advised) this.hint = null;
    else if (!this.hint) void super.askHint();
    this.at = at;
    this.nudged = false;
    this.busy = false;
    remember(id);
  }

  // What a step does to the match; with pauses and in sight, or as fast as it can.
  private async perform({ task }: LessonStep, way: number, shown: boolean) {
    const { pupil, opponent } = this.script;
    const here = () => way === this.way && !this.closed;
    const call = async (name: string, input: object) => {
      if (!here()) return;
      await this.engine.call(name, input);
      if (shown && here()) await this.refresh();
    };
    if (task.kind === 'do') for (const text of task.moves) await call('decide', { seat: pupil, text });
    if (task.kind === 'undo') await call('undo', { seat: pupil });
    if (task.kind !== 'end') return;
    await call('end_turn', { seat: pupil });
    for (const text of task.answer) {
      if (shown) await this.pace.wait(0.8);
      await call('decide', { seat: opponent, text });
    }
    if (here() && (await this.engine.call<MatchState>('state')).awaiting === opponent)
      await call('end_turn', { seat: opponent });
  }

  // --- what the pupil does at the table

  private async tried(asked: boolean) {
    if (this.busy) return;
    if (asked) await this.complete();
    else this.nudged = true;
  }

  override async decide(...texts: string[]) {
    const { task } = this.step;
    await this.tried(task.kind === 'do' && task.moves.join() === texts.join());
  }
  override async endTurn() {
    await this.tried(this.step.task.kind === 'end');
  }
  override async undo() {
    await this.tried(this.step.task.kind === 'undo');
  }
  override async restart() {
    await this.tried(false);
  }

  // What is being explained stays in sight.
  override async look(move: string | null) {
    const { holds } = this.step;
    if (this.busy || (holds && move !== holds)) return;
    await super.look(move);
    const { task } = this.step;
    const seen = task.kind === 'look' && this.looking?.move === task.move;
    const turned = task.kind === 'way' && this.looking?.way?.text === task.text;
    if (seen || turned) await this.tried(true);
  }

  override async whyNot(text: string) {
    if (this.step.holds) this.nudged = true;
    else await super.whyNot(text);
  }

  override async choose(key: string) {
    if (!this.asked || !(this.asked.kind in this.game.play.gathered)) return super.choose(key);
    const { task } = this.step;
    if (task.kind !== 'gather') return this.tried(false);
    const before = this.chosen;
    await super.choose(key);
    const right = this.gathered?.text === task.text;
    if (!right) this.chosen = before;
    await this.tried(right);
  }

  override async askHint() {
    await super.askHint();
    if (this.step.task.kind === 'hint' && this.hint) await this.tried(true);
  }

  // The opponent acts only while the script plays.
  override get actor() {
    const seat = super.actor;
    return seat === this.script.opponent && !this.busy ? null : seat;
  }

  // Nobody thinks here, and the table is not one of the visitor's own.
  override async drive() {}
}

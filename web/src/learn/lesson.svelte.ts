// A table where only what the lesson asks for happens. The opponent's moves are part of the script; where the pupil stands is
// all that is kept, because a step can be reached by playing the steps before it again.
import { Closed } from '../engine/engine.ts';
import type { Preview } from '../engine/types.ts';
import type { GameClient } from '../games/game.ts';
import { loadGame } from '../games/games.ts';
import type { Intent } from '../session/authority.ts';
import { engineOf } from '../session/engines.ts';
import { LocalAuthority, type LocalParts } from '../session/local.svelte.ts';
import { Oracle } from '../session/oracle.ts';
import { randomHex } from '../session/random.ts';
import { Session } from '../session/session.svelte.ts';
import { progress, remember } from './progress.ts';
import { placeOf, type LessonFacts, type LessonScript, type LessonStep } from './script.ts';

const dealt = ({ deal, opponent }: LessonScript) => ({
  ...deal,
  seats: [0, 1].map((seat) => (seat === opponent ? { name: 'Blérot', bot: 'script' } : { name: '' })),
});

// Nobody thinks here, and the table is not one of the visitor's own.
const unkept = ({ pupil }: LessonScript): LocalParts => ({
  here: [pupil],
  plays: () => undefined,
  choose: () => Promise.reject(new Error('The script chooses.')),
  keep: () => Promise.resolve(true),
  close: () => undefined,
});

export class Lesson extends Session {
  at = $state(0);
  // The script is playing: nothing can be done meanwhile.
  busy = $state(false);
  // The opponent's part of it, in sight.
  answering = $state(false);
  // Something else was tried.
  nudged = $state(false);
  // Something failed: the lesson has to be opened again.
  stuck = $state(false);
  private ahead = $state.raw<Preview | null>(null);
  // Counts the ways that were taken, so that one which was left behind notices.
  private way = 0;

  private constructor(
    game: GameClient,
    readonly script: LessonScript,
    protected override readonly authority: LocalAuthority,
    oracle: Oracle,
  ) {
    super(game, authority, oracle);
  }

  // The table as it stood where the pupil left, or the beginning.
  static async open(name: string): Promise<Lesson> {
    const game = await loadGame(name);
    const { default: script } = await game.lesson();
    const authority = await LocalAuthority.begin(script.deal.id, engineOf(name), unkept(script), dealt(script));
    const lesson = new Lesson(game, script, authority, new Oracle(engineOf(name), () => engineOf(name)));
    await lesson.replay(placeOf(script.steps, progress()));
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
    await this.replay(at).catch((error) => this.fail(error));
  }

  private async replay(at: number) {
    const way = ++this.way;
    this.busy = true;
    this.standUp();
    await this.authority.beginAnew(dealt(this.script));
    for (const step of this.script.steps.slice(0, at)) await this.perform(step, way, false);
    if (way !== this.way || this.closed) return;
    await this.sit(this.authority.entries);
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
    await this.goOnWith().catch((error) => this.fail(error));
  }

  private async goOnWith() {
    const way = ++this.way;
    this.busy = true;
    this.nudged = false;
    await this.perform(this.step, way, true);
    if (way !== this.way || this.closed || this.stuck) return;
    if (this.at + 1 < this.script.steps.length) await this.enter(this.at + 1);
    else this.busy = false;
  }

  private async enter(at: number) {
    const { id, holds, way, ahead } = this.script.steps[at]!;
    this.ahead = ahead ? await this.oracle.preview(ahead) : null;
    if (way) this.wantedWay = way;
    if (holds) await super.look(holds);
    else if (this.looking) await super.look(null);
    this.hint = null;
    this.at = at;
    this.nudged = this.busy = this.answering = false;
    remember(id);
  }

  // What a step does to the match; with pauses and in sight, or as fast as it can.
  private async perform({ task }: LessonStep, way: number, shown: boolean) {
    const { pupil, opponent } = this.script;
    const act = async (intent: Intent) => {
      if (way !== this.way || this.closed || this.stuck) return;
      if (shown && intent.seat === pupil) return this.send(intent);
      await this.authority.send(intent, this.authority.version, randomHex(8));
      if (shown) await this.presented;
    };
    if (task.kind === 'do') for (const text of task.moves) await act({ deed: 'decide', seat: pupil, text });
    if (!('answer' in task) || !task.answer) return;
    this.answering = shown;
    await act({ deed: 'end_turn', seat: pupil });
    for (const text of task.answer) await act({ deed: 'decide', seat: opponent, text });
    if (this.authority.awaiting === opponent) await act({ deed: 'end_turn', seat: opponent });
  }

  // --- what the pupil does at the table

  private async tried(asked: boolean) {
    if (this.busy) return;
    if (asked) await this.complete();
    else this.nudged = true;
  }

  override async decide(...texts: string[]) {
    const { task } = this.step;
    const asked = task.kind === 'do' && task.moves.join() === texts.join();
    if (!asked) this.chosen = [];
    await this.tried(asked);
  }
  override async endTurn() {
    await this.tried(this.step.task.kind === 'end');
  }
  // What was done in this turn was the step before.
  override async undo() {
    if (this.canUndo && !this.busy) await this.back();
    else await this.tried(false);
  }
  override async restart() {
    await this.undo();
  }

  // What is being explained stays in sight.
  override async look(move: string | null) {
    const { holds, task } = this.step;
    if (this.busy || (holds && move !== holds)) return;
    await super.look(move);
    const seen = task.kind === 'look' && this.looking?.move === task.move;
    const turned = task.kind === 'way' && this.looking?.way?.text === task.text;
    if (seen || turned) await this.tried(true);
  }

  override async whyNot(text: string) {
    const { holds, task } = this.step;
    if (this.busy || task.kind === 'tell') return; // nothing is to be done
    if (holds) this.nudged = true;
    else await super.whyNot(text);
  }

  // The opponent acts only while the script plays.
  override get actor() {
    const seat = super.actor;
    return seat === this.script.opponent && !this.busy ? null : seat;
  }

  // Whatever did not work: the coach says so, and has the ways on; nothing else can be done. Who has left is told nothing.
  protected override fail(error: unknown) {
    if (error instanceof Closed) return;
    console.error(error);
    this.stuck = this.busy = true;
    this.answering = false;
  }
}

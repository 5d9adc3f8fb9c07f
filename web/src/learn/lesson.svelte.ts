// A table where only what the lesson asks for happens. The opponent's moves are part of the script; where the pupil stands is
// all that is kept, because a step can be reached by playing the steps before it again.
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
import type { LessonFacts, LessonScript, LessonStep } from './script.ts';

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
  // Something else was tried.
  nudged = $state(false);
  protected override readonly atOnce = false;
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
    const at = script.steps.findIndex(({ id }) => id === progress());
    await lesson.replay(Math.max(0, at));
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
    if (way !== this.way || this.closed) return;
    if (this.at + 1 < this.script.steps.length) await this.enter(this.at + 1);
    else this.busy = false;
  }

  private async enter(at: number) {
    const { id, holds, way, chosen, ahead, advised } = this.script.steps[at]!;
    this.ahead = ahead ? await this.oracle.preview(ahead) : null;
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
    const act = async (intent: Intent) => {
      if (way !== this.way || this.closed) return;
      if (shown && intent.seat === pupil) return this.send(intent);
      await this.authority.send(intent, this.authority.version, randomHex(8));
      if (shown) await this.presented;
    };
    if (task.kind === 'do') for (const text of task.moves) await act({ deed: 'decide', seat: pupil, text });
    if (task.kind === 'undo') await act({ deed: 'undo', seat: pupil });
    if (task.kind !== 'end') return;
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
    const { holds, advised } = this.step;
    if (this.busy || advised || (holds && move !== holds)) return;
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
}

// Somebody at a table: what an authority says is shown entry by entry, at the pace that was chosen, and what the players at
// this screen do is sent to it. Everything a component shows comes from here, and everything a player does goes through here.
import { Refusal } from '../engine/engine.ts';
import type { Entry, GameEvent, Hint, MatchState, Option, Preview, Reason, Seat, SeatInfo } from '../engine/types.ts';
import type { GameClient } from '../games/game.ts';
import type { Params } from '../text/message.ts';
import type { Authority, Intent } from './authority.ts';
import { canChoose, gatheredOption, numberOf, optionOf } from './choices.ts';
import { lineOf } from './line.ts';
import type { Oracle } from './oracle.ts';
import { settings } from '../store/settings.svelte.ts';
import { Pace, reading } from './pace.ts';
import { randomHex } from './random.ts';
import type { Asked, Counted, Looking, TableView } from './view.ts';
import { nameOf } from './you.ts';

// What the events of one kind come to for a seat.
const changes = (events: GameEvent[], kind: string, seat: Seat | null) =>
  events
    .filter((event) => event.event === kind && event.seat === seat)
    .reduce((sum, { change }) => sum + Number(change), 0);

// Nothing stands out while a game is played.
const nothing: ReadonlySet<string> = new Set();

// What every state is asked about besides: what passing would bring.
const glances = [['pass']];

export class Session implements TableView {
  state = $state.raw<MatchState>(undefined!);
  entries = $state.raw<Entry[]>([]);
  looking = $state.raw<Looking | null>(null);
  // What was chosen so far of a decision that takes several things: materials for a house, cards for Brussels.
  chosen = $state.raw<string[]>([]);
  // What they would bring in points, once they are enough; and what passing brings in money.
  gain = $state<number | null>(null);
  passing = $state<number | null>(null);
  // The options that turn cards over: they cannot be taken back.
  reveals = $state.raw<string[]>([]);
  // Why something cannot be done, after it was touched.
  refused = $state.raw<Reason[]>([]);
  // Another answer to something that was touched: a text and its parameters.
  remark = $state.raw<{ id: string; params: Params } | null>(null);
  // A hint lies over the table as a preview does: opening one closes the other. What it named first stays marked.
  hint = $state.raw<Hint | null>(null);
  advised = $state<string | null>(null);
  thinking = $state(false);
  // In a game of several people around one screen: whose eyes are on it; null while it is handed over.
  viewer = $state<Seat | null>(null);
  // A moment of the past that is shown in place of the present: so many decisions in.
  moment = $state.raw<MatchState | null>(null);

  // A round that has just been counted: it stays on the table until a player has seen it.
  counted = $state.raw<Counted | null>(null);
  private failed = $state(false);

  readonly watching = false;
  readonly halo = nothing;
  protected readonly pace = new Pace();
  // The way to go on that was chosen last, in notation.
  protected wantedWay = '';
  // Where one thing is to be gathered, it goes as soon as it is chosen.
  protected readonly atOnce: boolean = true;
  protected closed = false;
  // How many entries have come, and those that are still to be shown.
  private received = 0;
  private waiting: Entry[] = [];
  // The first parts of a move that is being made.
  private held: Entry[] = [];
  private presenting = false;
  // Resolves when nothing is left to show.
  protected presented: Promise<void> = Promise.resolve();
  private acting = false;
  private sending = false;
  private glanced = 0;
  private moments = 0;
  private leave = () => {};

  constructor(
    readonly game: GameClient,
    protected readonly authority: Authority,
    protected readonly oracle: Oracle,
  ) {
    if (this.people.length === 1) this.viewer = this.people[0]!;
  }

  // Sits down: the table as it stands, without what has led there.
  async sit(entries: Entry[]) {
    try {
      this.show(await this.oracle.follow(this.authority.setup, entries, glances), entries);
      this.game.playWith(await this.oracle.components());
      this.handOver();
    } catch (error) {
      this.close();
      throw error;
    }
    this.standUp();
    this.received = entries.length;
    this.leave = this.authority.follow(entries.length, (from, fresh) => {
      this.received = from + fresh.length;
      this.waiting.push(...fresh);
      void this.present();
    });
  }

  // What comes from the authority from now on is not shown.
  protected standUp() {
    this.leave();
    this.waiting = [];
  }

  get id(): string {
    return this.authority.id;
  }
  get seats(): SeatInfo[] {
    return this.authority.setup.seats;
  }
  // Those who sit at this screen.
  get people(): Seat[] {
    return this.authority.here;
  }
  // Something failed that should not: the table has to be loaded again, from where it was saved.
  get broken(): boolean {
    return this.failed || this.authority.status === 'broken';
  }
  // Another tab has gone on with this table, or removed it: this one stops.
  get elsewhere(): boolean {
    return this.authority.status === 'elsewhere';
  }

  // What is shown: the present, or a moment of the past.
  get shown(): MatchState {
    return this.moment ?? this.counted?.before ?? this.state;
  }

  // The seat that must do something now.
  get actor(): Seat | null {
    if (this.state.awaiting !== null) return this.state.awaiting;
    return this.state.over ? null : (this.state.seat ?? null);
  }

  // Whether the viewer may act now.
  get myTurn(): boolean {
    return this.moment === null && this.counted === null && this.viewer !== null && this.actor === this.viewer;
  }

  // The decision before the viewer, unless only the end of the turn is awaited.
  get asked(): Asked | null {
    if (!this.myTurn || this.state.awaiting !== null) return null;
    return { kind: this.state.kind!, options: this.state.options! };
  }

  option(text: string): Option | undefined {
    return this.asked?.options.find((option) => option.text === text);
  }

  name(seat: Seat): string {
    return nameOf(this.seats[seat]);
  }

  close() {
    this.closed = true;
    this.leave();
    this.pace.skip();
    this.oracle.close();
    this.authority.close();
  }

  // --- playing

  async decide(...texts: string[]) {
    const seat = this.viewer;
    if (seat === null || !this.myTurn) return;
    await this.act(async () => {
      for (const [number, text] of texts.entries()) {
        const goesOn = await this.send({ deed: 'decide', seat, text }, number + 1 < texts.length);
        if (!goesOn) break; // the rules played the rest
      }
      if (settings.autoEnd && this.state.awaiting === seat) await this.send({ deed: 'end_turn', seat });
    });
  }

  async endTurn() {
    await this.asViewer('end_turn');
  }
  // A move and the way that was chosen with it are one at the table, so they are taken back as one.
  async undo() {
    if (!this.canUndo) return this.sayFinal();
    await this.asViewer('undo', () => this.game.play.ways[this.state.kind ?? ''] === 'chosen' && this.canUndo);
  }
  async restart() {
    if (!this.canUndo) return this.sayFinal();
    await this.asViewer('restart');
  }

  // Why nothing can be taken back: what was turned over has been seen.
  private sayFinal() {
    const last = lineOf(this.entries).at(-1);
    const revealed = last?.entry === 'decision' && last.seat === this.viewer && last.draws?.length;
    this.answer(revealed ? 'remark.revealed' : 'remark.nothing_to_undo');
  }

  get canUndo(): boolean {
    return this.viewer !== null && this.moment === null && (this.state.undos[this.viewer] ?? 0) > 0;
  }

  private async asViewer(deed: 'end_turn' | 'undo' | 'restart', again: () => boolean = () => false) {
    const seat = this.viewer;
    if (seat === null || this.moment) return;
    await this.act(async () => {
      do await this.send({ deed, seat });
      while (again());
    });
  }

  // One thing at a time: a second click on a button that is about to go does nothing.
  private async act(deed: () => Promise<void>) {
    if (this.acting || this.broken || this.elsewhere) return;
    this.acting = true;
    await deed().catch((error) => this.fail(error));
    this.acting = false;
  }

  // What the players of this screen do is shown at once; the parts of one move together, with the last one, where there are
  // more to come. Says whether the same player decides on.
  protected async send(intent: Intent, more = false): Promise<boolean> {
    const { seat } = intent;
    this.sending = true;
    let goesOn = false;
    try {
      await this.authority.send(intent, this.received, randomHex(8));
      while (this.waiting[0]?.seat === seat) this.held.push(this.waiting.shift()!);
      const seen = await this.oracle.append(this.entries.length, this.held, glances);
      goesOn = !seen.over && seen.seat === seat && seen.awaiting === null;
      if (!more || !goesOn) this.showHeld(seen);
    } catch (error) {
      if (this.held.length > 0) this.showHeld(await this.oracle.state());
      throw error;
    } finally {
      this.sending = false;
    }
    if (!more || !goesOn) void this.present();
    return goesOn;
  }

  private showHeld(seen: MatchState) {
    const { held } = this;
    this.held = [];
    this.show(seen, [...this.entries, ...held]);
    this.handOver();
  }

  // Touches a thing on the table that the decision is about.
  async choose(key: string) {
    const asked = this.asked;
    if (!asked || !canChoose(this.game.play, asked, key)) return;
    this.hush();
    if (asked.kind in this.game.play.gathered) return this.gather(asked, key);
    const option = optionOf(asked, key);
    if (option) await this.decide(option.text);
  }

  // One thing more, or one less; where the number is fixed a new one takes the place of the first, and a single one is all.
  private async gather(asked: Asked, key: string) {
    const fixed = numberOf(this.game.play, asked);
    const others = this.chosen.filter((other) => other !== key);
    this.chosen = others.length < this.chosen.length ? others : [...others, key].slice(-fixed);
    if (fixed === 1 && this.gathered && this.atOnce) await this.decide(this.gathered.text);
    else await this.weigh();
  }

  // The points that the gathered materials bring.
  private async weigh() {
    const { gathered, viewer } = this;
    this.gain = null;
    if (!gathered) return;
    const seen = await this.answered(this.oracle.preview([gathered.text]));
    if (seen && gathered === this.gathered) this.gain = changes(seen.events, 'vp', viewer);
  }

  // What the gathered things come to, once they are enough.
  get gathered(): Option | undefined {
    const { asked } = this;
    return asked && asked.kind in this.game.play.gathered ? gatheredOption(asked, this.chosen) : undefined;
  }

  // --- looking

  // Shows what a move of the decision would do, in the way that was chosen before.
  async look(move: string | null) {
    const glance = ++this.glanced; // a later look takes the place of this one
    this.hush();
    if (move === null) {
      this.looking = null;
      return;
    }
    const version = this.state.version;
    const seen = await this.seeAhead(move).catch((error) => {
      if (!(error instanceof Refusal)) this.fail(error); // otherwise it has become impossible meanwhile
      return null;
    });
    if (glance !== this.glanced || version !== this.state.version || !this.asked) return;
    this.looking = seen;
    this.hint = null;
  }

  // Nor does anything come that was asked for.
  private stopLooking() {
    this.glanced++;
    this.looking = null;
  }

  private async seeAhead(move: string): Promise<Looking> {
    const first = await this.oracle.preview([move]);
    const goesOn = !first.over && !first.drew && first.seat === this.viewer;
    const follows = goesOn ? this.game.play.ways[first.kind] : undefined;
    const ways = follows === 'chosen' ? first.options! : [];
    const way = this.wayAmong(ways);
    const then = way ?? (follows === 'any' ? first.options![0]! : null);
    const moves = then ? [move, then.text] : [move];
    const preview = then ? await this.oracle.preview(moves) : first;
    return { move, ways, way, preview, end: await this.foresee(moves, preview) };
  }

  private async foresee(moves: string[], preview: Preview): Promise<Preview> {
    const { over, drew, seat, kind, options } = preview;
    if (over || drew || seat !== this.viewer || !this.game.play.foreseen.includes(kind)) return preview;
    const further = [...moves, options[0]!.text];
    return this.foresee(further, await this.oracle.preview(further));
  }

  // The one that was wanted last, one that is like it, or the first.
  private wayAmong(ways: Option[]): Option | null {
    return (
      ways.find(({ text }) => text === this.wantedWay) ??
      ways.find(({ text }) => this.game.play.alike(text, this.wantedWay)) ??
      ways[0] ??
      null
    );
  }

  async chooseWay(text: string) {
    this.wantedWay = text;
    if (this.looking) await this.look(this.looking.move);
  }

  async place() {
    if (!this.looking) return;
    const { move, way } = this.looking;
    await (way ? this.decide(move, way.text) : this.decide(move));
  }

  // Says what forbids a move, in notation; nothing, if it is not one.
  async whyNot(text: string) {
    if (this.viewer === null || this.moment) return;
    this.stopLooking();
    if (this.state.awaiting === this.viewer) return this.answer('remark.end_turn_first');
    this.refused = await this.oracle.explain(this.viewer, text).catch(() => []);
  }

  // Says something in place of the prompt, until something else is touched.
  answer(id: string, params: Params = {}) {
    this.hush();
    this.remark = { id, params };
  }

  private hush() {
    this.refused = [];
    this.remark = null;
  }

  // Who has gone on to another moment meanwhile is not brought back by a late answer.
  async showMoment(decisions: number | null) {
    const wanted = ++this.moments;
    this.looking = null;
    const now = decisions === null || decisions >= this.state.decisions;
    const past = now ? null : await this.answered(this.oracle.state(decisions));
    if (wanted === this.moments) this.moment = past;
  }

  async askHint() {
    if (!this.asked || this.thinking) return;
    this.thinking = true;
    const version = this.state.version;
    try {
      const hint = await this.oracle.hint(this.authority.setup, this.state);
      if (version !== this.state.version) return;
      this.stopLooking();
      this.hint = hint;
      this.advised = hint.moves[0]?.notation ?? null;
    } catch (error) {
      this.fail(error);
    } finally {
      this.thinking = false;
    }
  }

  exportRecord() {
    return this.authority.record();
  }

  // What was played is kept.
  settled() {
    return this.authority.settled();
  }

  // --- what comes from the authority

  // What others do stays in sight for a moment, each for itself; a round that was counted, until it was seen.
  private present(): Promise<void> {
    if (!this.presenting) this.presented = this.showAll();
    return this.presented;
  }

  private async showAll() {
    this.presenting = true;
    try {
      while (this.waiting.length > 0 && this.counted === null && !this.closed && !this.sending) {
        await this.pace.wait(this.partOf(this.waiting[0]!));
        if (!this.closed && !this.sending) await this.showNext();
      }
    } catch (error) {
      this.fail(error);
    } finally {
      this.presenting = false;
    }
  }

  // The part of a pause that comes before an entry. Cards that were drawn before it have to be read.
  private partOf({ entry, kind }: Entry): number {
    const last = this.entries.at(-1);
    if (last && this.game.drawn(last)) return reading;
    if (entry !== 'decision') return 0;
    return kind === this.game.play.turnKind ? 1 : 0.45;
  }

  private async showNext() {
    const next = this.waiting.shift();
    if (!next) return;
    this.show(await this.oracle.append(this.entries.length, [next], glances), [...this.entries, next]);
    this.handOver();
  }

  private show(seen: MatchState, entries: Entry[]) {
    const before = this.state as MatchState | undefined;
    const anew = entries.length < this.entries.length || before === undefined;
    if (!anew && (seen.round > before.round || (seen.over && !before.over))) {
      const events = entries.flatMap((entry) => entry.events);
      const began = events.findLastIndex(({ event, round }) => event === 'round_began' && round === before.round);
      this.counted = { before, events: events.slice(began) };
    }
    this.state = seen;
    this.entries = entries;
    this.looking = null;
    this.chosen = [];
    this.gain = null;
    this.hush();
    this.hint = this.advised = null;
    if (anew) this.moment = this.counted = null;
    this.weighPassing(seen.previews?.[0]);
    void this.weighButtons().catch((error) => this.fail(error));
  }

  // Which options of a decision by buttons turn cards over.
  private async weighButtons() {
    const { asked, state, game } = this;
    if (!asked || asked.kind in game.play.gathered || game.play.onTable.includes(asked.kind)) return;
    const ahead = asked.options.map(({ text }) => [text]);
    const { previews } = await this.oracle.append(this.entries.length, [], ahead);
    if (state === this.state) this.reveals = ahead.flat().filter((_, place) => previews?.[place]?.drew);
  }

  private weighPassing(preview: Preview | null | undefined) {
    this.reveals = preview?.drew && this.option('pass') ? ['pass'] : [];
    this.passing = preview && this.option('pass') ? changes(preview.events, 'money', this.viewer) : null;
  }

  // The next player at this screen gets it.
  private handOver() {
    const { actor } = this;
    if (this.people.length < 2 || actor === null || this.viewer === actor || !this.people.includes(actor)) return;
    if (this.counted === null) this.viewer = null;
  }

  skip() {
    this.pace.skip();
  }

  // The round was seen; the next one begins.
  goOn() {
    this.counted = null;
    this.handOver();
    void this.present();
  }

  async takeSeat(seat: Seat) {
    this.viewer = seat;
    const seen = await this.answered(this.oracle.append(this.entries.length, [], glances));
    if (seen && this.viewer === seat) this.show(seen, this.entries);
  }

  // Nothing, where it failed; then that is said.
  private answered<Answer>(question: Promise<Answer>): Promise<Answer | null> {
    return question.catch((error) => {
      this.fail(error);
      return null;
    });
  }

  // A refusal leaves the match as it was and may have reasons; anything else does not happen to a sound program.
  protected fail(error: unknown) {
    if (this.closed) return;
    if (error instanceof Refusal) this.refused = error.reasons;
    else {
      console.error(error);
      this.failed = true;
    }
  }
}

// One table in the page: people and bots around one match of the engine. Everything a component shows comes from here, and
// everything a player does goes through here.
import { Refusal } from '../engine/engine.ts';
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
import type { Params } from '../text/message.ts';
import type { GameClient } from '../games/game.ts';
import { loadGame } from '../games/games.ts';
import { canChoose, gatheredOption, numberOf, optionOf } from './choices.ts';
import { loadTable, saveTable, type SavedTable } from '../store/saved.ts';
import { Pace } from './pace.ts';
import { engineOf } from './engines.ts';
import type { Asked, Counted, Looking, TableView } from './view.ts';
import { nameOf } from './you.ts';

export interface NewTable {
  game: string;
  options: Record<string, string>;
  seats: SeatInfo[];
}

const hex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
export const randomHex = (length: number) => hex(crypto.getRandomValues(new Uint8Array(length)));

// What the events of one kind come to for a seat.
const changes = (events: GameEvent[], kind: string, seat: Seat | null) =>
  events
    .filter((event) => event.event === kind && event.seat === seat)
    .reduce((sum, { change }) => sum + Number(change), 0);

// Nothing stands out while a game is played.
const nothing: ReadonlySet<string> = new Set();

export class Session implements TableView {
  state = $state.raw<MatchState>(undefined!);
  entries = $state.raw<Entry[]>([]);
  looking = $state.raw<Looking | null>(null);
  // What was chosen so far of a decision that takes several things: materials for a house, cards for Brussels.
  chosen = $state.raw<string[]>([]);
  // What they would bring in points, once they are enough; and what passing brings in money.
  gain = $state<number | null>(null);
  passing = $state<number | null>(null);
  // Why something cannot be done, after it was touched.
  refused = $state.raw<Reason[]>([]);
  // Another answer to something that was touched: a text and its parameters.
  remark = $state.raw<{ id: string; params: Params } | null>(null);
  hint = $state.raw<Hint | null>(null);
  thinking = $state(false);
  // In a game of several people around one screen: whose eyes are on it; null while it is handed over.
  viewer = $state<Seat | null>(null);
  // A moment of the past that is shown in place of the present: so many decisions in.
  moment = $state.raw<MatchState | null>(null);

  // A round that has just been counted: it stays on the table until a player has seen it.
  counted = $state.raw<Counted | null>(null);
  // Something failed that should not: the table has to be loaded again, from where it was saved.
  broken = $state(false);
  // Another tab has gone on with this table, or removed it: this one stops.
  elsewhere = $state(false);

  readonly watching = false;
  readonly halo = nothing;
  readonly seats: SeatInfo[];
  readonly people: Seat[];
  protected readonly engine;
  private readonly thinker;
  protected readonly pace = new Pace();
  // The way to go on that was chosen last, in notation.
  protected wantedWay = '';
  // Where one thing is to be gathered, it goes as soon as it is chosen.
  protected readonly atOnce: boolean = true;
  protected closed = false;
  private driving = false;
  private acting = false;
  private saving: Promise<void> = Promise.resolve();
  private glances = 0;

  protected constructor(
    readonly id: string,
    readonly game: GameClient,
    private record: Pick<GameRecord, 'game' | 'rules_version' | 'options' | 'seats'>,
    private readonly origin?: SavedTable['origin'],
  ) {
    this.engine = engineOf(game.name);
    this.thinker = engineOf(game.name);
    this.seats = record.seats;
    this.people = this.seats.flatMap((seat, number) => (seat.bot ? [] : [number]));
    if (this.people.length === 1) this.viewer = this.people[0]!;
  }

  static async start(table: NewTable): Promise<Session> {
    const id = randomHex(8);
    const session = new Session(id, await loadGame(table.game), table);
    await session.begin('start', { ...table, id, secret: randomHex(32) });
    await session.save();
    return session;
  }

  static async resume(id: string): Promise<Session | null> {
    const saved = await loadTable(id);
    return saved ? Session.fromSaved(saved) : null;
  }

  static async fromSaved(saved: SavedTable): Promise<Session> {
    const session = new Session(saved.id, await loadGame(saved.record.game), saved.record, saved.origin);
    await session.begin('open', { record: saved.record });
    return session;
  }

  private async begin(call: string, input: object) {
    try {
      await this.engine.call(call, input);
      await this.refresh();
    } catch (error) {
      this.close();
      throw error;
    }
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

  // What was done is saved first.
  close() {
    this.closed = true;
    this.pace.skip();
    this.thinker.close();
    void this.saving.finally(() => this.engine.close());
  }

  // --- playing

  async decide(...texts: string[]) {
    const seat = this.viewer;
    if (seat === null || !this.myTurn) return;
    await this.act(async () => {
      for (const text of texts) {
        await this.engine.call('decide', { seat, text });
        await this.refresh();
        if (this.actor !== seat || this.state.awaiting !== null) break; // the rules played the rest
      }
    });
  }

  async endTurn() {
    await this.asViewer('end_turn');
  }
  // A move and the way that was chosen with it are one at the table, so they are taken back as one.
  async undo() {
    await this.asViewer('undo', () => this.game.play.ways[this.state.kind ?? ''] === 'chosen' && this.canUndo);
  }
  async restart() {
    await this.asViewer('restart');
  }

  get canUndo(): boolean {
    return this.viewer !== null && this.moment === null && (this.state.undos[this.viewer] ?? 0) > 0;
  }

  private async asViewer(call: string, again: () => boolean = () => false) {
    if (this.viewer === null || this.moment) return;
    await this.act(async () => {
      do {
        await this.engine.call(call, { seat: this.viewer });
        await this.refresh();
      } while (again());
    });
  }

  // One thing at a time: a second click on a button that is about to go does nothing.
  private async act(deed: () => Promise<void>) {
    if (this.acting || this.broken || this.elsewhere) return;
    this.acting = true;
    await deed().catch((error) => this.fail(error));
    await this.save(); // of several moves the first may stand
    this.acting = false;
    void this.drive();
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
    const { events } = await this.engine.call<Preview>('preview', { moves: [gathered.text] });
    if (gathered === this.gathered) this.gain = changes(events, 'vp', viewer);
  }

  // What the gathered things come to, once they are enough.
  get gathered(): Option | undefined {
    const { asked } = this;
    return asked && asked.kind in this.game.play.gathered ? gatheredOption(asked, this.chosen) : undefined;
  }

  // --- looking

  // Shows what a move of the decision would do, in the way that was chosen before.
  async look(move: string | null) {
    const glance = ++this.glances; // a later look takes the place of this one
    this.hush();
    if (move === null) {
      this.looking = null;
      return;
    }
    const version = this.state.version;
    let seen: Looking | null = null;
    try {
      const first = await this.engine.call<Preview>('preview', { moves: [move] });
      const goesOn = !first.over && !first.drew && first.seat === this.viewer;
      const follows = goesOn ? this.game.play.ways[first.kind!] : undefined;
      const ways = follows === 'chosen' ? first.options! : [];
      const way = this.wayAmong(ways);
      const then = way ?? (follows === 'any' ? first.options![0]! : null);
      const preview = then ? await this.engine.call<Preview>('preview', { moves: [move, then.text] }) : first;
      seen = { move, ways, way, preview };
    } catch (error) {
      if (!(error instanceof Refusal)) this.fail(error); // otherwise it has become impossible meanwhile
    }
    if (glance === this.glances && version === this.state.version && this.asked) this.looking = seen;
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
    this.looking = null;
    if (this.state.awaiting === this.viewer) return this.answer('remark.end_turn_first');
    this.refused = await this.engine.call<{ reasons: Reason[] }>('explain', { seat: this.viewer, text }).then(
      ({ reasons }) => reasons,
      () => [],
    );
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

  async showMoment(decisions: number | null) {
    this.looking = null;
    this.moment =
      decisions === null || decisions >= this.state.decisions
        ? null
        : await this.engine.call<MatchState>('state', { to: decisions });
  }

  async askHint() {
    if (!this.asked || this.thinking) return;
    this.thinking = true;
    const version = this.state.version;
    try {
      const hint = await this.thinker.call<Hint>('hint', { ...this.table(), moves: 3, iterations: 3000 });
      if (version === this.state.version) this.hint = hint;
    } catch (error) {
      this.fail(error);
    } finally {
      this.thinking = false;
    }
  }

  async exportRecord(): Promise<GameRecord> {
    return (await this.engine.call<{ record: GameRecord }>('record', { secret: this.state.over })).record;
  }

  // --- the bots, and what comes after every change

  // Plays the bots' turns until a person has to act.
  async drive() {
    if (this.driving || this.broken || this.elsewhere) return;
    this.driving = true;
    try {
      while (!this.closed && !this.elsewhere && this.actor !== null && this.counted === null) {
        const seat = this.actor;
        const bot = this.seats[seat]?.bot;
        if (!bot) {
          if (this.people.length > 1 && this.viewer !== seat) this.viewer = null; // the screen is handed over
          return;
        }
        if (this.state.awaiting !== null) {
          await this.engine.call('end_turn', { seat });
          await this.refresh();
          await this.save();
          continue;
        }
        const pause = this.pace.wait(this.state.kind === this.game.play.turnKind ? 1 : 0.45);
        const { commitment } = this.state;
        const { text } = await this.thinker.call<{ text: string }>('bot', { ...this.table(), bot, commitment });
        await pause;
        if (this.closed) return;
        await this.engine.call('decide', { seat, text });
        await this.refresh();
        await this.save();
      }
    } catch (error) {
      this.fail(error);
    } finally {
      this.driving = false;
    }
  }

  skip() {
    this.pace.skip();
  }

  // The round was seen; the next one begins.
  goOn() {
    this.counted = null;
    void this.drive();
  }

  takeSeat(seat: Seat) {
    this.viewer = seat;
    void this.refresh();
  }

  private table() {
    const { game, rules_version, options } = this.record;
    return { game, rules_version, options, players: this.seats.length, position: this.state.position };
  }

  // What the journal has gained; or all of it, where the match was begun anew.
  protected async refresh(anew = false) {
    const before = this.state as MatchState | undefined;
    const state = await this.engine.call<MatchState>('state');
    const known = anew ? [] : this.entries;
    const gained = await this.engine.call<{ entries: Entry[] }>('entries', { from: known.length });
    const entries = [...known, ...gained.entries];
    if (before && (state.round > before.round || (state.over && !before.over))) {
      const events = entries.flatMap((entry) => entry.events);
      const began = events.findLastIndex(({ event, round }) => event === 'round_began' && round === before.round);
      this.counted = { before, events: events.slice(began) };
    }
    this.state = state;
    this.entries = entries;
    this.looking = null;
    this.chosen = [];
    this.gain = null;
    this.hush();
    this.hint = null;
    if (anew) this.moment = null;
    this.passing = this.option('pass')
      ? changes((await this.engine.call<Preview>('preview', { moves: ['pass'] })).events, 'money', this.viewer)
      : null;
  }

  // A refusal leaves the match as it was and may have reasons; anything else does not happen to a sound program.
  private fail(error: unknown) {
    if (this.closed) return;
    if (error instanceof Refusal) this.refused = error.reasons;
    else {
      console.error(error);
      this.broken = true;
    }
  }

  // One after the other; one that fails does not keep the next from trying.
  async save() {
    if (this.broken) return;
    this.saving = this.saving.then(() => this.write()).catch((error) => this.fail(error));
    await this.saving;
  }

  private async write() {
    const { record } = await this.engine.call<{ record: GameRecord }>('record', { secret: true });
    const actor = this.actor;
    const saving = await saveTable({
      id: this.id,
      record,
      updated: Date.now(),
      round: this.state.round,
      over: this.state.over,
      scores: this.state.scores,
      turn: actor !== null && this.people.includes(actor) ? actor : null,
      origin: this.origin,
    }).catch(() => 'saved' as const); // a browser without storage plays on, and the page says so
    this.elsewhere = saving !== 'saved';
  }
}

// One table in the page: people and bots around one match of the engine. Everything a component shows comes from here, and
// everything a player does goes through here.
import { Engine, Refusal } from '../engine/engine.ts';
import { majorityCauses } from '../engine/types.ts';
import type { Entry, GameRecord, Hint, MatchState, Option, Preview, Reason, Seat, SeatInfo } from '../engine/types.ts';
import { canChoose, gatheredOption, gathers, optionOf } from '../table/choices.ts';
import { loadTable, saveTable, type SavedTable } from './saved.ts';
import { settings } from './settings.svelte.ts';
import type { Counted, Looking, TableView } from './view.ts';

export interface NewTable {
  game: string;
  options: Record<string, string>;
  seats: SeatInfo[];
}

export type { Counted, Looking };

const pauses = { slow: 1700, normal: 900, fast: 350, instant: 0 };

const hex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
export const randomHex = (length: number) => hex(crypto.getRandomValues(new Uint8Array(length)));

// A bot's thoughts at one moment of one table are always the same.
function seedOf(id: string, version: number): number {
  let hash = 0;
  for (const character of `${id}#${version}`) hash = (Math.imul(hash, 31) + character.charCodeAt(0)) >>> 0;
  return hash;
}

// Nothing stands out while a game is played.
const nothing: ReadonlySet<string> = new Set();

export class Session implements TableView {
  state = $state.raw<MatchState>(undefined!);
  entries = $state.raw<Entry[]>([]);
  looking = $state.raw<Looking | null>(null);
  // What was chosen so far of a decision that takes several things: materials for a house, cards for Brussels.
  chosen = $state.raw<string[]>([]);
  // Why something cannot be done, after it was touched.
  refused = $state.raw<Reason[]>([]);
  hint = $state.raw<Hint | null>(null);
  thinking = $state(false);
  // In a game of several people around one screen: whose eyes are on it; null while it is handed over.
  viewer = $state<Seat | null>(null);
  // A moment of the past that is shown in place of the present: so many decisions in.
  moment = $state.raw<MatchState | null>(null);

  // A round that has just been counted: it stays on the table until a player has seen it.
  counted = $state.raw<Counted | null>(null);

  readonly watching = false;
  readonly halo = nothing;
  readonly seats: SeatInfo[];
  readonly people: Seat[];
  protected readonly engine = new Engine();
  private readonly thinker = new Engine();
  private hurry: (() => void) | null = null;
  protected wantedFace = 0;
  protected closed = false;
  private driving = false;

  protected constructor(
    readonly id: string,
    private record: Pick<GameRecord, 'game' | 'options' | 'seats'>,
    private readonly origin?: SavedTable['origin'],
  ) {
    this.seats = record.seats;
    this.people = this.seats.flatMap((seat, number) => (seat.bot ? [] : [number]));
    if (this.people.length === 1) this.viewer = this.people[0]!;
  }

  static async start(table: NewTable): Promise<Session> {
    const id = randomHex(8);
    const session = new Session(id, table);
    await session.engine.call('start', { ...table, id, secret: randomHex(32) });
    await session.refresh();
    await session.save();
    return session;
  }

  static async resume(id: string): Promise<Session | null> {
    const saved = await loadTable(id);
    return saved ? Session.fromSaved(saved) : null;
  }

  static async fromSaved(saved: SavedTable): Promise<Session> {
    const session = new Session(saved.id, saved.record, saved.origin);
    await session.engine.call('open', { record: saved.record });
    await session.refresh();
    return session;
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
  get asked(): { kind: string; options: Option[] } | null {
    if (!this.myTurn || this.state.awaiting !== null) return null;
    return { kind: this.state.kind!, options: this.state.options! };
  }

  option(text: string): Option | undefined {
    return this.asked?.options.find((option) => option.text === text);
  }

  name(seat: Seat): string {
    return this.seats[seat]?.name ?? '';
  }

  close() {
    this.closed = true;
    this.hurry?.();
    this.engine.close();
    this.thinker.close();
  }

  // --- playing

  async decide(...texts: string[]) {
    const seat = this.viewer;
    if (seat === null || !this.myTurn) return;
    try {
      for (const text of texts) {
        await this.engine.call('decide', { seat, text });
        await this.refresh();
        if (this.actor !== seat || this.state.awaiting !== null) break; // the rules played the rest
      }
    } catch (error) {
      this.refuse(error);
    }
    await this.save();
    void this.drive();
  }

  async endTurn() {
    await this.asViewer('end_turn');
  }
  async undo() {
    await this.asViewer('undo');
  }
  async restart() {
    await this.asViewer('restart');
  }

  get canUndo(): boolean {
    return this.viewer !== null && this.moment === null && (this.state.undos[this.viewer] ?? 0) > 0;
  }

  private async asViewer(call: string) {
    if (this.viewer === null || this.moment) return;
    try {
      await this.engine.call(call, { seat: this.viewer });
      await this.refresh();
    } catch (error) {
      this.refuse(error);
    }
    await this.save();
    void this.drive();
  }

  // Touches a thing on the table that the decision is about.
  async choose(key: string) {
    const asked = this.asked;
    if (!asked || !canChoose(asked, key)) return;
    if (gathers(asked.kind)) {
      this.chosen = this.chosen.includes(key) ? this.chosen.filter((other) => other !== key) : [...this.chosen, key];
      return;
    }
    const option = optionOf(asked, key);
    if (option) await this.decide(option.text);
  }

  // What the gathered things come to, once they are enough.
  get gathered(): Option | undefined {
    return this.asked && gathers(this.asked.kind) ? gatheredOption(this.asked, this.chosen) : undefined;
  }

  // --- looking

  // Shows what a move of the decision would do; with another Architect card if one was chosen before.
  async look(move: string | null) {
    this.refused = [];
    if (move === null) {
      this.looking = null;
      return;
    }
    const version = this.state.version;
    try {
      const first = await this.engine.call<Preview>('preview', { moves: [move] });
      const faces = first.kind === 'architect' && !first.drew && first.seat === this.viewer ? first.options! : [];
      const face = faces.find((option) => option.option[1] === this.wantedFace) ?? faces[0] ?? null;
      // Which cards go to Brussels makes no difference to what is shown.
      const then = face ?? (first.kind === 'brussels_cards' ? first.options![0]! : null);
      const preview = then ? await this.engine.call<Preview>('preview', { moves: [move, then.text] }) : first;
      if (version === this.state.version && this.asked) this.looking = { move, faces, face, preview };
    } catch {
      this.looking = null; // it has become impossible meanwhile
    }
  }

  async chooseFace(value: number) {
    this.wantedFace = value;
    if (this.looking) await this.look(this.looking.move);
  }

  async place() {
    if (!this.looking) return;
    const { move, face } = this.looking;
    await (face ? this.decide(move, face.text) : this.decide(move));
  }

  // Says what forbids a move, in notation.
  async whyNot(text: string) {
    if (this.viewer === null) return;
    const { reasons } = await this.engine.call<{ reasons: Reason[] }>('explain', { seat: this.viewer, text });
    this.looking = null;
    this.refused = reasons;
  }

  async showMoment(decisions: number | null) {
    this.looking = null;
    this.moment =
      decisions === null || decisions >= this.state.decisions
        ? null
        : await this.engine.call<MatchState>('state', { to: decisions });
  }

  async askHint() {
    if (!this.asked) return;
    this.thinking = true;
    const version = this.state.version;
    try {
      const hint = await this.thinker.call<Hint>('hint', { ...this.table(), moves: 3, iterations: 3000 });
      if (version === this.state.version) this.hint = hint;
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
    if (this.driving) return;
    this.driving = true;
    try {
      while (!this.closed && this.actor !== null && this.counted === null) {
        const seat = this.actor;
        const bot = this.seats[seat]?.bot;
        if (!bot) {
          if (this.people.length > 1 && this.viewer !== seat) this.viewer = null; // the screen is handed over
          return;
        }
        if (this.state.awaiting !== null) {
          await this.engine.call('end_turn', { seat });
          await this.refresh();
          continue;
        }
        const pause = this.pause(this.state.kind === 'action' ? 1 : 0.45);
        const seed = seedOf(this.id, this.state.version);
        const { text } = await this.thinker.call<{ text: string }>('bot', { ...this.table(), bot, seed });
        await pause;
        if (this.closed) return;
        await this.engine.call('decide', { seat, text });
        await this.refresh();
        await this.save();
      }
    } catch (error) {
      if (!this.closed) this.refuse(error);
    } finally {
      this.driving = false;
    }
  }

  // Any key or click goes on at once with what is being shown.
  skip() {
    this.hurry?.();
  }

  // The round was seen; the next one begins.
  goOn() {
    this.counted = null;
    void this.drive();
  }

  takeSeat(seat: Seat) {
    this.viewer = seat;
  }

  protected pause(part: number): Promise<void> {
    const time = pauses[settings.speed] * part;
    if (time === 0) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, time);
      this.hurry = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  private table() {
    const { game, options } = this.record;
    return { game, options, players: this.seats.length, position: this.state.position };
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
      this.counted = { before, events: events.slice(began).filter(({ cause }) => majorityCauses.includes(cause)) };
    }
    this.state = state;
    this.entries = entries;
    this.looking = null;
    this.chosen = [];
    this.refused = [];
    this.hint = null;
    this.moment = null;
  }

  private refuse(error: unknown) {
    if (error instanceof Refusal && error.reasons.length > 0) this.refused = error.reasons;
    else throw error;
  }

  async save() {
    const { record } = await this.engine.call<{ record: GameRecord }>('record', { secret: true });
    const actor = this.actor;
    await saveTable({
      id: this.id,
      record,
      updated: Date.now(),
      round: this.state.round,
      over: this.state.over,
      scores: this.state.scores,
      turn: actor !== null && this.people.includes(actor) ? actor : null,
      origin: this.origin,
    }).catch(() => undefined); // a browser without storage plays on
  }
}

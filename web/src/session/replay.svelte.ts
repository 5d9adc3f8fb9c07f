// A game to look at: every moment of it, one at a time.
import type { Entry, GameRecord, MatchState, Seat, SeatInfo } from '../engine/types.ts';
import type { GameClient } from '../games/game.ts';
import { loadGame } from '../games/games.ts';
import { engineOf } from './engines.ts';
import { boundaries, lineOf, turnsOf, type Turn } from './line.ts';
import type { SavedTable } from '../store/saved.ts';
import type { TableView } from './view.ts';
import { nameOf } from './you.ts';

export type Pace = 'slow' | 'normal' | 'fast';
const pauses: Record<Pace, number> = { slow: 2400, normal: 1200, fast: 450 };

export class Replay implements TableView {
  shown = $state.raw<MatchState>(undefined!);
  // Where the reader wants to be; what is shown follows at once.
  position = $state(0);
  playing = $state(false);
  pace = $state<Pace>('normal');
  chosen: string[] = [];

  state!: MatchState; // as the record leaves it
  entries: Entry[] = [];
  line: Entry[] = [];
  turns: Turn[] = [];
  readonly id: string;
  readonly record: GameRecord;
  readonly seats: SeatInfo[];
  readonly people: Seat[];

  readonly watching = true;
  readonly moment = null;
  readonly counted = null;
  readonly viewer = null;
  readonly myTurn = false;
  readonly asked = null;
  readonly looking = null;
  readonly hint = null;
  readonly advised = null;
  readonly refused = [];
  readonly remark = null;
  readonly gathered = undefined;
  readonly gain = null;
  readonly canUndo = false;
  readonly halo = $derived.by(() => this.game.halo(this.line[this.shown.decisions]!));

  private readonly engine;
  private readonly seen = new Map<number, MatchState>();
  private fetching = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  private constructor(
    readonly game: GameClient,
    readonly saved: SavedTable,
    readonly imported: boolean,
  ) {
    this.engine = engineOf(game.name);
    this.id = saved.id;
    this.record = saved.record;
    this.seats = saved.record.seats;
    this.people = this.seats.flatMap((seat, number) => (seat.bot ? [] : [number]));
  }

  // At the moment after so many decisions.
  static async open(saved: SavedTable, imported: boolean, decisions: number): Promise<Replay> {
    const replay = new Replay(await loadGame(saved.record.game), saved, imported);
    try {
      await replay.load(decisions);
    } catch (error) {
      replay.close();
      throw error;
    }
    return replay;
  }

  private async load(decisions: number) {
    this.entries = (await this.engine.call('open', { record: this.record })).entries;
    this.state = await this.engine.call('state', {});
    this.game.playWith((await this.engine.call('components', {})).components);
    this.line = lineOf(this.entries);
    this.turns = turnsOf(this.line);
    this.shown = this.state;
    await this.go(decisions);
  }

  get last(): number {
    return this.line.length - 1;
  }

  // Whose decision comes next.
  get actor(): Seat | null {
    return this.shown.over ? null : (this.shown.seat ?? null);
  }

  name(seat: Seat): string {
    return nameOf(this.seats[seat]);
  }

  close() {
    this.pause();
    this.engine.close();
  }

  // --- moving in time

  async go(decisions: number) {
    this.position = Math.max(0, Math.min(this.last, Math.trunc(decisions) || 0));
    if (this.fetching) return; // the one that is on its way goes on to here
    this.fetching = true;
    try {
      while (this.shown.decisions !== this.position || !this.seen.has(this.position)) {
        const wanted = this.position;
        const state = this.seen.get(wanted) ?? (await this.engine.call('state', { to: wanted }));
        this.seen.set(wanted, state);
        this.shown = state;
      }
    } finally {
      this.fetching = false;
    }
  }

  step(by: number) {
    return this.go(this.position + by);
  }
  nextTurn() {
    return this.go(boundaries(this.turns).find((end) => end > this.position) ?? this.last);
  }
  previousTurn() {
    return this.go(boundaries(this.turns).findLast((end) => end < this.position) ?? 0);
  }

  // From the beginning again, if it is at the end.
  play() {
    if (this.position === this.last) void this.go(0);
    this.playing = true;
    this.wait();
  }
  pause() {
    this.playing = false;
    clearTimeout(this.timer);
  }
  private wait() {
    clearTimeout(this.timer);
    this.timer = setTimeout(async () => {
      await this.step(1);
      if (this.position === this.last) this.pause();
      else if (this.playing) this.wait();
    }, pauses[this.pace]);
  }

  async showMoment(decisions: number | null) {
    this.pause();
    await this.go(decisions ?? this.last);
  }

  // --- about the record

  // A table that is still played keeps its secret.
  async exportRecord(): Promise<GameRecord> {
    const secret = this.imported || this.state.over;
    return (await this.engine.call('record', { secret })).record;
  }

  // Throws what the engine has against it.
  async verify(): Promise<void> {
    await this.engine.call('verify', {});
  }

  // --- nothing is played here

  option() {
    return undefined;
  }
  async decide() {}
  async choose() {}
  async look() {}
  async chooseWay() {}
  async place() {}
  async endTurn() {}
  async undo() {}
  async restart() {}
  async whyNot() {}
}

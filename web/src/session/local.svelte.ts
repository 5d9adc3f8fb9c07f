// A table whose authority is this browser: the match with the secret of its shuffle, in an engine of its own; the bots; and
// what is kept of it.
import type { Engine } from '../engine/engine.ts';
import type { Begun, Requests } from '../engine/answers/common.ts';
import type { Entry, GameRecord, Seat, Setup, Standing } from '../engine/types.ts';
import type { Authority, Intent, Listener, Status } from './authority.ts';

// Chooses for a bot: what it plays, in notation.
export type Choose = (bot: string, setup: Setup, standing: Standing) => Promise<string>;
// Keeps a table; says whether it is still ours to keep.
export type Keep = (record: GameRecord, standing: Standing) => Promise<boolean>;

export interface LocalParts {
  here: Seat[];
  // What the bot at a seat plays; nothing: nobody chooses for it.
  plays(seat: Seat): string | undefined;
  choose: Choose;
  keep: Keep;
  close(): void;
}

export class LocalAuthority implements Authority {
  status = $state<Status>('open');
  setup: Setup;
  readonly here: Seat[];
  private standing: Standing;
  private journal: Entry[];
  private readonly listeners = new Set<Listener>();
  private readonly done = new Set<string>();
  private keeping: Promise<void> = Promise.resolve();
  private driving = false;
  private closed = false;

  private constructor(
    readonly id: string,
    private readonly engine: Engine,
    private readonly parts: LocalParts,
    begun: Begun,
  ) {
    this.here = parts.here;
    this.setup = begun.setup;
    this.standing = begun;
    this.journal = begun.entries;
  }

  // A new match from its setup, or one that goes on from its record.
  static async begin(
    id: string,
    engine: Engine,
    parts: LocalParts,
    from: Requests['start'] | Requests['open'],
  ): Promise<LocalAuthority> {
    try {
      const isNew = 'secret' in from;
      const begun = await (isNew ? engine.call('start', { ...from, record: true }) : engine.call('open', from));
      const authority = new LocalAuthority(id, engine, parts, begun);
      if (isNew) await authority.keep();
      return authority;
    } catch (error) {
      engine.close();
      parts.close();
      throw error;
    }
  }

  // Another match in its place.
  async beginAnew(from: Requests['start']) {
    const begun = await this.engine.call('start', from);
    this.setup = begun.setup;
    this.standing = begun;
    this.journal = begun.entries;
  }

  get version(): number {
    return this.journal.length;
  }
  get entries(): Entry[] {
    return this.journal;
  }
  get awaiting(): Seat | null {
    return this.standing.awaiting;
  }
  // The seat that must do something now.
  get actor(): Seat | null {
    return this.standing.actor;
  }

  async send(intent: Intent, base: number, key: string) {
    if (this.status !== 'open' || this.closed || this.done.has(key)) return;
    this.done.add(key);
    try {
      await this.do(intent, base);
    } catch (error) {
      this.done.delete(key); // it was not done
      throw error;
    }
    void this.drive();
  }

  private async do({ deed, ...input }: Intent, base: number) {
    this.standing = await this.engine.call(deed, { ...input, base, record: true });
    const from = this.journal.length;
    this.journal = [...this.journal, ...this.standing.entries];
    for (const listener of this.listeners) listener(from, this.standing.entries);
    void this.keep();
  }

  follow(from: number, listener: Listener) {
    listener(from, this.journal.slice(from));
    this.listeners.add(listener);
    void this.drive();
    return () => void this.listeners.delete(listener);
  }

  // Plays the bots' turns until a person has to act.
  async drive() {
    if (this.driving) return;
    this.driving = true;
    try {
      while (this.status === 'open' && !this.closed) {
        const seat = this.actor;
        const bot = seat === null ? undefined : this.parts.plays(seat);
        if (seat === null || bot === undefined) return;
        const base = this.version;
        if (this.standing.awaiting !== null) await this.do({ deed: 'end_turn', seat }, base);
        else {
          const text = await this.parts.choose(bot, this.setup, this.standing);
          if (!this.closed) await this.do({ deed: 'decide', seat, text }, base);
        }
      }
    } catch (error) {
      this.fail(error);
    } finally {
      this.driving = false;
    }
  }

  // One after the other; one that fails does not keep the next from trying.
  private async keep() {
    const { standing } = this;
    const { record } = standing;
    if (!record) return;
    this.keeping = this.keeping
      .then(async () => {
        if (this.status === 'open' && !(await this.parts.keep(record, standing))) this.status = 'elsewhere';
      })
      .catch((error: unknown) => this.fail(error));
    await this.keeping;
  }

  async record(): Promise<GameRecord> {
    const { over } = this.standing;
    return (await this.engine.call('record', { secret: over })).record;
  }

  settled() {
    return this.keeping;
  }

  // What does not happen to a sound program.
  private fail(error: unknown) {
    if (this.closed) return;
    console.error(error);
    this.status = 'broken';
  }

  // What was done is kept first.
  close() {
    this.closed = true;
    this.listeners.clear();
    this.parts.close();
    void this.keeping.finally(() => this.engine.close());
  }
}

// What the engine of this page knows about a table that it follows entry by entry. It needs no secret: entries bring what was
// drawn. A second engine thinks, so that the first always answers.
import type { Engine } from '../engine/engine.ts';
import type { Entry, Hint, MatchState, Preview, Reason, Seat, Setup } from '../engine/types.ts';

export class Oracle {
  private thinker: Engine | null = null;

  constructor(
    private readonly engine: Engine,
    private readonly makeThinker: () => Engine,
  ) {}

  // A table from its setup and journal.
  follow(setup: Setup, entries: Entry[], previews: string[][] = []): Promise<MatchState> {
    return this.engine.call('follow', { ...setup, entries, previews });
  }

  // A record, to look at.
  open(record: object): Promise<{ setup: Setup; entries: Entry[] }> {
    return this.engine.call('open', { record });
  }

  append(from: number, entries: Entry[], previews: string[][] = []): Promise<MatchState> {
    return this.engine.call('append', { from, entries, previews });
  }

  // After so many decisions, or now.
  state(to?: number): Promise<MatchState> {
    return this.engine.call('state', to === undefined ? {} : { to });
  }

  preview(moves: string[]): Promise<Preview> {
    return this.engine.call('preview', { moves });
  }

  async explain(seat: Seat, text: string): Promise<Reason[]> {
    return (await this.engine.call('explain', { seat, text })).reasons;
  }

  // What the table is played with.
  async components(): Promise<unknown> {
    return (await this.engine.call('components', {})).components;
  }

  hint({ game, rules_version, options, seats }: Setup, { position }: MatchState): Promise<Hint> {
    this.thinker ??= this.makeThinker();
    const table = { game, rules_version, options, players: seats.length, position };
    return this.thinker.call('hint', { ...table, moves: 3, iterations: 3000 });
  }

  close() {
    this.engine.close();
    this.thinker?.close();
  }
}

// The two sides of a table. An authority decides what stands: it takes intents and tells the entries of its journal, in
// order; it may be this browser (local.svelte.ts) or a server. An oracle (oracle.ts) is always here: the engine of this page,
// fed by those entries, says what they come to, what could be done, and what that would bring.
import type { Entry, GameRecord, Seat, Setup } from '../engine/types.ts';

export type Intent =
  { deed: 'decide'; seat: Seat; text: string } | { deed: 'end_turn' | 'undo' | 'restart' | 'resign'; seat: Seat };

// `broken`: something failed that should not, and the table has to be loaded again. `elsewhere`: another tab has gone on with
// this table, or removed it.
export type Status = 'open' | 'broken' | 'elsewhere';

// Entries from a version of the journal on.
export type Listener = (from: number, entries: Entry[]) => void;

export interface Authority {
  readonly id: string;
  // What is played, and by whom.
  readonly setup: Setup;
  // Who sits at this screen.
  readonly here: Seat[];
  readonly status: Status;
  // Throws a Refusal where it cannot be: then nothing has changed. `base` is the version that the intent is about; sent twice
  // with the same key, it is done once.
  send(intent: Intent, base: number, key: string): Promise<void>;
  // Tells the entries from a version on, now and as they come. Gives the way to stop it.
  follow(from: number, listener: Listener): () => void;
  // As others may have it.
  record(): Promise<GameRecord>;
  // Resolves when everything that was done is kept.
  settled(): Promise<void>;
  close(): void;
}

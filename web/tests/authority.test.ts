// A table has two sides: an authority that decides what stands, and an oracle that follows it entry by entry.
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Engine } from '../src/engine/engine.ts';
import type { Entry, GameRecord, Standing } from '../src/engine/types.ts';
import type { LocalParts } from '../src/session/local.svelte.ts';
import { engineOf } from './engine.ts';

// The engine without a worker.
class Refusal extends Error {
  constructor(
    readonly code: string,
    readonly params: object,
    readonly reasons: { code: string }[] = [],
  ) {
    super(code);
  }
}
vi.mock('../src/engine/engine.ts', () => ({ Refusal, Engine: class {} }));
const { LocalAuthority } = await import('../src/session/local.svelte.ts');
const { Oracle } = await import('../src/session/oracle.ts');

interface Fault {
  fault?: { code: string; params: object };
  reasons?: { code: string }[];
}

async function anEngine() {
  const call = await engineOf('bruxelles-1897');
  return {
    closed: false,
    calls: [] as string[],
    async call(name: string, input: object = {}) {
      this.calls.push(name);
      // Everything crosses the boundary as text.
      const answer = JSON.parse(JSON.stringify(call<Fault>(name, input))) as Fault;
      if (answer.fault) throw new Refusal(answer.fault.code, answer.fault.params, answer.reasons);
      return answer;
    },
    close() {
      this.closed = true;
    },
  };
}
const asEngine = (engine: Awaited<ReturnType<typeof anEngine>>) => engine as unknown as Engine;

const seats = [{ name: 'Noor' }, { name: 'Blérot', bot: 'greedy' }];
const deal = {
  game: 'bruxelles-1897',
  options: { first_player: '0' },
  seats,
  id: 'a',
  secret: '11'.repeat(32),
};

let kept: GameRecord[];
let ours: boolean;
const parts = (thinker: Engine | null): LocalParts => ({
  here: [0],
  plays: (seat) => (thinker ? seats[seat]!.bot : undefined),
  async choose(bot, setup, { position, commitment }) {
    const table = { ...setup, players: setup.seats.length, position, commitment };
    return (await thinker!.call('bot', { ...table, bot })).text;
  },
  async keep(record) {
    kept.push(record);
    return ours;
  },
  close: () => undefined,
});

async function aTable(withBot = false) {
  const engine = await anEngine();
  const thinker = withBot ? asEngine(await anEngine()) : null;
  const authority = await LocalAuthority.begin('a', asEngine(engine), parts(thinker), deal);
  return { engine, authority };
}

let keys = 0;
const key = () => `key ${keys++}`;

beforeEach(() => {
  kept = [];
  ours = true;
});

describe('an authority', () => {
  test('tells what stands and what follows, in order and without a gap', async () => {
    const { authority } = await aTable();
    const told: Entry[] = [];
    authority.follow(0, (from, entries) => {
      expect(from).toBe(told.length);
      told.push(...entries);
    });
    expect(told.map(({ entry }) => entry)).toEqual(['deal']);
    await authority.send({ deed: 'decide', seat: 0, text: 'pass' }, 1, key());
    expect(told.map(({ entry, text }) => text ?? entry)).toEqual(['deal', 'pass']);
  });

  test('refuses what the rules forbid, says why, and nothing has changed', async () => {
    const { authority } = await aTable();
    const refused = authority.send({ deed: 'decide', seat: 1, text: 'pass' }, 1, key());
    await expect(refused).rejects.toMatchObject({ reasons: [{ code: 'not_your_decision' }] });
    expect(authority.version).toBe(1);
  });

  test('refuses an intent about a table that has gone on', async () => {
    const { authority } = await aTable();
    await authority.send({ deed: 'decide', seat: 0, text: 'bourse' }, 1, key());
    const late = authority.send({ deed: 'decide', seat: 0, text: 'pass' }, 1, key());
    await expect(late).rejects.toMatchObject({ code: 'version_passed' });
    expect(authority.version).toBe(2);
  });

  test('does once what is sent twice with the same key', async () => {
    const { authority } = await aTable();
    const once = key();
    await authority.send({ deed: 'decide', seat: 0, text: 'bourse' }, 1, once);
    await authority.send({ deed: 'decide', seat: 0, text: 'bourse' }, 1, once);
    expect(authority.version).toBe(2);
  });

  test('lets the bots play until somebody here has to act', async () => {
    const { authority } = await aTable(true);
    await authority.send({ deed: 'decide', seat: 0, text: 'pass' }, 1, key());
    await authority.send({ deed: 'end_turn', seat: 0 }, authority.version, key());
    await vi.waitFor(() => expect(authority.actor).not.toBe(1), { timeout: 10_000 });
    const played = authority.entries.filter(({ seat, entry }) => seat === 1 && entry === 'decision');
    expect(played.length).toBeGreaterThan(0);
  });

  test('keeps every deed with its secret, and goes on from there', async () => {
    const { authority } = await aTable();
    await authority.send({ deed: 'decide', seat: 0, text: 'bourse' }, 1, key());
    await authority.settled();
    expect(kept).toHaveLength(2);
    const again = await LocalAuthority.begin('a', asEngine(await anEngine()), parts(null), {
      record: kept.at(-1)!,
    });
    expect(again.version).toBe(2);
    await again.send({ deed: 'undo', seat: 0 }, 2, key());
    expect(again.entries.at(-1)).toMatchObject({ entry: 'undo', decisions: 0 });
  });

  test('stops when another tab has gone on', async () => {
    const { authority } = await aTable();
    ours = false;
    await authority.send({ deed: 'decide', seat: 0, text: 'bourse' }, 1, key());
    await authority.settled();
    expect(authority.status).toBe('elsewhere');
    await authority.send({ deed: 'undo', seat: 0 }, 2, key());
    expect(authority.version).toBe(2);
  });

  test('gives others a record without the secret while the game runs', async () => {
    const { authority } = await aTable();
    expect((await authority.record()).shuffle).not.toHaveProperty('secret');
  });

  test('keeps what was done before it closes', async () => {
    const { authority, engine } = await aTable();
    await authority.send({ deed: 'decide', seat: 0, text: 'bourse' }, 1, key());
    authority.close();
    await authority.settled();
    expect(kept).toHaveLength(2);
    await vi.waitFor(() => expect(engine.closed).toBe(true));
  });
});

describe('an oracle', () => {
  const anOracle = async () => {
    const engine = await anEngine();
    return { engine, oracle: new Oracle(asEngine(engine), () => asEngine(engine)) };
  };

  test('follows a whole game without its secret, and sees what the authority sees', async () => {
    const all = [{ name: 'a', bot: 'greedy' }, seats[1]!];
    const engine = await anEngine();
    const { setup, ...begun } = (await engine.call('start', { ...deal, seats: all })) as Standing & {
      setup: Parameters<InstanceType<typeof Oracle>['follow']>[0];
    };
    const thinker = await anEngine();
    const { oracle } = await anOracle();
    expect(setup).not.toHaveProperty('secret');
    let seen = await oracle.follow(setup, begun.entries);
    let standing: Standing = begun;
    let entries = begun.entries;
    while (!standing.over) {
      const { position, commitment } = standing;
      const seat = standing.awaiting ?? standing.actor;
      const { text } = (
        standing.awaiting !== null
          ? { text: '' }
          : await thinker.call('bot', { ...setup, players: 2, position, commitment, bot: 'greedy' })
      ) as { text: string };
      const deed = standing.awaiting !== null ? 'end_turn' : 'decide';
      standing = (await engine.call(deed, { seat, text })) as Standing;
      seen = await oracle.append(entries.length, standing.entries);
      entries = [...entries, ...standing.entries];
      expect(seen.version).toBe(standing.version);
      expect(seen.position).toBe(standing.position);
    }
    expect(seen.result?.scores).toEqual(standing.scores);
  });

  test('hears an entry twice and knows it once, and misses none', async () => {
    const { authority } = await aTable();
    const { oracle } = await anOracle();
    await oracle.follow(authority.setup, authority.entries);
    await authority.send({ deed: 'decide', seat: 0, text: 'bourse' }, 1, key());
    const fresh = authority.entries.slice(1);
    expect((await oracle.append(1, fresh)).version).toBe(2);
    expect((await oracle.append(1, fresh)).version).toBe(2);
    await expect(oracle.append(5, fresh)).rejects.toMatchObject({ code: 'entries_missing' });
  });

  test('says with a state what moves would bring', async () => {
    const { authority } = await aTable();
    const { oracle } = await anOracle();
    const { previews } = await oracle.follow(authority.setup, authority.entries, [['pass'], ['take z9']]);
    expect(previews).toEqual([expect.objectContaining({ drew: expect.any(Boolean) }), null]);
  });

  test('explains and advises', async () => {
    const { authority } = await aTable();
    const { oracle } = await anOracle();
    const state = await oracle.follow(authority.setup, authority.entries);
    expect((await oracle.explain(1, 'pass')).length).toBeGreaterThan(0);
    const { moves } = await oracle.hint(authority.setup, state);
    expect(state.options!.map(({ text }) => text)).toContain(moves[0]!.notation);
  });
});

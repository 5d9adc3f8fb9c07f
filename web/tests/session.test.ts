// Somebody at a table: what an authority tells is shown in order and at a pace, and what is done here is sent to it.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Entry } from '../src/engine/types.ts';
import { engineOf } from './engine.ts';

vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
vi.stubGlobal('navigator', { languages: ['en'], storage: undefined });
vi.stubGlobal('document', { documentElement: { dataset: {} } });

const saved = vi.hoisted(() => ({ tables: [] as { plays?: unknown; turn: unknown; over: boolean }[], ours: true }));
vi.mock('../src/store/saved.ts', () => ({
  saveTable: async (table: (typeof saved.tables)[number]) => {
    saved.tables.push(table);
    return saved.ours ? 'saved' : 'changed elsewhere';
  },
}));
// The same deals in every run: whatever fails here fails again.
vi.mock('../src/session/random.ts', () => {
  let drawn = 0;
  return { randomHex: (length: number) => (++drawn).toString(16).padStart(2 * length, '0') };
});
vi.mock('../src/engine/engine.ts', () => {
  class Refusal extends Error {
    constructor(
      readonly code: string,
      readonly params: object,
      readonly reasons: object[] = [],
    ) {
      super(code);
    }
  }
  return {
    Refusal,
    // Each has a module of its own, as workers have.
    Engine: class {
      private readonly engine = engineOf('bruxelles-1897');
      async call(name: string, input: object) {
        const answer = (await this.engine)<{ fault?: { code: string; params: object }; reasons?: object[] }>(
          name,
          input,
        );
        if (answer.fault) throw new Refusal(answer.fault.code, answer.fault.params, answer.reasons);
        return answer;
      }
      close() {}
    },
  };
});

const { startTable, openTable } = await import('../src/session/tables.ts');
const { settings } = await import('../src/store/settings.svelte.ts');
type Session = Awaited<ReturnType<typeof startTable>>;

const bot = { name: 'Blérot', bot: 'level:1' };
const table = (seats: { name: string; bot?: string }[]) => ({
  game: 'bruxelles-1897',
  options: { first_player: '0' },
  seats,
  plays: seats.map((seat) => (seat.bot ? 'greedy' : null)),
});

let session: Session;
beforeEach(() => {
  saved.tables = [];
  saved.ours = true;
  settings.speed = 'instant';
});
afterEach(() => session?.close());

// Takes whatever comes first until somebody else has to act.
async function playTurn() {
  const { viewer } = session;
  while (session.asked && session.viewer === viewer) await session.decide(session.asked.options.at(-1)!.text);
  if (session.myTurn) await session.endTurn();
}
const until = (what: () => boolean) => vi.waitFor(() => expect(what()).toBe(true), { timeout: 20_000 });

describe('a table against a bot', () => {
  beforeEach(async () => {
    session = await startTable(table([{ name: '' }, bot]));
  });

  test('asks whoever sits here, and says what passing brings', () => {
    expect(session.people).toEqual([0]);
    expect(session.asked?.kind).toBe('action');
    expect(session.passing).toBeGreaterThan(0);
  });

  test('shows what is done here at once, and then what the bot does', async () => {
    await playTurn();
    await until(() => session.myTurn || session.counted !== null);
    const made = session.entries.flatMap(({ entry, seat }: Entry) => (entry === 'decision' ? [seat] : []));
    expect(new Set(made)).toEqual(new Set([0, 1]));
    expect(session.entries.map(({ decisions }) => decisions)).toEqual(
      session.entries.map(
        (_, at) => session.entries.slice(0, at + 1).filter(({ entry }) => entry === 'decision').length,
      ),
    );
  });

  test('shows the parts of a move together, and what stands of it where one is refused', async () => {
    const take = session.asked!.options.find(({ text }) => text.startsWith('take '))!.text;
    const before = session.entries.length;
    const shown: number[] = [];
    const watching = setInterval(() => shown.push(session.entries.length));
    await session.decide(take, 'play 1/3 as 3');
    clearInterval(watching);
    expect(session.entries.length).toBe(before + 2);
    expect(shown).not.toContain(before + 1);

    await session.undo();
    const { length } = session.entries;
    await session.decide(take, take);
    expect(session.refused.length).toBeGreaterThan(0);
    expect(session.entries.length).toBe(length + 1);
    expect(session.asked?.kind).toBe('architect');
  });

  test('shows each move of the others for a while, and hurries when it is told to', async () => {
    settings.speed = 'slow';
    await playTurn();
    const shown = session.entries.length;
    await vi.waitFor(() => expect(session.actor).toBe(1));
    expect(session.entries.length).toBe(shown);
    settings.speed = 'instant';
    session.skip();
    await until(() => session.entries.length > shown);
  });

  test('holds a round that was counted until it was seen', async () => {
    while (!session.counted) {
      await session.decide('pass');
      if (session.myTurn) await session.endTurn();
      await until(() => session.myTurn || session.counted !== null);
    }
    expect(session.shown.round).toBe(1);
    expect(session.state.round).toBe(2);
    expect(session.asked).toBeNull();
    session.goOn();
    expect(session.shown.round).toBe(2);
  });

  test('refuses kindly what the rules forbid', async () => {
    await session.whyNot('play 1/3 as 1');
    expect(session.refused.length).toBeGreaterThan(0);
    const before = session.state.version;
    await session.look('bourse');
    expect(session.refused).toEqual([]);
    expect(session.looking?.move).toBe('bourse');
    expect(session.state.version).toBe(before);
  });

  test('of two looks at the past the later one counts', async () => {
    await playTurn();
    await until(() => session.myTurn || session.counted !== null);
    const past = session.showMoment(0);
    const present = session.showMoment(null);
    await Promise.all([past, present]);
    expect(session.moment).toBeNull();
  });

  test('keeps what the bot plays by, whatever becomes of its level', async () => {
    expect(saved.tables.at(-1)!.plays).toEqual([null, 'greedy']);
    const again = await openTable(saved.tables.at(-1) as unknown as Parameters<typeof openTable>[0]);
    expect(again.state.position).toBe(session.state.position);
    again.close();
  });

  test('stops when another tab has gone on', async () => {
    saved.ours = false;
    await session.decide('bourse');
    await until(() => session.elsewhere);
    const { version } = session.state;
    await session.undo();
    expect(session.state.version).toBe(version);
  });
});

describe('people around one screen', () => {
  test('hand it over, and see nobody else’s decision', async () => {
    session = await startTable(table([{ name: 'Noor' }, { name: 'Wim' }]));
    expect(session.viewer).toBeNull();
    await session.takeSeat(0);
    expect(session.asked?.kind).toBe('action');
    await playTurn();
    expect(session.viewer).toBeNull();
    expect(session.asked).toBeNull();
    await session.takeSeat(1);
    expect(session.myTurn).toBe(true);
    expect(session.passing).not.toBeNull();
  });
});

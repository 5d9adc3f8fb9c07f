// The lesson, played through with the engine: everything in it is legal, and everything it says is so.
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { GameEvent, Preview as AnyPreview } from '../src/engine/types.ts';
import type { Game, State as MatchState } from '../src/games/bruxelles1897/types.ts';
import type { Params } from '../src/text/message.ts';
import { call, engineOf } from './engine.ts';

type Preview = AnyPreview<Game>;

// The page around it: a store, no motion, no database, and the engine without a worker.
const stored = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => stored.set(key, value),
});
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
vi.stubGlobal('navigator', { languages: ['en'] });
vi.stubGlobal('document', { documentElement: { dataset: {} } });
vi.mock('../src/store/saved.ts', () => ({ loadTable: () => undefined, saveTable: () => Promise.resolve() }));
vi.mock('../src/engine/engine.ts', () => ({
  Refusal: class extends Error {},
  // Each has a module of its own, as workers have.
  Engine: class {
    private readonly engine = engineOf('bruxelles-1897');
    async call(name: string, input: object) {
      const answer = (await this.engine)<{ fault?: unknown }>(name, input);
      if (answer.fault) throw new Error(`${name}: ${JSON.stringify(answer.fault)}`);
      return answer;
    }
    close() {}
  },
}));

const { steps, deal, pupil, opponent } = await import('../src/games/bruxelles1897/lesson.ts');
const { Lesson } = await import('../src/learn/lesson.svelte.ts');
const { settings } = await import('../src/store/settings.svelte.ts');
const { languages, say, speak, speakOf } = await import('../src/text/texts.svelte.ts');

interface Stand {
  id: string;
  state: MatchState;
  events: GameEvent[]; // of what the step does
  told: Params;
}

const state = () => call<MatchState>('state');

// Every step where it begins, with what it says and what it brings about.
function play(): Stand[] {
  expect(call('start', { ...deal, seats: [{ name: 'a' }, { name: 'b' }] })).not.toHaveProperty('fault');
  return steps.map(({ id, task, holds, ahead, told }) => {
    const before = state();
    const legal = (move: string) =>
      expect(
        before.options!.map(({ text }) => text),
        id,
      ).toContain(move);
    if (task.kind === 'look') legal(task.move);
    if (holds) legal(holds);
    const facts = { state: before, ahead: ahead ? call<Preview>('preview', { moves: ahead }) : null };
    if (facts.ahead) expect(facts.ahead, id).not.toHaveProperty('fault');
    const from = before.version;
    const decide = (seat: number, text: string) => {
      const { seat: decides, options } = state();
      expect([id, decides, options!.map((option) => option.text)]).toEqual([id, seat, expect.arrayContaining([text])]);
      expect(call('decide', { seat, text })).not.toHaveProperty('fault');
    };
    if (task.kind === 'do') task.moves.forEach((text) => decide(pupil, text));
    if (task.kind === 'undo') call('undo', { seat: pupil });
    if (task.kind === 'end') {
      expect(before.awaiting, id).toBe(pupil);
      call('end_turn', { seat: pupil });
      task.answer.forEach((text) => decide(opponent, text));
      expect(state().awaiting, id).toBe(opponent);
      call('end_turn', { seat: opponent });
    }
    const { entries } = call<{ entries: { events: GameEvent[] }[] }>('entries', { from });
    return { id, state: before, events: entries.flatMap(({ events }) => events), told: told?.(facts) ?? {} };
  });
}

let stands: Stand[];
const stand = (id: string) => stands.find((other) => other.id === id)!;
const next = (id: string) => stands[stands.findIndex((other) => other.id === id) + 1]!.state;
const sum = (events: GameEvent[], type: string, seat: number) =>
  events
    .filter(({ event, seat: whose }) => event === type && whose === seat)
    .reduce((total, { change }) => total + Number(change), 0);

beforeAll(() => {
  stands = play();
});

describe('the prepared round', () => {
  test('is the first of the game and leads into the second', () => {
    expect(stands[0]!.state.round).toBe(1);
    expect(stand('pass').state.round).toBe(1);
    expect(stand('result').state.round).toBe(2);
  });

  test('teaches every action of the window but the exhibition', () => {
    const { grid } = stands[0]!.state.view;
    const taken = steps.flatMap(({ id, task }) => {
      if (task.kind !== 'do' || !task.moves[0]!.startsWith('take ')) return [];
      const [column, row] = task.moves[0]!.slice(5);
      const cell = grid['abcd'.indexOf(column!) + 4 * (Number(row) - 1)];
      return [[id, cell && 'card' in cell ? cell.card.split(':')[0] : cell]];
    });
    expect(taken).toEqual([
      ['creation', 'artwork'],
      ['supply', 'material'],
      ['construction', 'house'],
      ['influence', 'noble'],
      ['sale', 'money'],
    ]);
    expect(grid[4]).toEqual({ card: 'artwork:red' });
    expect(grid[0]).toEqual({ card: 'noble:vandervelde' });
    expect(grid).not.toContainEqual({ card: 'expo' });
  });
});

describe('what a step says is so:', () => {
  const moneyAt = (id: string) => stand(id).state.view.players[pupil]!.money;

  test('the money in hand', () => {
    for (const id of ['hand', 'undo', 'bourse.look', 'end.bourse', 'end.sale'])
      expect([id, stand(id).told.money]).toEqual([id, moneyAt(id)]);
  });

  test('the cheap side stays behind the neutral architect, the dear one leads', () => {
    const { low, value, neutral } = stand('face').told;
    call('start', { ...deal, seats: [{ name: 'a' }, { name: 'b' }] });
    const winners = (side: number) =>
      call<Preview>('preview', { moves: ['take a2', `play 1/3 as ${side}`] }).outlook.columns[0]!;
    expect(winners(Number(low))).toEqual({ values: [low, 0], neutral, winners: [] });
    expect(winners(Number(value)).winners).toEqual([pupil]);
  });

  test('prices and gains', () => {
    expect(stand('creation').told.paid).toBe(-sum(stand('creation').events, 'money', pupil));
    expect(stand('bourse').told.gain).toBe(sum(stand('bourse.send').events, 'money', pupil));
    expect(stand('bourse').told.cost).toBe(1);
    expect(next('bourse.send').view.players[pupil]!.brussels).toEqual({ '1/3': stand('bourse').told.cost });
    expect(stand('end.bourse').told.next).toBe(next('end.bourse').view.players[opponent]!.brussels['1/3']);
    const sale = stand('sale').events.filter(({ cause }) => cause === 'sale');
    expect(stand('sale').told.gain).toBe(sum(sale, 'money', pupil));
    expect(sale).toContainEqual(expect.objectContaining({ event: 'card_discarded', card: 'artwork:red' }));
    expect(stand('pass').told).toEqual({
      first: sum(stand('pass').events, 'money', pupil),
      later: sum(stand('pass').events, 'money', opponent),
    });
  });

  test('one decision is undone, and made again', () => {
    expect(next('undo').kind).toBe('architect');
    expect(next('again').view).toEqual(stand('undo').state.view);
  });

  test('the opponent takes an artwork first', () => {
    const taken = stand('end.creation').events.find(({ event }) => event === 'card_taken');
    expect(taken).toMatchObject({ seat: opponent, card: expect.stringMatching(/^artwork:/) });
  });

  test('the house is paid with one material and brings its points', () => {
    expect(stand('end.construction').told.points).toBe(sum(stand('construction').events, 'vp', pupil));
    expect(next('construction').view.players[pupil]!.materials).toEqual({});
  });

  test('Vandervelde frees an architect', () => {
    expect(stand('influence').events).toContainEqual(expect.objectContaining({ event: 'freed', seat: pupil }));
    expect(stand('keep').state.view.players[pupil]!.prison).toEqual({});
    expect(next('keep').view.players[pupil]!.nobles).toContain('vandervelde');
  });

  test('before the pass the window is full and one architect is left', () => {
    const { view } = stand('columns').state;
    expect(view.grid.every((cell) => cell && 'owner' in cell)).toBe(true);
    const { hand } = stand('pass').state.view.players[pupil]!;
    expect(Object.values(hand).reduce((total, count) => total + count, 0)).toBe(1);
  });

  test('the round ends as told', () => {
    const { events } = stand('pass');
    const won = (type: string, seat: number) => events.filter(({ event, seat: who }) => event === type && who === seat);
    const { mine, others } = stand('columns').told;
    expect(Number(mine)).toBeGreaterThan(Number(others));
    expect(won('column_won', pupil)).toContainEqual(expect.objectContaining({ column: 0, bonus: 'prestige' }));
    const prestige = stand('result').told.prestige!;
    expect(prestige).toBe(Number(stand('pass').state.view.players[pupil]!.tracks.prestige) + 1);

    const { coats, alone, shared } = stand('coats').told;
    expect(won('coat_won', pupil)).toHaveLength(Number(coats));
    const theirs = won('coat_won', opponent).map(({ coat }) => coat);
    expect(won('coat_won', pupil).filter(({ coat }) => theirs.includes(coat))).toHaveLength(Number(shared));
    expect(Number(alone) + Number(shared)).toBe(Number(coats));
    expect(sum(events, 'vp', pupil)).toBe(Number(coats) * Number(prestige));

    expect(stand('rising').told).toMatchObject(stand('prison').told);
    expect(Number(stand('prison').told.theirs)).toBeGreaterThan(Number(stand('prison').told.mine));
    expect(events.filter(({ event }) => event === 'jailed')).toMatchObject([{ seat: opponent }]);

    expect([stand('result').told.points, stand('result').told.theirs]).toEqual(stand('result').state.scores);
    expect(stand('result').state.scores[pupil]).toBeGreaterThan(stand('result').state.scores[opponent]!);
  });

  test.each(languages)('in %s, with every word filled in', async (language) => {
    await speak(language);
    await speakOf('bruxelles-1897');
    for (const { id, told } of stands) {
      const text = say(`learn.step.${id}`, { name: 'Blérot', ...told });
      expect(text).not.toMatch(/[[\]{}]|undefined|NaN/);
      expect([id, text.length < 190]).toEqual([id, true]);
    }
  });
});

describe('the pupil', () => {
  let lesson: Awaited<ReturnType<typeof Lesson.open>>;
  const at = (id: string) => lesson.goTo(steps.findIndex((step) => step.id === id));

  beforeEach(async () => {
    stored.clear();
    settings.speed = 'instant';
    await speak('en');
    await speakOf('bruxelles-1897');
    lesson = await Lesson.open('bruxelles-1897');
  });

  test('goes through it by doing what is asked', async () => {
    for (const { id, task, holds } of steps.slice(0, -1)) {
      expect(lesson.step.id).toBe(id);
      if (holds) expect(lesson.looking?.move).toBe(holds);
      if (lesson.counted) lesson.goOn(); // the round was seen
      if (task.kind === 'tell') await lesson.forward();
      if (task.kind === 'look') await lesson.look(task.move);
      if (task.kind === 'way') await lesson.chooseWay(task.text);
      if (task.kind === 'gather') await lesson.choose('hand:1/3#0');
      if (task.kind === 'undo') await lesson.undo();
      if (task.kind === 'end') await lesson.endTurn();
      if (task.kind === 'hint') await lesson.askHint();
      if (task.kind === 'do') {
        if (lesson.gathered) await lesson.decide(lesson.gathered.text);
        else if (task.moves[0]!.startsWith('take ')) {
          await lesson.look(task.moves[0]!);
          await lesson.place();
        } else await lesson.decide(...task.moves);
      }
      expect([id, lesson.nudged]).toEqual([id, false]);
    }
    expect(lesson.step.id).toBe('finish');
    expect(lesson.state.scores).toEqual(stand('result').state.scores);
  });

  test('can skip every step, and go back over every one', async () => {
    const positions = [lesson.state.position];
    for (let step = 1; step < steps.length; step++) {
      await lesson.forward();
      positions.push(lesson.state.position);
    }
    expect(positions).toEqual(stands.map((stand) => stand.state.position));
    for (let step = steps.length - 2; step >= 0; step--) {
      await lesson.back();
      expect([lesson.at, lesson.state.position]).toEqual([step, positions[step]]);
    }
  });

  test('is told kindly when something else is tried, and nothing happens', async () => {
    await at('creation');
    const { position } = lesson.state;
    for (const other of [
      () => lesson.decide('pass'),
      () => lesson.decide('take a2', 'play 1/3 as 1'),
      () => lesson.endTurn(),
      () => lesson.undo(),
      () => lesson.restart(),
    ]) {
      lesson.nudged = false;
      await other();
      expect([lesson.nudged, lesson.step.id, lesson.state.position]).toEqual([true, 'creation', position]);
    }
    await at('bourse.card');
    await lesson.choose('hand:2/4#0');
    expect([lesson.nudged, lesson.chosen]).toEqual([true, []]);
    await at('preview');
    await lesson.look('take b1');
    expect(lesson.looking?.move).toBe('take a2');
  });

  test('may change the mind in the middle of an answer', async () => {
    await at('end.bourse');
    settings.speed = 'fast';
    const answered = lesson.endTurn();
    await lesson.back();
    lesson.skip();
    await answered;
    expect(lesson.step.id).toBe('bourse.send');
    expect(lesson.state.position).toBe(stand('bourse.send').state.position);
  });

  test('comes back to where the lesson was left', async () => {
    await at('rising');
    const again = await Lesson.open('bruxelles-1897');
    expect(again.step.id).toBe('rising');
    expect(again.state.position).toBe(stand('rising').state.position);
  });
});

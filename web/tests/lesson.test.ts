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
// A call that does not come back with an answer, if any.
let failing: string | null = null;
vi.mock('../src/engine/engine.ts', () => ({
  Refusal: class extends Error {},
  Closed: class extends Error {},
  // Each has a module of its own, as workers have.
  Engine: class {
    private readonly engine = engineOf('bruxelles-1897');
    async call(name: string, input: object) {
      if (name === failing) throw new Error(`${name} failed`);
      const answer = (await this.engine)<{ fault?: unknown }>(name, input);
      if (answer.fault) throw new Error(`${name}: ${JSON.stringify(answer.fault)}`);
      return answer;
    }
    close() {}
  },
}));

const { steps, deal, pupil, opponent } = await import('../src/games/bruxelles1897/lesson.ts');
const { Lesson } = await import('../src/learn/lesson.svelte.ts');
const { placeOf } = await import('../src/learn/script.ts');
const { facts } = await import('../src/games/bruxelles1897/components.svelte.ts');
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
    if (task.kind === 'end') expect(before.awaiting, id).toBe(pupil);
    if ('answer' in task && task.answer) {
      expect(state().awaiting, id).toBe(pupil);
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
    expect(stand('expo').state.round).toBe(2);
  });

  test('is a lesson of twenty steps', () => expect(steps).toHaveLength(20));

  test('leads to a window with an Expo, where the lesson says so', () => {
    const { grid } = stand('expo').state.view;
    expect(grid[4]).toEqual({ card: 'expo' });
    expect(steps.find(({ id }) => id === 'expo')!.target).toEqual(['.pane[data-cell="4"]']);
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
    for (const id of ['hand', 'bourse']) expect([id, stand(id).told.money]).toEqual([id, moneyAt(id)]);
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
    const sent = stand('bourse.card').events;
    expect(stand('bourse').told.gain).toBe(sum(sent, 'money', pupil));
    expect(stand('bourse').told.cost).toBe(1);
    const after = stand('rising').state.view;
    expect(after.players[pupil]!.brussels).toEqual({ '1/3': stand('bourse').told.cost });
    expect(after.players[opponent]!.brussels).toEqual({ '1/3': stand('rising').told.theirs });
    expect(stand('rising').told.next).toBe(Number(stand('rising').told.theirs) + 1);
    const sale = stand('sale').events.filter(({ cause }) => cause === 'sale');
    expect(stand('sale').told.gain).toBe(sum(sale, 'money', pupil));
    expect(sale).toContainEqual(expect.objectContaining({ event: 'card_discarded', card: 'artwork:red' }));
    expect(stand('pass').told).toEqual({
      first: sum(stand('pass').events, 'money', pupil),
      later: sum(stand('pass').events, 'money', opponent),
    });
  });

  test('the opponent takes an artwork first', () => {
    const taken = stand('end.creation').events.find(({ event }) => event === 'card_taken');
    expect(taken).toMatchObject({ seat: opponent, card: expect.stringMatching(/^artwork:/) });
  });

  test('the house is paid with one material and brings its points', () => {
    const { players } = stand('construction').state.view;
    expect(Object.values(players[pupil]!.materials)).toEqual([1]);
    expect(sum(stand('construction').events, 'vp', pupil)).toBe(1);
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
    const { prestige } = stand('expo').state.view.players[pupil]!.tracks;
    expect(prestige).toBe(stand('pass').state.view.players[pupil]!.tracks.prestige + 1);

    const { coats, alone, shared } = stand('coats').told;
    expect(won('coat_won', pupil)).toHaveLength(Number(coats));
    const theirs = won('coat_won', opponent).map(({ coat }) => coat);
    expect(won('coat_won', pupil).filter(({ coat }) => theirs.includes(coat))).toHaveLength(Number(shared));
    expect(Number(alone) + Number(shared)).toBe(Number(coats));
    expect(sum(events, 'vp', pupil)).toBe(Number(coats) * prestige);

    expect(events.filter(({ event }) => event === 'jailed')).toMatchObject([{ seat: opponent }]);
    const { scores } = stand('expo').state;
    expect(scores[pupil]).toBeGreaterThan(scores[opponent]!);
  });

  test.each(languages)('in %s, with every word filled in', async (language) => {
    await speak(language);
    await speakOf('bruxelles-1897');
    for (const { id, told } of stands) {
      const text = say(`learn.step.${id}`, { ...facts(), name: 'Blérot', ...told });
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
      if (task.kind === 'end') await lesson.endTurn();
      if (task.kind === 'do') {
        if (id === 'bourse.card') await lesson.choose('hand:1/3#0');
        else if (task.moves[0]!.startsWith('take ')) {
          await lesson.look(task.moves[0]!);
          await lesson.place();
        } else await lesson.decide(...task.moves);
      }
      expect([id, lesson.nudged]).toEqual([id, false]);
    }
    expect(lesson.step.id).toBe('finish');
    expect(lesson.state.scores).toEqual(stand('expo').state.scores);
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
    ]) {
      lesson.nudged = false;
      await other();
      expect([lesson.nudged, lesson.step.id, lesson.state.position]).toEqual([true, 'creation', position]);
    }
    await at('bourse.card');
    await lesson.choose('hand:2/4#0');
    expect([lesson.nudged, lesson.chosen]).toEqual([true, []]);
    await at('face');
    await lesson.look('take b1');
    expect(lesson.looking?.move).toBe('take a2');
  });

  test('takes back what was done in this turn', async () => {
    await at('end.creation');
    await lesson.undo();
    expect([lesson.step.id, lesson.state.position]).toEqual(['creation', stand('creation').state.position]);
  });

  test('may change the mind in the middle of an answer', async () => {
    await at('end.creation');
    settings.speed = 'fast';
    const answered = lesson.endTurn();
    await lesson.back();
    lesson.skip();
    await answered;
    expect(lesson.step.id).toBe('creation');
    expect(lesson.state.position).toBe(stand('creation').state.position);
  });

  test('comes back to where the lesson was left', async () => {
    await at('rising');
    const again = await Lesson.open('bruxelles-1897');
    expect(again.step.id).toBe('rising');
    expect(again.state.position).toBe(stand('rising').state.position);
  });

  // A move, the way to the next step, and the way back each ask the engine for something else.
  test.each([
    { call: 'decide', at: 'creation', deed: () => lesson.forward() },
    { call: 'append', at: 'end.creation', deed: () => lesson.endTurn() },
    { call: 'preview', at: 'rising', deed: () => lesson.forward() },
    { call: 'start', at: 'rising', deed: () => lesson.back() },
    { call: 'follow', at: 'rising', deed: () => lesson.back() },
  ])('is told when the engine fails to $call, and can open the lesson again', async ({ call, at: id, deed }) => {
    const told = vi.spyOn(console, 'error').mockReturnValue();
    await at(id);
    failing = call;
    await deed();
    failing = null;
    expect([lesson.stuck, told.mock.calls.length > 0]).toEqual([true, true]);
    const { position } = lesson.state;
    await lesson.look('take b1');
    await lesson.forward();
    expect([lesson.looking?.move === 'take b1', lesson.state.position]).toEqual([false, position]);
    told.mockRestore();
    const again = await Lesson.open('bruxelles-1897');
    expect([again.step.id, again.stuck, again.busy]).toEqual([id, false, false]);
  });
});

// The steps of 0.2.0, each with the one that stands for it now.
test.each(
  Object.entries({
    welcome: 'welcome',
    window: 'welcome',
    hand: 'hand',
    look: 'look',
    preview: 'face',
    face: 'face',
    creation: 'creation',
    undo: 'end.creation',
    again: 'end.creation',
    'end.creation': 'end.creation',
    'bourse.look': 'bourse',
    bourse: 'bourse',
    'bourse.card': 'bourse.card',
    'bourse.send': 'bourse.card',
    'end.bourse': 'rising',
    rising: 'rising',
    supply: 'supply',
    'end.supply': 'construction',
    construction: 'construction',
    'end.construction': 'influence',
    influence: 'influence',
    keep: 'keep',
    'end.influence': 'sale',
    hint: 'sale',
    advice: 'sale',
    sale: 'sale',
    'end.sale': 'columns',
    columns: 'columns',
    coats: 'coats',
    prison: 'pass',
    pass: 'pass',
    result: 'expo',
    end: 'end',
    finish: 'finish',
  }),
)('whoever left an earlier lesson at %s goes on at %s', (left, now) => {
  expect(steps[placeOf(steps, left)]!.id).toBe(now);
});

test('whatever else was kept leads to the beginning', () => {
  for (const left of [null, '', '7', 'nowhere']) expect(placeOf(steps, left)).toBe(0);
});

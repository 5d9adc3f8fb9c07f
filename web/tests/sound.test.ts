// What is heard at a table of Bruxelles 1897.
import { describe, expect, test } from 'vitest';
import type { Entry, GameEvent, MatchState } from '../src/engine/types.ts';
import * as game from '../src/games/bruxelles1897/sounds.ts';
import { soundNames, type Cue } from '../src/sound/cues.ts';
import { follow } from '../src/sound/follow.ts';
import type { TableView } from '../src/session/view.ts';
import { call, simulate } from './engine.ts';

const { awardsOf, soundsOf } = game;
const named = (cues: Cue[]) => cues.map(({ sound, amount = 1 }) => (amount === 1 ? sound : `${sound} ×${amount}`));
const event = (name: string, cause: string, values: Partial<GameEvent> = {}): GameEvent => ({
  event: name,
  cause,
  seat: 0,
  ...values,
});
const placed = event('architect_placed', 'placement', { cell: 4, architect: '2/4', value: 2 });
const paid = event('money', 'placement', { change: -2 });

describe('a turn', () => {
  test('lays an architect, pays with coins and draws a card, one after the other', () => {
    const taken = event('card_taken', 'placement', { card: 'artwork:red', cell: 4 });
    const gained = event('card_gained', 'creation', { card: 'artwork:red' });
    const cues = soundsOf([placed, paid, taken, gained], 0);
    expect(named(cues)).toEqual(['card', 'coin ×2', 'slide']);
    expect(cues.map(({ after }) => after)).toEqual([0, 150, 300]);
  });

  test('builds a house with a stone, and moves along a track with a pawn', () => {
    expect(named(soundsOf([event('card_gained', 'construction', { card: 'house:A' })], 0))).toEqual(['build']);
    expect(named(soundsOf([event('track', 'influence', { track: 'prestige', value: 2 })], 0))).toEqual(['pawn']);
  });

  test('lays as many cards in Brussels as it takes, and is paid there', () => {
    const sent = event('brussels_placed', 'placement', { brussels: 'bourse', cards: 2 });
    expect(named(soundsOf([sent, event('money', 'bourse', { change: 5 })], 0))).toEqual(['card ×2', 'coin ×5']);
  });

  test('draws two cards with one sound, and never makes more than four', () => {
    const drawn = event('card_drawn', 'cinquantenaire', { card: 'artwork:red' });
    expect(named(soundsOf([drawn, drawn], 0))).toEqual(['slide ×2']);
    const busy = [placed, paid, drawn, event('track', 'influence'), event('freed', 'influence')];
    expect(named(soundsOf(busy, 0))).toEqual(['card', 'coin ×2', 'slide', 'pawn']);
  });

  test('of somebody else is heard from across the table, around one screen nobody is far', () => {
    expect(soundsOf([placed], 0)[0]!.far).toBe(false);
    expect(soundsOf([placed], 1)[0]!.far).toBe(true);
    expect(soundsOf([placed], null)[0]!.far).toBe(false);
  });

  test('is heard from where the card lies', () => {
    const at = (cell: number) => soundsOf([{ ...placed, cell }], 0)[0]!.pan!;
    expect(at(4)).toBeCloseTo(-0.3);
    expect(at(5)).toBeCloseTo(-0.1);
    expect(at(11)).toBeCloseTo(0.3);
    expect(soundsOf([paid], 0)[0]!.pan).toBe(0);
  });

  test('closes a latch when an architect goes to prison', () => {
    expect(named(soundsOf([event('jailed', 'brussels_majority', { architect: '1/3' })], 0))).toEqual(['prison']);
  });

  test('what is set up, dealt or counted makes no sound by itself', () => {
    const setup = [event('jailed', 'setup'), event('money', 'setup', { change: 4 }), event('noble_kept', 'setup')];
    const deal = [
      event('dealt', 'preparation'),
      event('bonus_dealt', 'preparation'),
      event('round_began', 'preparation'),
    ];
    const column = [event('column_won', 'column_majority', { column: 1 }), event('track', 'column_majority')];
    const scored = [event('vp', 'final_scoring', { change: 9 }), event('money', 'final_payment', { change: -2 })];
    expect(soundsOf([...setup, ...deal, ...column, ...scored], 0)).toEqual([]);
  });
});

describe('the end of a round', () => {
  const column = (column: number, seat = 0) => event('column_won', 'column_majority', { column, seat });
  const coat = (coat: number, seat = 0) => event('coat_won', 'coat_majority', { coat, seat });

  test('has its columns, its coats of arms and a cadence, as the window shows them', () => {
    const cues = awardsOf([column(0), column(3), coat(2), coat(4)], false);
    expect(named(cues)).toEqual(['column', 'column ×2', 'coat', 'coat ×2', 'round']);
    expect(cues.map(({ after }) => after)).toEqual([0, 360, 720, 1080, 1440]);
    expect(cues.map(({ pan = 0 }) => Math.sign(pan))).toEqual([-1, 1, 1, 0, 0]);
  });

  test('is short where everything is shown at once', () => {
    const cues = awardsOf([column(0), column(3), coat(2), coat(4)], true);
    expect(named(cues)).toEqual(['column', 'coat', 'round']);
  });

  test('has one sound for what two players have won together', () => {
    expect(named(awardsOf([column(1, 0), column(1, 2), coat(1, 0), coat(1, 2)], false))).toEqual([
      'column',
      'coat',
      'round',
    ]);
  });
});

// Of whole games, with nothing unknown, and none of it late.
test.each([2, 3, 4])('games of %i players have every sound that there is', (players) => {
  call('open', { record: simulate(players, 1) });
  const { entries } = call<{ entries: Entry[] }>('entries', { from: 0 });
  const turns = entries.flatMap(({ events }) => soundsOf(events, 0));
  const rounds = entries.flatMap(({ events }) => awardsOf(events, false));
  for (const { sound, after, amount } of [...turns, ...rounds]) {
    expect(soundNames).toContain(sound);
    expect(amount ?? 1).toBeGreaterThan(0);
    expect(after).toBeGreaterThanOrEqual(0);
  }
  expect(Math.max(...turns.map(({ after }) => after!))).toBeLessThanOrEqual(450);
  const heard = new Set([...turns, ...rounds].map(({ sound }) => sound));
  expect([...heard].sort()).toEqual(['build', 'card', 'coat', 'coin', 'column', 'pawn', 'prison', 'round', 'slide']);
});

describe('a table', () => {
  type Table = Parameters<typeof follow>[0];
  const entry = (events: GameEvent[]): Entry => ({
    entry: 'decision',
    seat: 0,
    kind: 'action',
    option: null,
    text: '',
    decisions: 1,
    events,
  });
  const over = (ranking: number[][]) => ({ over: true, result: { ranking } }) as MatchState;

  function opened(values: Partial<Table> = {}) {
    const table: Table = {
      entries: [entry([placed])],
      counted: null,
      state: { over: false } as MatchState,
      actor: 0,
      people: [0],
      refused: [],
      viewer: 0,
      ...values,
    };
    const news = follow(table, game, () => false);
    return (change: Partial<Table>) => (Object.assign(table, change), named(news()));
  }

  test('is silent about what happened before it was opened', () => {
    expect(opened()({})).toEqual([]);
  });

  test('lets every new move be heard, once', () => {
    const entries = [entry([placed]), entry([paid])];
    const after = opened();
    expect(after({ entries })).toEqual(['coin ×2']);
    expect(after({})).toEqual([]);
    expect(after({ entries: [...entries, { entry: 'undo', seat: 0, to: 0, decisions: 0, events: [] }] })).toEqual([
      'undo',
    ]);
  });

  test('calls whoever plays alone, when the others have played', () => {
    const after = opened();
    expect(after({ actor: 1 })).toEqual([]);
    expect(after({ actor: 0 })).toEqual(['your_turn']);
    expect(after({})).toEqual([]);
  });

  test('calls nobody where several share a screen', () => {
    const after = opened({ people: [0, 1], actor: 1, viewer: 1 });
    expect(after({ actor: 0, viewer: 0 })).toEqual([]);
  });

  test('answers what cannot be done, each time', () => {
    const reason = { code: 'no_money', section: '', params: {} };
    const after = opened();
    expect(after({ refused: [reason] })).toEqual(['refused']);
    expect(after({})).toEqual([]);
    expect(after({ refused: [reason] })).toEqual(['refused']);
    expect(after({ refused: [] })).toEqual([]);
  });

  test('shows a round that was counted, and then deals', () => {
    const counted = { events: [event('column_won', 'column_majority', { column: 2 })] } as TableView['counted'];
    const after = opened({ actor: 1 });
    expect(after({ counted, actor: 0 })).toEqual(['column', 'round']);
    expect(after({ counted: null })).toEqual(['slide ×4', 'your_turn']);
  });

  test('ends as it ends for whoever plays alone; others have a winner among them', () => {
    const ended = (people: number[], ranking: number[][]) =>
      opened({ people, actor: null, counted: { events: [] } as never, state: over(ranking) })({ counted: null });
    expect(ended([0], [[0], [1]])).toEqual(['end_won']);
    expect(ended([0], [[0, 1]])).toEqual(['end_won']);
    expect(ended([0], [[1], [0]])).toEqual(['end_lost']);
    expect(ended([0, 1], [[2], [0], [1]])).toEqual(['end_won']);
  });
});

// The lesson: a prepared first round of Bruxelles 1897 against one opponent, step by step. Every number that a step says is
// read from the engine where the step stands; tests/lesson.test.ts plays it all and holds the words against the rules.
import type { GameEvent } from '../../engine/types.ts';
import { defineLesson, type LessonFacts, type LessonStep } from '../../learn/script.ts';
import type { Game } from './types.ts';

type Facts = LessonFacts<Game>;
type Step = LessonStep<Game>;

// The deal. Cards are drawn by this key, so it is the same for everybody. build/find-lesson.mjs found the secret, the first in
// counting order with two cards of each action and no Expo, so shared out that the pupil wins the Prestige column and more
// coats of arms than the opponent. The second round has an Expo.
export const deal = {
  game: 'bruxelles-1897',
  options: { first_player: '0' },
  id: '1897',
  secret: (41924).toString(16).padStart(64, '0'),
};
export const pupil = 0;
export const opponent = 1;

// --- where things are

const pane = (cell: string) => `.pane[data-cell="${'abcd'.indexOf(cell[0]!) + 4 * (Number(cell[1]) - 1)}"]`;
const key = (number: number) => `.prompt-keys > .btn:nth-of-type(${number})`;
const places = { bourse: '.place[data-place="bourse"]', prison: '.place.f-prison' };
const keys = { pass: key(2), end: key(5) };
const hand = ['.player.me .hand', '.hand-bar .hand'];

// --- what is so

const money = ({ state }: Facts) => ({ money: state.view.players[pupil]!.money });
const points = (events: GameEvent[] | undefined, type: string, cause: string, seat: number) =>
  (events ?? [])
    .filter((event) => event.event === type && event.cause === cause && event.seat === seat)
    .reduce((sum, { change }) => sum + Number(change), 0);
const coats = ({ state }: Facts) => {
  const held = state.outlook.coats.filter(({ winners }) => winners.includes(pupil));
  const alone = held.filter(({ winners }) => winners.length === 1).length;
  return { coats: held.length, alone, shared: held.length - alone };
};

// Takes a card with that side of an Architect card up. With an answer, the opponent comes next.
function take(id: string, cell: string, card: string, face: number, more: Partial<Step>, answer?: string[]): Step {
  const moves = [`take ${cell}`, `play ${card} as ${face}`];
  return {
    id,
    task: { kind: 'do', moves, ...(answer && { answer }) },
    target: [pane(cell)],
    way: moves[1],
    ahead: moves,
    told: () => ({ value: face }),
    ...more,
  };
}

export const steps: Step[] = [
  {
    id: 'welcome',
    was: ['window'],
    task: { kind: 'tell' },
    target: ['.panes'],
    told: ({ state }) => ({ rounds: state.view.rounds }),
  },
  { id: 'hand', task: { kind: 'tell' }, target: hand, told: money },

  // Creation: the Poppy, with the preview and its four lines.
  { id: 'look', task: { kind: 'look', move: 'take a2' }, target: [pane('a2')], way: 'play 1/3 as 1' },
  {
    id: 'face',
    was: ['preview'],
    task: { kind: 'way', text: 'play 1/3 as 3' },
    target: ['.face:nth-of-type(2)'],
    spares: [pane('a2'), '.base:nth-of-type(1)'],
    holds: 'take a2',
    way: 'play 1/3 as 1',
    told: ({ state }) => ({ neutral: state.outlook.columns[0]!.neutral, low: 1, value: 3 }),
  },
  take('creation', 'a2', '1/3', 3, {
    holds: 'take a2',
    told: ({ ahead }) => ({ paid: -points(ahead?.events, 'money', 'placement', pupil) }),
  }),
  {
    id: 'end.creation',
    was: ['undo', 'again'],
    task: { kind: 'end', answer: ['take d1', 'play 1/3 as 1'] },
    target: [keys.end],
  },

  // Brussels: the Bourse, its price and its danger.
  {
    id: 'bourse',
    was: ['bourse.look'],
    task: { kind: 'do', moves: ['bourse'] },
    target: [places.bourse],
    ahead: ['bourse', 'place 1/3'],
    told: (facts) => ({
      ...money(facts),
      cost: facts.state.view.brussels_prices.bourse[0],
      gain: points(facts.ahead?.events, 'money', 'bourse', pupil),
    }),
  },
  {
    id: 'bourse.card',
    was: ['bourse.send'],
    task: { kind: 'do', moves: ['place 1/3'], answer: ['bourse', 'place 1/3,1/3'] },
    target: hand.map((place) => `${place} .stack:nth-child(1) button:nth-of-type(1)`),
    spares: hand,
    told: () => ({ card: '1/3' }),
  },
  {
    id: 'rising',
    was: ['end.bourse'],
    task: { kind: 'tell' },
    target: [places.prison],
    told: ({ state }) => ({
      theirs: state.outlook.brussels.cards[opponent]!,
      next: state.view.brussels_prices.bourse[0],
    }),
  },

  take('supply', 'b1', '1/3', 1, {}, ['take c1', 'play 2/4 as 2', 'keep']),
  take('construction', 'c2', '1/3', 1, { was: ['end.supply'] }, ['take d2', 'play 1/3 as 3']),
  take('influence', 'a1', '2/4', 2, { was: ['end.construction'] }),
  {
    id: 'keep',
    task: { kind: 'do', moves: ['keep'], answer: ['take c3', 'play 2/4 as 2'] },
    target: ['.prompt .options .btn:nth-of-type(1)'],
  },
  take(
    'sale',
    'b2',
    '2/4',
    2,
    {
      was: ['end.influence', 'hint', 'advice'],
      told: ({ ahead }) => ({ gain: points(ahead?.events, 'money', 'sale', pupil), value: 2 }),
    },
    ['take b3'],
  ),

  // What the end of the round brings, before it comes.
  {
    id: 'columns',
    was: ['end.sale'],
    task: { kind: 'tell' },
    target: ['.base:nth-of-type(1)'],
    told: ({ state }) => {
      const { values, neutral } = state.outlook.columns[0]!;
      return { mine: values[pupil]!, others: Math.max(values[opponent]!, neutral) };
    },
  },
  {
    id: 'coats',
    task: { kind: 'tell' },
    target: ['.coat'],
    spares: ['a1', 'b1', 'a2', 'b2'].map(pane),
    told: coats,
  },
  {
    id: 'pass',
    was: ['prison'],
    task: { kind: 'do', moves: ['pass'] },
    target: [keys.pass],
    ahead: ['pass'],
    told: ({ ahead }) => ({
      first: points(ahead?.events, 'money', 'pass', pupil),
      later: points(ahead?.events, 'money', 'pass', opponent),
    }),
  },

  // The second round lies ready.
  { id: 'expo', was: ['result'], task: { kind: 'tell' }, target: [pane('a2')] },
  { id: 'end', task: { kind: 'tell' }, target: ['.bases'] },
  { id: 'finish', task: { kind: 'tell' }, target: [] },
];

export default defineLesson<Game>({ deal, pupil, opponent, steps });

// The lesson: a prepared first round of Bruxelles 1897 against one opponent, step by step. Every number that a step says is
// read from the engine where the step stands; tests/lesson.test.ts plays it all and holds the words against the rules.
import type { GameEvent } from '../../engine/types.ts';
import { defineLesson, type LessonFacts, type LessonStep } from '../../learn/script.ts';
import type { Game } from './types.ts';

type Facts = LessonFacts<Game>;
type Step = LessonStep<Game>;

// The deal. Cards are drawn by this key, so it is the same for everybody. build/find-lesson.mjs found the secret, the first in
// counting order with two cards of each action and no Expo, so shared out that the pupil wins the Prestige column and more
// coats of arms than the opponent.
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
const places = { bourse: '.brussels > .place:nth-of-type(1)', prison: '.brussels > .f-prison' };
const keys = { hint: key(1), pass: key(2), undo: key(3), end: key(5) };
const hand = ['.player.me .hand', '.hand-bar .hand'];
const inHand = (inside: string) => hand.map((place) => `${place} ${inside}`);

// --- what is so

const me = ({ state }: Facts) => state.view.players[pupil]!;
const them = ({ state }: Facts) => state.view.players[opponent]!;
const money = (facts: Facts) => ({ money: me(facts).money });
const points = (events: GameEvent[] | undefined, type: string, cause: string, seat: number) =>
  (events ?? [])
    .filter((event) => event.event === type && event.cause === cause && event.seat === seat)
    .reduce((sum, { change }) => sum + Number(change), 0);
const coats = ({ state }: Facts) => {
  const held = state.outlook.coats.filter(({ winners }) => winners.includes(pupil));
  const alone = held.filter(({ winners }) => winners.length === 1).length;
  return { coats: held.length, alone, shared: held.length - alone };
};
const inBrussels = ({ state }: Facts) => ({
  mine: state.outlook.brussels.cards[pupil]!,
  theirs: state.outlook.brussels.cards[opponent]!,
});

// Takes a card with that side of an Architect card up.
function take(id: string, cell: string, card: string, face: number, more: Partial<Step> = {}): Step {
  const moves = [`take ${cell}`, `play ${card} as ${face}`];
  return {
    id,
    task: { kind: 'do', moves },
    target: [pane(cell)],
    way: moves[1],
    ahead: moves,
    told: () => ({ value: face }),
    ...more,
  };
}

const end = (id: string, answer: string[], told?: Step['told']): Step => ({
  id,
  task: { kind: 'end', answer },
  target: [keys.end],
  told,
});

export const steps: Step[] = [
  {
    id: 'welcome',
    task: { kind: 'tell' },
    target: ['.rounds', '.strip'],
    told: ({ state }) => ({ rounds: state.view.rounds }),
  },
  { id: 'window', task: { kind: 'tell' }, target: ['.panes'] },
  { id: 'hand', task: { kind: 'tell' }, target: hand, told: money },

  // Creation: the Poppy, with the preview and its four lines.
  { id: 'look', task: { kind: 'look', move: 'take a2' }, target: [pane('a2')], way: 'play 1/3 as 1' },
  { id: 'preview', task: { kind: 'tell' }, target: ['.preview'], holds: 'take a2', way: 'play 1/3 as 1' },
  {
    id: 'face',
    task: { kind: 'way', text: 'play 1/3 as 3' },
    target: ['.face:nth-of-type(2)'],
    holds: 'take a2',
    way: 'play 1/3 as 1',
    told: ({ state }) => ({ neutral: state.outlook.columns[0]!.neutral, low: 1, value: 3 }),
  },
  take('creation', 'a2', '1/3', 3, {
    holds: 'take a2',
    told: ({ ahead }) => ({ paid: -points(ahead?.events, 'money', 'placement', pupil) }),
  }),
  { id: 'undo', task: { kind: 'undo' }, target: [keys.undo], told: money },
  {
    id: 'again',
    task: { kind: 'do', moves: ['play 1/3 as 3'] },
    target: inHand('.stack:nth-child(1) button:nth-of-type(2)'),
    told: () => ({ value: 3 }),
  },
  end('end.creation', ['take d1', 'play 1/3 as 1']),

  // Brussels: the Bourse, its price and its danger.
  { id: 'bourse.look', task: { kind: 'look', move: 'bourse' }, target: [places.bourse], told: money },
  {
    id: 'bourse',
    task: { kind: 'do', moves: ['bourse'] },
    target: [places.bourse],
    holds: 'bourse',
    ahead: ['bourse', 'place 1/3'],
    told: ({ state, ahead }) => ({
      cost: state.view.brussels_uses.bourse + 1,
      gain: points(ahead?.events, 'money', 'bourse', pupil),
    }),
  },
  {
    id: 'bourse.card',
    task: { kind: 'gather', text: 'place 1/3' },
    target: inHand('.stack:nth-child(1) button:nth-of-type(1)'),
    told: () => ({ card: '1/3' }),
  },
  {
    id: 'bourse.send',
    task: { kind: 'do', moves: ['place 1/3'] },
    target: ['.prompt > .btn-primary'],
    chosen: ['hand:1/3#0'],
  },
  end('end.bourse', ['bourse', 'place 1/3,1/3'], (facts) => ({
    ...money(facts),
    next: facts.state.view.brussels_uses.bourse + 1,
  })),
  {
    id: 'rising',
    task: { kind: 'tell' },
    target: [places.bourse],
    told: (facts) => ({ ...inBrussels(facts), next: facts.state.view.brussels_uses.bourse + 1 }),
  },

  take('supply', 'b1', '1/3', 1),
  end('end.supply', ['take c1', 'play 2/4 as 2', 'keep']),

  take('construction', 'c2', '1/3', 1),
  end('end.construction', ['take d2', 'play 1/3 as 3'], (facts) => ({ points: me(facts).vp })),

  take('influence', 'a1', '2/4', 2),
  { id: 'keep', task: { kind: 'do', moves: ['keep'] }, target: ['.prompt .options .btn:nth-of-type(1)'] },
  end('end.influence', ['take c3', 'play 2/4 as 2']),

  { id: 'hint', task: { kind: 'hint' }, target: [keys.hint] },
  { id: 'advice', task: { kind: 'tell' }, target: ['.advice'], advised: true },
  take('sale', 'b2', '2/4', 2, {
    told: ({ ahead }) => ({ gain: points(ahead?.events, 'money', 'sale', pupil) }),
  }),
  end('end.sale', ['take b3'], money),

  // What the end of the round brings, before it comes.
  {
    id: 'columns',
    task: { kind: 'tell' },
    target: ['.base:nth-of-type(1)'],
    told: ({ state }) => {
      const { values, neutral } = state.outlook.columns[0]!;
      return { mine: values[pupil]!, others: Math.max(values[opponent]!, neutral) };
    },
  },
  { id: 'coats', task: { kind: 'tell' }, target: ['.coat'], told: coats },
  { id: 'prison', task: { kind: 'tell' }, target: [places.prison], told: inBrussels },
  {
    id: 'pass',
    task: { kind: 'do', moves: ['pass'] },
    target: [keys.pass],
    ahead: ['pass'],
    told: ({ ahead }) => ({
      first: points(ahead?.events, 'money', 'pass', pupil),
      later: points(ahead?.events, 'money', 'pass', opponent),
    }),
  },
  {
    id: 'result',
    task: { kind: 'tell' },
    target: ['.player.me .player-head', '.chipper'],
    told: (facts) => ({ prestige: me(facts).tracks.prestige, points: me(facts).vp, theirs: them(facts).vp }),
  },
  { id: 'end', task: { kind: 'tell' }, target: ['.bases'] },
  { id: 'finish', task: { kind: 'tell' }, target: [] },
];

export default defineLesson<Game>({ deal, pupil, opponent, steps });

// How the decisions of 1897 are made at the table.
import type { Play } from '../../games/game.ts';
import type { Option } from '../../engine/types.ts';
import { say } from '../../text/texts.svelte.ts';

const parkActions = ['creation', 'supply', 'construction', 'influence', 'sale'];

// "play 2/5 as 2": the side of an Architect card, and what it costs.
const valueIn = (text: string) => text.split(' ').at(-1);

export const play: Play = {
  turnKind: 'action',
  onTable: ['action', 'architect'],
  families: {
    artwork: 'artwork',
    exhibit: 'artwork',
    materials: 'material',
    activate: 'noble',
    prisoner: 'prison',
    brussels_cards: 'hand',
    jail: 'brussels',
  },
  gathered: { materials: 'any', brussels_cards: 'fixed' },
  // Which cards go to Brussels makes no difference to what is shown.
  ways: { architect: 'chosen', brussels_cards: 'any' },
  // A house is worth the same whatever it is built of; a noble is kept if he is taken for the end.
  foreseen: ['materials', 'prisoner', 'noble'],
  alike: (one, other) => valueIn(one) === valueIn(other),
  // Of two cards with this value, the other one.
  byDigit(digit: number, ways: Option[], chosen: Option | null) {
    const sides = ways.filter(({ text }) => valueIn(text) === String(digit));
    return sides[(sides.findIndex(({ text }) => text === chosen?.text) + 1) % sides.length];
  },
  // The actions of the Cinquantenaire that cannot be chosen now.
  impossible({ kind, options }) {
    if (kind !== 'park_action') return [];
    return parkActions
      .map((action) => ({ text: `park ${action}`, label: say(`action.${action}`) }))
      .filter(({ text }) => !options.some((option) => option.text === text));
  },
};

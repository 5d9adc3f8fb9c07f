// A move as a person would say it: what an option of a decision stands for, in words.
import type { Option } from '../../engine/types.ts';
import { knows, list, say } from '../../text/texts.svelte.ts';
import { cardLabel, cardTitle, fullName, nobleDoes, readCard } from './cards.ts';
import { cellName, cellOf } from './cells.ts';
import { namesIn, sideOf } from './options.ts';
import type { Noble, Table, View } from './types.ts';

// "take b2", "bourse", "pass"
function action(move: string, view: View): string {
  if (move === 'pass') return say('pass');
  if (knows(`place.${move}`)) return say(`place.${move}`);
  const cell = cellOf(move);
  const there = cell === null ? null : view.grid[cell];
  return there && 'card' in there ? `${cardLabel(readCard(there.card))} (${cellName(cell!)})` : move;
}

export function moveName(kind: string, option: Option, view: View): string {
  const names = namesIn(option);
  const name = names[0] ?? '';
  switch (kind) {
    case 'action':
      return action(option.text, view);
    case 'architect':
      return say('hand.face', { ...sideOf(option)! });
    case 'brussels_cards':
      return list(names);
    case 'materials':
      return list(names.map((material) => cardTitle(readCard(fullName(material)))));
    case 'keep_drawn':
      return cardTitle(readCard(fullName(name)));
    case 'artwork':
    case 'exhibit':
      return name === 'withdraw' ? say('option.withdraw') : say(`motif.${name}`);
    case 'activate':
      return name === 'stop' ? say('option.stop') : `${say(`short_noble.${name}`)}: ${nobleDoes(name as Noble)}`;
    case 'park_action':
      return say(`action.${name}`);
    case 'prisoner':
    case 'jail':
      return name;
    default:
      return say(`option.${name}`);
  }
}

// With the price of the side that it is played with: "play 2/5 as 2".
export function advisedMove(notation: string, turn: string[], table: Table): string {
  const option = table.option(notation);
  if (!option) return notation;
  const price = turn[1]?.startsWith('play ') ? ` · ${turn[1].split(' ').at(-1)} F` : '';
  return moveName(table.state.kind!, option, table.state.view) + price;
}

// A move as a person would say it: what an option of a decision stands for, in words.
import type { Option, View } from '../../engine/types.ts';
import { cellName } from './narrate.ts';
import { knows, list, say } from '../../text/texts.svelte.ts';
import { cardLabel, cardTitle, fullName, nobleDoes, readCard } from './cards.ts';

// "take b2" is the sixth cell; other moves are about none.
export function cellOf(move: string): number | null {
  const found = /^take ([a-d])([1-4])$/.exec(move);
  return found ? 4 * (Number(found[2]) - 1) + 'abcd'.indexOf(found[1]!) : null;
}

// "take b2", "bourse", "pass"
function action(move: string, view: View): string {
  if (move === 'pass') return say('pass');
  if (knows(`place.${move}`)) return say(`place.${move}`);
  const cell = cellOf(move);
  const there = cell === null ? null : view.grid[cell];
  return there && 'card' in there ? `${cardLabel(readCard(there.card))} (${cellName(cell!)})` : move;
}

export function moveName(kind: string, { option, text }: Option, view: View): string {
  switch (kind) {
    case 'action':
      return action(text, view);
    case 'architect':
      return say('hand.face', { card: option[0], value: option[1] });
    case 'brussels_cards':
      return list(option);
    case 'materials':
      return list((option as string[]).map((name) => cardTitle(readCard(fullName(name)))));
    case 'keep_drawn':
      return cardTitle(readCard(fullName(option)));
    case 'artwork':
    case 'exhibit':
      return option === 'withdraw' ? say('option.withdraw') : say(`motif.${option}`);
    case 'activate':
      return option === 'stop' ? say('option.stop') : `${say(`short_noble.${option}`)}: ${nobleDoes(option)}`;
    case 'park_action':
      return say(`action.${option}`);
    case 'prisoner':
    case 'jail':
      return option;
    default:
      return say(`option.${option}`);
  }
}

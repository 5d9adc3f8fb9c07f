// A hint in words: the moves, what they promise, and what speaks for them.
import type { Hint, Reason } from '../engine/types.ts';
import type { TableView } from '../session/view.ts';
import type { Params } from '../text/message.ts';
import type { Names } from '../text/teller.ts';
import { knows, list, say } from '../text/texts.svelte.ts';

type Value = string | number | boolean | (string | number)[];

const cardName = (card: string) => (knows(`a_card.${card}`) ? say(`a_card.${card}`) : card);

function reasonOf(reason: Omit<Reason, 'section'>, names: Names): string {
  const params: Params = { end_points: 0 };
  for (const [key, value] of Object.entries(reason.params as Record<string, Value>)) {
    if (key === 'seats' || key === 'with' || (key === 'from' && Array.isArray(value))) {
      const seats = value as number[];
      params[key] = list(seats.map((seat) => names.name(seat)));
      params.others = seats.length;
    } else if (key === 'cards' && Array.isArray(value)) {
      params.cards = list(value.map((card) => cardName(String(card))));
      params.count = value.length;
    } else if (Array.isArray(value)) {
      const family = key.replace(/s$/, '');
      params[key] = list(value.map((name) => (knows(`${family}.${name}`) ? say(`${family}.${name}`) : String(name))));
    } else if (key === 'card') {
      params.card = cardName(String(value));
    } else if (typeof value === 'string' && knows(`${key}.${value}`)) {
      params[key] = say(`${key}.${value}`);
    } else {
      params[key] = typeof value === 'boolean' ? String(value) : value;
    }
  }
  params.others ??= 0;
  return say(`hint.${reason.code}`, params);
}

export function hintText(
  hint: Hint,
  table: TableView,
  names: Names,
): { notation: string; move: string; share: string; reasons: string }[] {
  const me = table.viewer ?? 0;
  return hint.moves.map(({ notation, turn, win_share, points, reasons }) => ({
    notation,
    move: table.game.words.advised(notation, turn, table),
    share: say('hint_share', { share: Math.round(100 * win_share[me]!), points: Math.round(points[me]!) }),
    reasons: reasons.map((reason) => reasonOf(reason, names)).join(' '),
  }));
}

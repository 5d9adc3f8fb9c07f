// What 1897 says at the table: the prompt, the log, replays.
import telling from '../../../../text/telling/bruxelles-1897.json';
import type { Words } from '../../games/game.ts';
import type { Entry, GameEvent } from '../../engine/types.ts';
import type { Params } from '../../text/message.ts';
import type { Names } from '../../text/teller.ts';
import { knows, say } from '../../text/texts.svelte.ts';
import { actionOf, bonusIcon, cardTitle, iconOf, nobleDoes, placeArt, readCard } from './cards.ts';
import { cellName, cellOf } from './cells.ts';
import { facts } from './components.svelte.ts';
import { advisedMove, moveName } from './moves.ts';
import { namesIn, sideOf } from './options.ts';
import type { Game, Looking, Noble, State, Table } from './types.ts';

// What the decision is about, in names and numbers.
function asked(table: Table): Params {
  const { taking } = table.shown.view;
  const options = table.asked?.options ?? [];
  switch (table.asked?.kind) {
    case 'brussels_cards':
      return {
        place: say(`place.${table.entries.at(-1)!.text}`),
        needed: namesIn(options[0]!).length,
        chosen: table.chosen.length,
      };
    case 'materials':
      return {
        needed: table.shown.view.players[table.viewer!]!.house_units,
        least: Math.min(...options.map((option) => namesIn(option).length)),
        chosen: table.chosen.length,
        gain: table.gain ?? -1,
      };
    case 'noble': {
      const noble = taking.card?.slice('noble:'.length);
      return { noble: say(`noble.${noble}`), does: nobleDoes(noble as Noble), ...facts() };
    }
    case 'activate':
      return { left: taking.activations };
    default:
      return facts();
  }
}

function looked(table: Table, { move, way }: Looking): Params {
  const there = table.shown.view.grid[cellOf(move)!];
  const action = there && 'card' in there ? say(`action.${actionOf[readCard(there.card).family]}`) : '';
  return { action, value: sideOf(way)!.value };
}

// A decision that has done nothing yet: what was chosen.
function chose({ seat, text = '' }: Entry, { view }: State, names: Names): string {
  const you = names.isYou(seat!) ? 'yes' : 'no';
  const cell = cellOf(text);
  const there = cell === null ? null : view.grid[cell];
  if (there && 'card' in there)
    return say('replay.goes_for', { you, card: cardTitle(readCard(there.card)), cell: cellName(cell!) });
  if (knows(`place.${text}`)) return say('replay.goes_to', { you, place: say(`place.${text}`) });
  return say('replay.leaves_it', { you });
}

// --- the log

const taken = (events: GameEvent[]) => events.find(({ event }) => event === 'card_taken');

const icons: Record<string, string> = {
  passed: 'pass',
  column_won: 'column',
  coat_won: 'coat',
  brussels_majority: 'justice',
  exhibited: 'expo',
  withdrew: 'expo',
  freed: 'prison',
  vp: 'vp',
  money: 'franc',
};

function icon(events: GameEvent[]): string | null {
  const first = events[0]!;
  const card = taken(events)?.card;
  if (card) return iconOf(readCard(card as string));
  if (first.event === 'brussels_placed') return placeArt[first.brussels as keyof typeof placeArt];
  if (first.event === 'column_won') return bonusIcon[first.bonus as keyof typeof bonusIcon];
  return icons[first.event] ?? null;
}

function logParams(event: GameEvent, events: GameEvent[]): Params {
  const params: Params = {};
  if (typeof event.card === 'string') params.card = cardTitle(readCard(event.card));
  if (typeof event.colour === 'string') params.colour = say(`motif.${event.colour}`);
  if (typeof event.noble === 'string') params.noble = say(`short_noble.${event.noble}`);
  if (typeof event.brussels === 'string') params.place = say(`place.${event.brussels}`);
  if (event.event === 'park_action') params.action = say(`action.${event.action}`);
  if (event.event === 'column_won') params.bonus = say(`bonus_now.${event.bonus}`);
  if (event.event === 'card_taken')
    params.value = events.find((other) => other.event === 'architect_placed')?.value as number;
  params.same = events.some((other) => other.event === 'card_taken' && other.card === event.card) ? 'yes' : 'no';
  return params;
}

export const words: Words<Game> = {
  telling,
  facts,
  move: moveName,
  advised: advisedMove,
  asked,
  looked,
  chose,
  log: {
    icon,
    understood: (event, events) =>
      event.event === 'card_gained' && event.card === taken(events)?.card && event.cause !== 'construction',
    params: logParams,
  },
};

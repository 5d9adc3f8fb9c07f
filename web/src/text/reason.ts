// Why a move is not possible, in words.
import type { Reason } from '../engine/types.ts';
import type { Params } from './message.ts';
import type { Names } from './teller.ts';
import { knows, say } from './texts.svelte.ts';

export function reasonText(reason: Reason, names: Names): string {
  const params: Params = {};
  for (const [key, value] of Object.entries(reason.params)) {
    if ((key === 'owner' || key === 'decides') && typeof value === 'number') {
      params[key] = names.name(value);
      params.you = names.isYou(value) ? 'yes' : 'no';
    } else if (typeof value === 'string') {
      const ids =
        key === 'card' ? [`card.${value}`, `card.material:${value}`] : [`${key === 'asked' ? 'kind' : key}.${value}`];
      const id = ids.find(knows);
      params[key] = id ? say(id) : value;
    } else if (typeof value === 'number') {
      params[key] = value;
    }
  }
  return say(`reason.${reason.code}`, params);
}

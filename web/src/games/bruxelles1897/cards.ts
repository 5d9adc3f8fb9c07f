// How the cards of 1897 are drawn: the drawing, the icon and the words of each. Names of cards are the engine's.
import { facts, tables } from './components.svelte.ts';
import { say } from '../../text/texts.svelte.ts';
import type { Bonus, Colour, House, Noble, Place } from './types.ts';

export const motif: Record<Colour, string> = { yellow: 'sun', green: 'feather', blue: 'dragonfly', red: 'poppy' };
export const facade: Record<House, string> = { A: 'bow', B: 'sgraffito', C: 'brick', D: 'loggia' };
export const numeral: Record<House, string> = { A: 'I', B: 'II', C: 'III', D: 'IV' };
const nobleChips: Record<Noble, { text: string; icon: string }> = {
  brugmann: { text: '', icon: 'franc' },
  albert: { text: '+1', icon: 'nobility' },
  buls: { text: '+1', icon: 'prestige' },
  horta: { text: '+1', icon: 'architecture' },
  hankar: { text: '', icon: 'deck' },
  vandervelde: { text: '', icon: 'prison' },
};
export const nobleChip = (noble: Noble) =>
  noble === 'brugmann' ? { text: `+${tables().income.brugmann}`, icon: 'franc' } : nobleChips[noble];
export const placeArt: Record<Place, string> = { bourse: 'bourse', city_hall: 'cityhall', cinquantenaire: 'park' };
export const bonusIcon: Record<Bonus, string> = {
  architecture: 'architecture',
  nobility: 'nobility',
  prestige: 'prestige',
  prison: 'prison',
};
// What the lower half of a bonus card counts.
export const endIcon: Record<Bonus, string> = {
  architecture: 'house',
  nobility: 'noble',
  prestige: 'artwork',
  prison: 'franc',
};

// What things do, with the numbers of the components.
export const placeDoes = (place: Place) => say(`place_does.${place}`, facts());
export const nobleDoes = (noble: Noble) => say(`noble_does.${noble}`, facts());
export const bonusEnd = (bonus: Bonus) => say(`bonus_end.${bonus}`, facts());

export type Family = 'artwork' | 'material' | 'house' | 'noble' | 'money' | 'expo';

export interface ActionCard {
  family: Family;
  kind: string; // colour, materials, house or noble; empty for money and the Expo card
}

// "artwork:red", "material:wood+brick", "house:A", "noble:horta", "money", "expo"
export function readCard(name: string): ActionCard {
  const [family, kind = ''] = name.split(':');
  return { family: family as Family, kind };
}

export const materialsOf = (kind: string): [string, string] => kind.split('+') as [string, string];

// The short names of drawn cards and options become full ones.
export function fullName(short: string): string {
  if (short.includes('+')) return `material:${short}`;
  if (/^[A-D]$/.test(short)) return `house:${short}`;
  if (short in motif) return `artwork:${short}`;
  if (short in nobleChips) return `noble:${short}`;
  return short;
}

export function iconOf({ family, kind }: ActionCard): string {
  if (family === 'material') {
    const [first, second] = materialsOf(kind);
    return first === second ? first : 'brick';
  }
  return family === 'money' ? 'franc' : family;
}

// The action that comes with a card.
export const actionOf: Record<Family, string> = {
  artwork: 'creation',
  material: 'supply',
  house: 'construction',
  noble: 'influence',
  money: 'sale',
  expo: 'exhibition',
};

export function cardTitle({ family, kind }: ActionCard): string {
  switch (family) {
    case 'artwork':
      return say(`motif.${kind}`);
    case 'house':
      return say(`facade.${kind}`);
    case 'noble':
      return say(`noble.${kind}`);
    case 'material': {
      const [first, second] = materialsOf(kind);
      return say('materials', {
        same: first === second ? 'yes' : 'no',
        first: say(`material.${first}`),
        second: say(`material.${second}`),
      });
    }
    default:
      return say(`title.${family}`);
  }
}

// What a screen reader says of a card: what it is, and the action.
export const cardLabel = (card: ActionCard) =>
  say('card_label', { card: cardTitle(card), action: say(`action.${actionOf[card.family]}`) });

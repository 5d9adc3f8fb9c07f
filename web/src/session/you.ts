// A person alone at a table has no name: they are "you", in whatever language the page speaks just now.
import type { SeatInfo } from '../engine/types.ts';
import { isolated } from '../text/names.ts';
import { say } from '../text/texts.svelte.ts';

// Tables of earlier days kept the word of their language.
const words = ['', 'You', 'Vous', 'Jij'];

export const isYou = ({ name, bot }: SeatInfo) => !bot && words.includes(name);

export const nameOf = (seat: SeatInfo | undefined) => (!seat ? '' : isYou(seat) ? say('you') : isolated(seat.name));

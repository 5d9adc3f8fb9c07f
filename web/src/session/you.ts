// A person alone at a table has no name: they are "you", in whatever language the page speaks just now.
import type { SeatInfo } from '../engine/types.ts';
import { isolated } from '../text/names.ts';
import { say } from '../text/texts.svelte.ts';

export const isYou = ({ name, bot }: SeatInfo) => !bot && name === '';

export const nameOf = (seat: SeatInfo | undefined) => (!seat ? '' : isYou(seat) ? say('you') : isolated(seat.name));

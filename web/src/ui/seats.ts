import type { Seat } from '../engine/types.ts';

// The letter of a seat is its colour and its shape, too: a (amber, circle) … e; n is the neutral colour.
export const letterOf = (seat: Seat | 'neutral') => (seat === 'neutral' ? 'n' : 'abcde'[seat]!);
export const capital = (seat: Seat | 'neutral') => letterOf(seat).toUpperCase();

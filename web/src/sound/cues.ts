// What can be heard at a table.
export const soundNames = [
  'card', // a card laid on wood
  'slide', // a card drawn or turned over
  'coin', // coins set down
  'pawn', // a wooden piece set down
  'build', // a stone set
  'coat', // a coat of arms won
  'column', // a majority in a column
  'prison', // a latch
  'your_turn',
  'undo',
  'refused', // something that cannot be done
  'round', // the end of a round
  'end_won',
  'end_lost',
] as const;
export type SoundName = (typeof soundNames)[number];

export interface Cue {
  sound: SoundName;
  after?: number; // milliseconds from now
  amount?: number; // of coins or cards; for columns and coats of arms, which one of a row this is
  pan?: number; // where on the table: -1 at its left, 1 at its right
  far?: boolean; // on the other side of the table: somebody else's doing
}

// Rounds are numbered in capitals, as over a door.
export const numerals = ['I', 'II', 'III', 'IV', 'V', 'VI'];

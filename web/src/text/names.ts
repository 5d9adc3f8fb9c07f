// Names of players, which may come from anywhere.

// Without the signs that turn the rest of a line around, or break it.
export const harmlessName = (name: string) =>
  name.replace(/[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '');

// Within a sentence: a name that is written from right to left keeps to its place.
export const isolated = (name: string) =>
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/.test(name) ? `\u2068${name}\u2069` : name;

// Which things on the table can be chosen in a decision. A thing has a key: "artwork:red#0" is the first red artwork of the
// viewer; equal things differ by their number. What is chosen once decides; some decisions gather several things.
import type { Play } from '../games/game.ts';
import type { Option } from '../engine/types.ts';
import type { Asked } from './view.ts';

export const keyOf = (family: string, name: string, number: number) => `${family}:${name}#${number}`;
const nameIn = (key: string) => key.slice(key.indexOf(':') + 1, key.lastIndexOf('#'));
const familyOf = (key: string) => key.slice(0, key.indexOf(':'));

// Whether touching a thing means something in this decision.
export function canChoose({ families }: Play, asked: Asked | null, key: string): boolean {
  if (!asked || families[asked.kind] !== familyOf(key)) return false;
  const name = nameIn(key);
  return asked.options.some(({ option }) => (Array.isArray(option) ? option.includes(name) : option === name));
}

// The option that one thing stands for.
export const optionOf = (asked: Asked, key: string) => asked.options.find(({ option }) => option === nameIn(key));

// The option that the gathered things are, if they are one.
export function gatheredOption(asked: Asked, keys: string[]): Option | undefined {
  const names = keys.map(nameIn).sort().join();
  return asked.options.find(({ option }) => Array.isArray(option) && option.join() === names);
}

// How many things a decision gathers, where that is fixed.
export function numberOf({ gathered }: Play, { kind, options }: Asked): number {
  const first = options[0]?.option;
  return gathered[kind] === 'fixed' && Array.isArray(first) ? first.length : Infinity;
}

// The names of counted things, one for each: {"red": 2} is red, red.
export function each<Name extends string>(counts: Partial<Record<Name, number>>): { name: Name; number: number }[] {
  return (Object.entries(counts) as [Name, number][]).flatMap(([name, count]) =>
    Array.from({ length: count }, (_, number) => ({ name, number })),
  );
}

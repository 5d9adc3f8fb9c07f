// Which things on the table can be chosen in a decision. A thing has a key: "artwork:red#0" is the first red artwork of the
// viewer; equal things differ by their number. What is chosen once decides; materials and cards for Brussels are gathered.
import type { Option } from '../../engine/types.ts';

// The family of things that each kind of decision chooses from, by what its options hold.
const families: Record<string, string> = {
  artwork: 'artwork',
  exhibit: 'artwork',
  materials: 'material',
  activate: 'noble',
  prisoner: 'prison',
  brussels_cards: 'hand',
  jail: 'brussels',
};

export const gathers = (kind: string) => kind === 'materials' || kind === 'brussels_cards';

export const keyOf = (family: string, name: string, number: number) => `${family}:${name}#${number}`;
const nameIn = (key: string) => key.slice(key.indexOf(':') + 1, key.lastIndexOf('#'));
const familyOf = (key: string) => key.slice(0, key.indexOf(':'));

// Whether touching a thing means something in this decision.
export function canChoose(asked: { kind: string; options: Option[] } | null, key: string): boolean {
  if (!asked || families[asked.kind] !== familyOf(key)) return false;
  const name = nameIn(key);
  return asked.options.some(({ option }) => (Array.isArray(option) ? option.includes(name) : option === name));
}

// The option that one thing stands for.
export const optionOf = (asked: { options: Option[] }, key: string) =>
  asked.options.find(({ option }) => option === nameIn(key));

// The option that the gathered things are, if they are one.
export function gatheredOption(asked: { options: Option[] }, keys: string[]): Option | undefined {
  const names = keys.map(nameIn).sort().join();
  return asked.options.find(({ option }) => Array.isArray(option) && option.join() === names);
}

// The names of counted things, one for each: {"red": 2} is red, red.
export function each<Name extends string>(counts: Partial<Record<Name, number>>): { name: Name; number: number }[] {
  return (Object.entries(counts) as [Name, number][]).flatMap(([name, count]) =>
    Array.from({ length: count }, (_, number) => ({ name, number })),
  );
}

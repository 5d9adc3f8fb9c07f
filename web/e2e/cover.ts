// Faults hide where few things meet: a language with a size, a rule set with a number of players. So instead of everything
// with everything, a small choice of combinations in which any two values meet somewhere.

type Values = Record<string, readonly unknown[]>;
export type Choice<V extends Values> = { [Name in keyof V]: V[Name][number] };

function products<V extends Values>(values: V): Choice<V>[] {
  let all: Record<string, unknown>[] = [{}];
  for (const [name, some] of Object.entries(values))
    all = all.flatMap((choice) => some.map((value) => ({ ...choice, [name]: value })));
  return all as Choice<V>[];
}

const parts = <T>(things: T[], size: number): T[][] =>
  size === 0
    ? [[]]
    : things.flatMap((thing, place) => parts(things.slice(place + 1), size - 1).map((rest) => [thing, ...rest]));

// Some of the combinations that are possible, in which every `together` values meet that can: 1 for each value once, 2 for
// every pair, as many as there are properties for everything with everything. Greedy: the next one is that with the most
// new meetings, and among those the one whose values were taken least, so that the values take turns.
export function cover<V extends Values>(
  values: V,
  together: number,
  possible: (choice: Choice<V>) => boolean = () => true,
): Choice<V>[] {
  const names = Object.keys(values);
  const all = products(values).filter(possible);
  if (together >= names.length) return all;
  const places = (choice: Choice<V>) => names.map((name) => `${name} ${values[name]!.indexOf(choice[name])}`);
  const left = all.map((choice) => ({
    choice,
    places: places(choice),
    meetings: parts(places(choice), together).map((part) => part.join()),
  }));
  const missing = new Set(left.flatMap(({ meetings }) => meetings));
  const taken = new Map<string, number>();
  const chosen: Choice<V>[] = [];
  while (missing.size > 0) {
    const rated = left.map((one) => ({
      ...one,
      news: one.meetings.filter((meeting) => missing.has(meeting)).length,
      use: one.places.reduce((sum, place) => sum + (taken.get(place) ?? 0), 0),
    }));
    const best = rated.reduce((one, other) =>
      other.news > one.news || (other.news === one.news && other.use < one.use) ? other : one,
    );
    for (const meeting of best.meetings) missing.delete(meeting);
    for (const place of best.places) taken.set(place, (taken.get(place) ?? 0) + 1);
    chosen.push(best.choice);
  }
  return chosen;
}

import { describe, expect, test } from 'vitest';
import { cover } from '../e2e/cover.ts';

const table = {
  players: [2, 3, 4],
  input: ['mouse', 'keys', 'finger'],
  size: ['laptop', 'desktop', 'phone'],
  theme: ['light', 'dark'],
} as const;
const fingersOnPhones = ({ input, size }: { input: string; size: string }) =>
  (input === 'finger') === (size === 'phone');

const pairs = (choice: Record<string, unknown>) => {
  const values = Object.entries(choice).map(([name, value]) => `${name} ${value}`);
  return values.flatMap((one, place) => values.slice(place + 1).map((other) => `${one}, ${other}`));
};
const pairsOf = (choices: Record<string, unknown>[]) => new Set(choices.flatMap(pairs));
const everything = cover(table, 4, fingersOnPhones);

describe('everything with everything', () => {
  test('is the product', () => {
    expect(cover(table, 4)).toHaveLength(3 * 3 * 3 * 2);
    expect(new Set(cover(table, 4).map((choice) => JSON.stringify(choice))).size).toBe(54);
  });

  test('leaves out what cannot be', () => {
    expect(everything).toHaveLength(3 * (2 * 2 + 1) * 2);
    expect(everything.every(fingersOnPhones)).toBe(true);
  });
});

describe('any two together', () => {
  test('meet, in a fifth of the games', () => {
    const games = cover(table, 2);
    expect(pairsOf(games)).toEqual(pairsOf(cover(table, 4)));
    expect(games.length).toBeLessThan(12);
  });

  test('meet where they can, and nowhere else', () => {
    const games = cover(table, 2, fingersOnPhones);
    expect(pairsOf(games)).toEqual(pairsOf(everything));
    expect(pairsOf(games)).not.toContain('input finger, size laptop');
    expect(games.every(fingersOnPhones)).toBe(true);
    expect(games.length).toBeLessThan(everything.length / 2);
  });
});

describe('each once', () => {
  test('takes as many games as there are values of a kind', () => {
    const games = cover(table, 1, fingersOnPhones);
    expect(games).toHaveLength(3);
    for (const [name, values] of Object.entries(table))
      expect(new Set<unknown>(games.map((game) => game[name as keyof typeof game]))).toEqual(new Set<unknown>(values));
  });

  test('lets the values take turns', () => {
    const scenes = cover({ scene: [1, 2, 3, 4, 5, 6], size: ['laptop', 'desktop', 'phone'] }, 1);
    for (const size of ['laptop', 'desktop', 'phone'])
      expect(scenes.filter((scene) => scene.size === size)).toHaveLength(2);
  });
});

test('the choice is always the same', () => {
  expect(cover(table, 2, fingersOnPhones)).toEqual(cover(table, 2, fingersOnPhones));
});

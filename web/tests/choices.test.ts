import { describe, expect, test } from 'vitest';
import { canChoose, each, gatheredOption, keyOf, optionOf } from '../src/session/choices.ts';
import { play } from '../src/games/bruxelles1897/play.ts';

const selling = { kind: 'artwork', options: [{ option: 'red', text: 'sell red' }] };
const building = {
  kind: 'materials',
  options: [
    { option: ['steel+steel'], text: 'use steel+steel' },
    { option: ['steel+steel', 'wood+brick'], text: 'use steel+steel wood+brick' },
  ],
};

describe('a thing on the table', () => {
  test('can be chosen when the decision is about it', () => {
    expect(canChoose(play, selling, keyOf('artwork', 'red', 1))).toBe(true);
    expect(canChoose(play, selling, keyOf('artwork', 'blue', 0))).toBe(false);
    expect(canChoose(play, selling, keyOf('material', 'wood+brick', 0))).toBe(false);
    expect(canChoose(play, null, keyOf('artwork', 'red', 0))).toBe(false);
  });

  test('stands for an option', () => {
    expect(optionOf(selling, keyOf('artwork', 'red', 0))?.text).toBe('sell red');
  });

  test('can be gathered with others, in any order', () => {
    const [steel, wood] = [keyOf('material', 'steel+steel', 0), keyOf('material', 'wood+brick', 0)];
    expect(gatheredOption(building, [wood, steel])?.text).toBe('use steel+steel wood+brick');
    expect(gatheredOption(building, [wood])).toBeUndefined();
    expect(gatheredOption(building, [])).toBeUndefined();
  });
});

test('counted things are as many as they are', () => {
  expect(each({ red: 2, blue: 1 })).toEqual([
    { name: 'red', number: 0 },
    { name: 'red', number: 1 },
    { name: 'blue', number: 0 },
  ]);
});

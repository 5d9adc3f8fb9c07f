import { expect, test } from 'vitest';
import { harmlessName, isolated } from '../src/text/names.ts';

test('a name cannot turn the rest of a line around', () => {
  expect(harmlessName('Noor\u202e\u2066\u200f\n!')).toBe('Noor!');
  for (const name of ['Blérot', '👩‍🎨', 'می‌نا', 'Noor van ’t Hof']) expect(harmlessName(name)).toBe(name);
});

test('a name from right to left keeps to its place', () => {
  expect(isolated('Blérot')).toBe('Blérot');
  expect(isolated('נועה')).toBe('\u2068נועה\u2069');
});

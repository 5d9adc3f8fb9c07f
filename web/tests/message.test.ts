import { describe, expect, test } from 'vitest';
import { format, parametersOf } from '../src/text/message.ts';

describe('a message', () => {
  test('is filled in', () => {
    expect(format('{name} pays {amount} F.', { name: 'Noor', amount: 3 }, 'en')).toBe('Noor pays 3 F.');
    expect(format('{missing}', {}, 'en')).toBe('{missing}');
  });

  test('has forms for numbers', () => {
    const cards = '{n, plural, =0 {no card} one {# card} other {# cards}}';
    expect([0, 1, 2].map((n) => format(cards, { n }, 'en'))).toEqual(['no card', '1 card', '2 cards']);
    // In French, nought is singular.
    expect(format('{n, plural, one {# carte} other {# cartes}}', { n: 0 }, 'fr')).toBe('0 carte');
    expect(format('{n, plural, one {# kaart} other {# kaarten}}', { n: 0 }, 'nl')).toBe('0 kaarten');
  });

  test('chooses by a word, and forms nest', () => {
    const message = '{you, select, yes {You take} other {{name} takes}} {n, plural, one {a card} other {# cards}}.';
    expect(format(message, { you: 'yes', n: 1 }, 'en')).toBe('You take a card.');
    expect(format(message, { you: 'no', name: 'Jef', n: 2 }, 'en')).toBe('Jef takes 2 cards.');
  });

  test('may say braces and apostrophes', () => {
    expect(format("it''s '{literal}' #1", {}, 'en')).toBe("it's {literal} #1");
    expect(format("Brugmann's house", {}, 'en')).toBe("Brugmann's house");
  });

  test('names its parameters', () => {
    expect(parametersOf('{a, plural, one {{b}} other {#}} {c}')).toEqual(['a', 'b', 'c']);
  });

  test.each(['{', '{a', '{a, plural}', '{a, other, x {}}'])('that is malformed is refused: %s', (message) => {
    expect(() => format(message, {}, 'en')).toThrow('malformed');
  });
});

// The rules: their search, their small marks, and that every text of theirs has a place on the page.
import { beforeAll, describe, expect, test } from 'vitest';
import { ownTexts } from '../build/texts.ts';
import { facts, newest as components } from '../src/games/bruxelles1897/components.svelte.ts';
import { plain, spans } from '../src/rules/inline.ts';
import { matches, pieces, relevance, wordsOf } from '../src/rules/search.ts';
import book from '../src/games/bruxelles1897/rules/book.ts';
import * as rules from '../src/rules/book.ts';
import { languages, speak, speakOf, speakOfRules } from '../src/text/texts.svelte.ts';

const { tables } = components;
const { parts, families } = book;
const { sources } = rules;
const textOfSection = (section: string) => rules.textOfSection(book, section);
const wordsOfSection = (section: string) => rules.wordsOfSection(book, section);
const sections = parts.flatMap((part) => part.sections.map(({ id }) => id));
const found = (query: string) => sections.filter((section) => matches(query, textOfSection(section)));

beforeAll(async () => {
  globalThis.document = { documentElement: {} } as Document;
  await speak('en');
  await speakOf('bruxelles-1897', true);
  await speakOfRules();
});

describe('the search', () => {
  test('sees neither case nor accents', () => {
    expect(matches('EGALITE', 'À l’égalité')).toBe(true);
    expect(matches('œuvre', 'Une oeuvre')).toBe(true);
    expect(matches('oeuvre', 'UNE ŒUVRE')).toBe(true);
    expect(matches("l'expo", 'Avec l’Expo')).toBe(true);
  });

  test('wants every word, in any order and anywhere', () => {
    expect(matches('prison city', 'City Hall and the prison')).toBe(true);
    expect(matches('prison bourse', 'City Hall and the prison')).toBe(false);
    expect(matches('schild', 'het wapenschild')).toBe(true);
    expect(matches('  ', 'anything')).toBe(true);
  });

  test('takes one or two letters for the beginning of a word', () => {
    expect(matches('f', 'pay 3 F')).toBe(true);
    expect(matches('f', 'half of it')).toBe(false);
    expect(matches('vp', '2 VP')).toBe(true);
  });

  test('takes a non-breaking space for a space', () => {
    expect(wordsOf('3\u00a0F')).toEqual(['3', 'f']);
  });

  test('marks what it found, as it was written', () => {
    const text = 'Une Œuvre égale, une œuvre.';
    const marked = pieces('oeuvre egal', text);
    expect(marked.map((piece) => piece.text).join('')).toBe(text);
    expect(marked.filter((piece) => piece.hit).map((piece) => piece.text)).toEqual(['Œuvre', 'égal', 'œuvre']);
    expect(pieces('oe', 'œuf').map((piece) => piece.text)).toEqual(['œ', 'uf']);
  });

  test('marks what overlaps once', () => {
    expect(pieces('pris prison', 'a prisoner')).toEqual([
      { text: 'a ', hit: false },
      { text: 'prison', hit: true },
      { text: 'er', hit: false },
    ]);
  });

  test('finds the sections that speak of a thing', () => {
    expect(found('')).toEqual(sections);
    expect(found('vandervelde')).toEqual(['prison', 'cards-nobles']);
    expect(found('neutral')).toContain('two-players');
    expect(found('xylophone')).toEqual([]);
  });

  test('puts the section about a thing before those that mention it', () => {
    const best = (query: string) =>
      found(query).toSorted(
        (one, other) => relevance(query, textOfSection(other)) - relevance(query, textOfSection(one)),
      )[0];
    expect(best('prison')).toBe('prison');
    expect(best('bourse')).toBe('bourse');
    expect(best('exhibition')).toBe('exhibition');
    expect(best('coats of arms')).toBe('coats');
  });

  test('sees words, not the marks around them', () => {
    expect(found('#sale')).toEqual([]);
    expect(found('**')).toEqual([]);
  });
});

test('marks are emphasis and links', () => {
  expect(spans('*Pay.* See [columns](#columns) now')).toEqual([
    { text: 'Pay.', strong: true },
    { text: ' See ' },
    { text: 'columns', to: 'columns' },
    { text: ' now' },
  ]);
  expect(plain('*Pay* [here](#money)')).toBe('Pay here');
});

describe.each(languages)('in %s', (language) => {
  test('every section has a title, something to say and a picture or cards', async () => {
    await speak(language);
    for (const section of sections) {
      const words = wordsOfSection(section);
      expect([section, words.title]).not.toEqual([section, '']);
      expect([section, words.paragraphs.length + words.steps.length]).not.toEqual([section, 0]);
      expect([section, words.example !== '' || /^(cards-|sources$)/.test(section)]).toEqual([section, true]);
    }
  });

  test('every number is filled in and every link leads somewhere', async () => {
    await speak(language);
    for (const section of sections) {
      expect(textOfSection(section)).not.toMatch(/[[\]{}*]|undefined|null|NaN/);
      const { paragraphs, steps, fine, example } = wordsOfSection(section);
      for (const text of [...paragraphs, ...steps, ...fine, example])
        for (const { to } of spans(text)) if (to) expect(sections).toContain(to);
    }
  });
});

test('every text of a section is on the page', () => {
  const words = sections.flatMap((section) => {
    const { paragraphs, steps, fine } = wordsOfSection(section);
    const ids = (prefix: string, texts: string[]) => texts.map((_, place) => `rule.${section}.${prefix}${place + 1}`);
    return [...ids('', paragraphs), ...ids('step.', steps), ...ids('fine.', fine)].concat(
      `rule.${section}.title`,
      `rule.${section}.example`,
    );
  });
  const orphans = Object.keys(ownTexts('en', 'bruxelles-1897')).filter(
    (id) => id.startsWith('rule.') && !words.includes(id),
  );
  expect(orphans).toEqual([]);
});

test('the numbers are those of the component data', () => {
  expect(components.game).toBe('bruxelles-1897');
  for (const table of Object.values(tables)) expect(sources).toContain(table.source);
  expect(facts()).toMatchObject({ bourse: tables.income.bourse, cells_2: 4 * tables.grid.rows['2']! });
  const named = Object.keys(ownTexts('en', 'bruxelles-1897')).filter((id) => id.startsWith('data_table.'));
  expect(named.sort()).toEqual(
    Object.keys(tables)
      .map((name) => `data_table.${name}`)
      .sort(),
  );
});

test('the reference has every kind of card', () => {
  const keys = families.flatMap((family) => family.cards().map(({ key }) => key));
  for (const [kind, table] of [
    ['artwork', 'artworks'],
    ['material', 'materials'],
    ['house', 'houses'],
    ['noble', 'nobles'],
  ] as const)
    for (const name of Object.keys(tables[table].copies)) expect(keys).toContain(`${kind}:${name}`);
  expect(new Set(keys).size).toBe(keys.length);
});

// Every text that the page asks for exists in every language, with the same parameters, and none is there for nothing.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { engineTexts, languages, ownTexts as own, textsOf } from '../build/texts.ts';
import { parametersOf } from '../src/text/message.ts';

// The page has one game so far.
const game = 'bruxelles-1897';

const root = new URL('..', import.meta.url).pathname;

function sources(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sources(path);
    return /\.(svelte|ts)$/.test(entry.name) ? [readFileSync(join(root, path), 'utf8')] : [];
  });
}
const code = sources('src').join('\n');

// say('id'), say(`family.${name}`), and the two ids of say(condition ? 'one' : 'other').
const asked = [...code.matchAll(/\bsay\(([^;]*?)[),]/g)].flatMap(([, argument]) =>
  [...argument!.matchAll(/['`]([^'`]+)['`]/g)].map(([, id]) => id!),
);
const wholeIds = asked.filter((id) => !id.includes('${'));
// `log.${event}` anywhere in the code stands for a family of texts; a name that begins with a variable for none.
const families = [...code.matchAll(/`([a-z_]+\.[a-z_.]*)\$\{/g)].map(([, family]) => family!);

test('the code asks for texts at all', () => {
  expect(wholeIds.length).toBeGreaterThan(50);
  expect(families.length).toBeGreaterThan(10);
});

test.each(languages)('every text that the page asks for exists in %s', (language) => {
  const texts = textsOf(language, game);
  const missing = wholeIds.filter((id) => !(id in texts) && !/^(yes|no|plus|minus)$/.test(id));
  expect([...new Set(missing)]).toEqual([]);
});

test('no text is there for nothing', () => {
  const engine = engineTexts('en', game);
  const unused = Object.keys(own('en', game)).filter(
    (id) =>
      !(id in engine) &&
      !wholeIds.includes(id) &&
      !families.some((family) => id.startsWith(family)) &&
      !code.includes(`'${id}'`),
  );
  expect(unused).toEqual([]);
});

// What a text is given, but for who is spoken to: only some languages have another verb for that.
const valuesOf = (message: string) => parametersOf(message).filter((parameter) => parameter !== 'you');

test.each(languages)('%s has the same texts with the same parameters as English', (language) => {
  const english = textsOf('en', game);
  const ours = own('en', game);
  const texts = textsOf(language, game);
  expect(Object.keys(texts).sort()).toEqual(Object.keys(english).sort());
  for (const [id, message] of Object.entries(texts))
    if (id in ours) expect([id, valuesOf(message)]).toEqual([id, valuesOf(english[id]!)]);
});

test.each(languages)('what takes the place of a text of the engine is given the same in %s', (language) => {
  const english = engineTexts('en', game);
  for (const [id, message] of Object.entries(own(language, game)))
    if (id in english) expect([id, valuesOf(english[id]!)]).toEqual([id, expect.arrayContaining(valuesOf(message))]);
});

// The names of things on the table, and the engine's sentences about them.
test.each(languages)('in %s a thing has one name', (language) => {
  const texts = textsOf(language, game);
  for (const place of ['bourse', 'cinquantenaire', 'city_hall'])
    for (const family of ['brussels', 'cause'])
      expect(texts[`${family}.${place}`]!.toLowerCase()).toBe(texts[`place.${place}`]!.toLowerCase());
  for (const [id, text] of Object.entries(texts)) {
    const [family, name] = [id.slice(0, id.indexOf('.')), id.slice(id.indexOf('.') + 1)];
    if (family === 'action') expect(texts[`cause.${name}`]).toBe(text);
    if (family === 'motif')
      for (const other of [`a_card.artwork:${name}`, `card.artwork:${name}`, `colour.${name}`])
        expect(texts[other]).toContain(text);
    if (family === 'facade')
      for (const other of [`a_card.house:${name}`, `card.house:${name}`]) expect(texts[other]).toContain(text);
    if (/^(a_)?card$/.test(family) && name.startsWith('material:'))
      for (const material of name.slice('material:'.length).split('+'))
        expect(text).toContain(texts[`material.${material}`]);
  }
});

test('French punctuation has the spaces it wants', () => {
  for (const [id, text] of Object.entries(textsOf('fr', game))) {
    expect([id, text]).not.toEqual([id, expect.stringMatching(/[ \u00a0][;?!»]|«[ \u00a0]|[ \u202f][:%]/)]);
    expect([id, text]).not.toEqual([id, expect.stringMatching(/[^\s]»|«[^\s]|[\p{L}\d}][;?!]/u)]);
  }
});

test('Dutch writes F for francs and points in full', () => {
  for (const [id, text] of Object.entries(textsOf('nl', game)))
    if (id !== 'money_label') expect([id, text]).not.toEqual([id, expect.stringMatching(/[#}\d] frank|\bPT\b/)]);
});

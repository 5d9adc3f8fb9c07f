// Every text that the page asks for exists in every language, with the same parameters, and none is there for nothing.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { languages, ownTexts as own, textsOf } from '../build/texts.ts';
import { parametersOf } from '../src/text/message.ts';

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
  const texts = textsOf(language);
  const missing = wholeIds.filter((id) => !(id in texts) && !/^(yes|no|plus|minus)$/.test(id));
  expect([...new Set(missing)]).toEqual([]);
});

test('no text is there for nothing', () => {
  const unused = Object.keys(own('en')).filter(
    (id) => !wholeIds.includes(id) && !families.some((family) => id.startsWith(family)) && !code.includes(`'${id}'`),
  );
  expect(unused).toEqual([]);
});

// What a text is given, but for who is spoken to: only some languages have another verb for that.
const valuesOf = (message: string) => parametersOf(message).filter((parameter) => parameter !== 'you');

test.each(languages)('%s has the same texts with the same parameters as English', (language) => {
  const english = textsOf('en');
  const texts = textsOf(language);
  expect(Object.keys(texts).sort()).toEqual(Object.keys(english).sort());
  for (const [id, message] of Object.entries(texts))
    if (id in own('en')) expect([id, valuesOf(message)]).toEqual([id, valuesOf(english[id]!)]);
});

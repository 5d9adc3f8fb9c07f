// The texts of the page: `web/locales` and, from `locales` of the engine, what the page says as well. Where the page has a
// name of its own for a thing, `web/locales/<language>/engine.json` takes the place of the engine's text. One module per
// language, so that a visitor loads one; the parts that only some visitors read are modules of their own
// (`virtual:texts/<language>/<part>`).
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

export const languages = ['en', 'fr', 'nl'] as const;

// The files of `web/locales/<language>` that are loaded when they are needed.
const parts = ['rules'];

// The families of the engine's messages that the page uses.
const families = [
  'a_card',
  'bonus',
  'brussels',
  'card',
  'cause',
  'colour',
  'event',
  'fault',
  'game',
  'kind',
  'list_last',
  'list_next',
  'noble',
  'part',
  'pile',
  'reason',
  'hint',
  'json',
  'section',
  'source',
  'story',
  'track',
];

const file = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const read = (path: string): Record<string, string> => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {});

// The page's own texts, one file for each part of it.
function ownFiles(language: string): string[] {
  const folder = file(`../locales/${language}`);
  return readdirSync(folder).map((name) => join(folder, name));
}
export const ownTexts = (language: string): Record<string, string> =>
  Object.assign({}, ...ownFiles(language).map(read));

// The terminal writes Belgian francs as BEF, FB or frank; the page has a sign for them and says F.
const shortFranc = (text: string) => text.replace(/\b(BEF|FB)\b|(?<=[}#\d][ \u00a0])frank\b/g, 'F');

// A number and its unit stay on one line.
const keptTogether = (text: string) => text.replace(/(?<=[}#\d]) (?=(?:F|VP|PV)(?!\p{L}))/gu, '\u00a0');

// The spaces of French punctuation, which the engine writes all alike, as `web/locales/fr` has them.
const frenchSpaces = (text: string) =>
  text.replace(/[ \u00a0](?=[;?!»])|(?<=«)[ \u00a0]/g, '\u202f').replace(/ (?=:)/g, '\u00a0');

// What the engine says, by id. `<id>@<game>` takes the place of `<id>`.
export function engineTexts(language: string, game = 'bruxelles-1897'): Record<string, string> {
  const engine = read(file(`../../locales/${language}.json`));
  const texts: Record<string, string> = {};
  for (const [id, text] of Object.entries(engine))
    if (!id.includes('@') && families.includes(id.split('.')[0]!)) {
      const said = shortFranc(engine[`${id}@${game}`] ?? text);
      texts[id] = language === 'fr' ? frenchSpaces(said) : said;
    }
  return texts;
}

const typeset = (texts: Record<string, string>) =>
  Object.fromEntries(Object.entries(texts).map(([id, text]) => [id, keptTogether(text)]));

const partOf = (language: string, part: string) => typeset(read(file(`../locales/${language}/${part}.json`)));

// Every message of a language by id.
export const textsOf = (language: string) => typeset({ ...engineTexts(language), ...ownTexts(language) });

export function texts(): Plugin {
  const prefix = 'virtual:texts/';
  return {
    name: 'horta-texts',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return;
      const [language, part] = id.slice(prefix.length + 1).split('/') as [string, string?];
      ownFiles(language).forEach((own) => this.addWatchFile(own));
      this.addWatchFile(file(`../../locales/${language}.json`));
      const texts = part ? partOf(language, part) : textsOf(language);
      if (!part) for (const id of parts.flatMap((late) => Object.keys(partOf(language, late)))) delete texts[id];
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(texts))})`;
    },
  };
}

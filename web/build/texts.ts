// The texts of the page. `web/locales/<language>` has what every page may say, and a folder for what each game says besides;
// from `locales` of the engine comes what both say. Where the page has a name of its own for a thing, `engine.json` of the
// game takes the place of the engine's text. A visitor loads one language, and of it what is needed: each of these parts is a
// module of its own (`virtual:texts/<language>/<part>`), and `virtual:texts` lists them.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

export const languages = ['en', 'fr', 'nl'] as const;

const file = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const read = (path: string): Record<string, string> => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {});

// The games that have texts here, by the names of their folders.
export const games = readdirSync(file('../locales/en'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

// The rules are read by some visitors only.
const late = 'rules';
// The parts: what everybody reads (''), the words around the rules, and the same for each game.
export const parts = ['', late, ...games.flatMap((game) => [game, `${game}/${late}`])];

// The families of the engine's messages that the page uses: those of every page, and those of a game.
const families = ['fault', 'game', 'json', 'list_last', 'list_next', 'part'];
const familiesOfGames = [
  'a_card',
  'bonus',
  'brussels',
  'card',
  'cause',
  'colour',
  'event',
  'kind',
  'noble',
  'pile',
  'reason',
  'hint',
  'section',
  'source',
  'story',
  'track',
];

// The page's own texts of a part, one file for each concern.
function filesOf(language: string, part: string): string[] {
  const [game, rules] = games.includes(part.split('/')[0]!) ? (part.split('/') as [string, string?]) : ['', part];
  const folder = file(`../locales/${language}/${game}`);
  if (rules) return [join(folder, `${rules}.json`)];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json') && basename(name, '.json') !== late)
    .map((name) => join(folder, name));
}
const ownOf = (language: string, part: string): Record<string, string> =>
  Object.assign({}, ...filesOf(language, part).map(read));

// The terminal writes Belgian francs as BEF, FB or frank; the page has a sign for them and says F.
const shortFranc = (text: string) => text.replace(/\b(BEF|FB)\b|(?<=[}#\d][ \u00a0])frank\b/g, 'F');

// A number and its unit stay on one line.
const keptTogether = (text: string) => text.replace(/(?<=[}#\d]) (?=(?:F|VP|PV)(?!\p{L}))/gu, '\u00a0');

// The spaces of French punctuation, which the engine writes all alike, as `web/locales/fr` has them.
const frenchSpaces = (text: string) =>
  text.replace(/[ \u00a0](?=[;?!»])|(?<=«)[ \u00a0]/g, '\u202f').replace(/ (?=:)/g, '\u00a0');

const engineFile = (language: string) => file(`../../locales/${language}.json`);

// What the engine says, by id: about any game, or about one. `<id>@<game>` takes the place of `<id>`.
function engineOf(language: string, game: string | null): Record<string, string> {
  const engine = read(engineFile(language));
  const wanted = game === null ? families : familiesOfGames;
  const texts: Record<string, string> = {};
  for (const [id, text] of Object.entries(engine))
    if (!id.includes('@') && wanted.includes(id.split('.')[0]!)) {
      const said = shortFranc(engine[`${id}@${game}`] ?? text);
      texts[id] = language === 'fr' ? frenchSpaces(said) : said;
    }
  return texts;
}

const typeset = (texts: Record<string, string>) =>
  Object.fromEntries(Object.entries(texts).map(([id, text]) => [id, keptTogether(text)]));

// Every message of a part by id.
export function textsOfPart(language: string, part: string): Record<string, string> {
  const engine = part === '' ? engineOf(language, null) : games.includes(part) ? engineOf(language, part) : {};
  return typeset({ ...engine, ...ownOf(language, part) });
}

// What a page about a game may say: everything of its own, what the engine says, and both.
const all = (game: string, texts: (part: string) => Record<string, string>): Record<string, string> =>
  Object.assign({}, ...['', late, game, `${game}/${late}`].map(texts));
export const ownTexts = (language: string, game: string) => all(game, (part) => ownOf(language, part));
export const engineTexts = (language: string, game: string) => ({
  ...engineOf(language, null),
  ...engineOf(language, game),
});
export const textsOf = (language: string, game: string) => all(game, (part) => textsOfPart(language, part));

export function texts(): Plugin {
  const list = 'virtual:texts';
  const prefix = `${list}/`;
  const moduleOf = (language: string, part: string) => prefix + language + (part && `/${part}`);
  return {
    name: 'horta-texts',
    resolveId: (id) => (id === list || id.startsWith(prefix) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${list}`) {
        const loaders = (language: string) =>
          parts.map((part) => `${JSON.stringify(part)}: () => import('${moduleOf(language, part)}')`).join(', ');
        return `export const loaders = {${languages.map((language) => `${language}: {${loaders(language)}}`).join(', ')}}`;
      }
      if (!id.startsWith(`\0${prefix}`)) return;
      const [language, ...rest] = id.slice(prefix.length + 1).split('/') as [string, ...string[]];
      const part = rest.join('/');
      filesOf(language, part).forEach((own) => this.addWatchFile(own));
      this.addWatchFile(engineFile(language));
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(textsOfPart(language, part)))})`;
    },
  };
}

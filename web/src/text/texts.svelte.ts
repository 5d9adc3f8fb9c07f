// What the page says, in the language of its reader. `say` is reactive: a template that uses it changes with the language.
import { loaders } from 'virtual:texts';
import { languages, type Language } from './languages.ts';
import { format, joined, type Params } from './message.ts';

export { languages, type Language };

const current = $state<{ language: Language; messages: Record<string, string> }>({ language: 'en', messages: {} });

export const language = () => current.language;

export function knows(id: string): boolean {
  return id in current.messages;
}

// A text that does not exist is a fault of the program: it is reported, and no test that sees the report passes.
export function say(id: string, params: Params = {}): string {
  const message = current.messages[id];
  if (message !== undefined) return format(message, params, current.language);
  if ('list_last' in current.messages) console.error(`There is no text “${id}”.`);
  return `[${id}]`;
}

// As the language writes it, with so many digits after the decimal sign.
export const numberIn = (value: number, digits = 0): string =>
  new Intl.NumberFormat(current.language, { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(
    value,
  );

// "a, b and c"
export function list(items: string[]): string {
  return joined(items, say('list_next'), say('list_last'));
}

// --- which texts there are

// The language that was asked for last, and the parts of its texts that are needed: those of every page (''), and others.
let chosen: Language = 'en';
const needed = new Set<string>(['']);
// The game whose words are spoken: another one's words may go by the same names.
let game: string | null = null;
let updates = 0;
let updating: Promise<void> = Promise.resolve();

// Where something else was asked for meanwhile, that counts, and whoever waits, waits for it.
function update(): Promise<void> {
  const number = ++updates;
  const language = chosen;
  const parts = [...needed].map((part) => loaders[language][part]!());
  return (updating = Promise.all(parts).then((modules) => {
    if (number !== updates) return updating;
    current.language = language;
    current.messages = Object.assign({}, ...modules.map((module) => module.default));
    document.documentElement.lang = language;
  }));
}

export function speak(language: Language): Promise<void> {
  chosen = language;
  return update();
}

// A part that has not come is not needed: the language can still be changed.
async function need(part: string) {
  await loaders[chosen][part]!();
  needed.add(part);
}

// The words around the rules.
export async function speakOfRules() {
  await need('rules');
  await update();
}

// The words of a game, and of its rules; another game's are forgotten.
export async function speakOf(name: string, rules = false) {
  const parts = rules ? [name, `${name}/rules`] : [name];
  if (game === name && parts.every((part) => needed.has(part))) return updating;
  await Promise.all(parts.map(need));
  if (game !== name) {
    for (const part of [...needed]) if (game && part.split('/')[0] === game) needed.delete(part);
    game = name;
  }
  await update();
}

// What the page says, in the language of its reader. `say` is reactive: a template that uses it changes with the language.
import { languages, load, type Language, type Loaders } from './languages.ts';
import { format, joined, type Params } from './message.ts';

export { languages, type Language };

// Texts that only some visitors need.
const parts = {
  rules: {
    en: () => import('virtual:texts/en/rules'),
    fr: () => import('virtual:texts/fr/rules'),
    nl: () => import('virtual:texts/nl/rules'),
  },
} satisfies Record<string, Loaders>;
export type Part = keyof typeof parts;
const known = new Set<Part>();

const current = $state<{ language: Language; messages: Record<string, string> }>({ language: 'en', messages: {} });

export const language = () => current.language;

export function knows(id: string): boolean {
  return id in current.messages;
}

export function say(id: string, params: Params = {}): string {
  const message = current.messages[id];
  return message === undefined ? `[${id}]` : format(message, params, current.language);
}

// "a, b and c"
export function list(items: string[]): string {
  return joined(items, say('list_next'), say('list_last'));
}

export async function speak(language: Language) {
  const modules = await Promise.all([load[language](), ...[...known].map((part) => parts[part][language]())]);
  current.language = language;
  current.messages = Object.assign({}, ...modules.map((module) => module.default));
  document.documentElement.lang = language;
}

// Another part of the texts, from now on in every language.
export async function alsoSpeak(part: Part) {
  if (known.has(part)) return;
  known.add(part);
  await speak(current.language);
}

// The rules of a game as a book: sections in the order in which one plays, and every card by family. The words of a section
// are the messages `rule.<section>.…`: `title`, paragraphs `1`, `2`, …, steps `step.1`, …, fine points `fine.1`, … and
// `example`, the words under the picture.
import type { Component } from 'svelte';
import type { Params } from '../text/message.ts';
import { knows, say } from '../text/texts.svelte.ts';
import { plain } from './inline.ts';

// Where the numbers of the components come from (components/README.md).
export const sources = ['rulebook', 'published', 'inferred', 'reconstructed'] as const;
export type Source = (typeof sources)[number];

export interface Section {
  id: string;
  icon: string;
  ordered?: boolean; // its steps have an order
}

export interface RulesPart {
  id: string;
  sections: Section[];
}

export interface Card<Picture = unknown> {
  key: string;
  name: string;
  does: string;
  copies: string;
  picture: Picture;
}

export interface Family<Picture = unknown> {
  section: string;
  sources: Source[]; // where the numbers of the family come from
  // How much room its words need: cards in rows, words beside the picture, or much to say about few.
  words: 'short' | 'long' | 'longest';
  cards(): Card<Picture>[];
}

export interface RuleBook<Picture = unknown> {
  parts: RulesPart[];
  families: Family<Picture>[];
  // What every text of the rules may ask for.
  facts(): Params;
  // The tables of the component data, each with its source.
  tables(): Record<string, { source: Source }>;
  Figure: Component<{ section: string }>;
  Picture: Component<{ picture: Picture }>;
}

// A book as its game writes it; readers do not know what its pictures are.
export const defineBook = <Picture>(book: RuleBook<Picture>) => book as unknown as RuleBook;

export const familyOf = ({ families }: RuleBook, section: string) =>
  families.find((family) => family.section === section);

export interface SectionWords {
  title: string;
  paragraphs: string[];
  steps: string[];
  fine: string[];
  example: string;
}

export function wordsOfSection(book: RuleBook, section: string): SectionWords {
  const params = book.facts();
  const word = (name: string) => (knows(`rule.${section}.${name}`) ? say(`rule.${section}.${name}`, params) : '');
  const series = (prefix: string) => {
    const found: string[] = [];
    for (let text = word(`${prefix}1`); text; text = word(`${prefix}${found.length + 1}`)) found.push(text);
    return found;
  };
  return {
    title: word('title'),
    paragraphs: series(''),
    steps: series('step.'),
    fine: series('fine.'),
    example: word('example'),
  };
}

// Everything a section says, for the search.
export function textOfSection(book: RuleBook, section: string): string {
  const { title, paragraphs, steps, fine, example } = wordsOfSection(book, section);
  const cards = familyOf(book, section)?.cards() ?? [];
  const told = cards.flatMap(({ name, does, copies }) => [name, does, copies]);
  return [title, ...paragraphs, ...steps, ...fine, example, ...told].map(plain).join('\n');
}

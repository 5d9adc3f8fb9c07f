// The sections of the rules, in the order in which one plays. Their words are the messages `rule.<section>.…`: `title`,
// paragraphs `1`, `2`, …, steps `step.1`, …, fine points `fine.1`, … and `example`, the words under the picture.
import { knows, say } from '../../../text/texts.svelte.ts';
import { facts } from '../components.ts';
import { plain } from '../../../rules/inline.ts';
import { familyOf } from './families.ts';

export interface Section {
  id: string;
  icon: string;
  ordered?: boolean; // its steps have an order
}

export interface RulesPart {
  id: string;
  sections: Section[];
}

export const cardSections: Section[] = [
  { id: 'cards-architects', icon: 'architect' },
  { id: 'cards-artworks', icon: 'artwork' },
  { id: 'cards-materials', icon: 'brick' },
  { id: 'cards-houses', icon: 'house' },
  { id: 'cards-nobles', icon: 'noble' },
  { id: 'cards-money', icon: 'franc' },
  { id: 'cards-brussels', icon: 'brussels' },
  { id: 'cards-bonus', icon: 'column' },
  { id: 'cards-tracks', icon: 'prestige' },
];

export const parts: RulesPart[] = [
  {
    id: 'game',
    sections: [
      { id: 'goal', icon: 'vp' },
      { id: 'setup', icon: 'table' },
      { id: 'round', icon: 'clock', ordered: true },
    ],
  },
  {
    id: 'turn',
    sections: [
      { id: 'take', icon: 'architect', ordered: true },
      { id: 'brussels', icon: 'brussels' },
      { id: 'pass', icon: 'pass' },
    ],
  },
  {
    id: 'actions',
    sections: [
      { id: 'creation', icon: 'artwork' },
      { id: 'sale', icon: 'franc' },
      { id: 'supply', icon: 'brick' },
      { id: 'construction', icon: 'house' },
      { id: 'influence', icon: 'noble' },
      { id: 'exhibition', icon: 'expo' },
    ],
  },
  {
    id: 'places',
    sections: [
      { id: 'bourse', icon: 'bourse' },
      { id: 'city-hall', icon: 'cityhall' },
      { id: 'cinquantenaire', icon: 'park' },
    ],
  },
  {
    id: 'majorities',
    sections: [
      { id: 'columns', icon: 'column' },
      { id: 'coats', icon: 'coat' },
      { id: 'prison', icon: 'prison' },
    ],
  },
  {
    id: 'end',
    sections: [
      { id: 'scoring', icon: 'score', ordered: true },
      { id: 'bonuses', icon: 'plus' },
      { id: 'ties', icon: 'justice' },
    ],
  },
  {
    id: 'special',
    sections: [
      { id: 'two-players', icon: 'players' },
      { id: 'optional', icon: 'settings' },
      { id: 'piles', icon: 'deck' },
    ],
  },
  { id: 'cards', sections: [...cardSections, { id: 'sources', icon: 'info' }] },
];

export interface Words {
  title: string;
  paragraphs: string[];
  steps: string[];
  fine: string[];
  example: string;
}

export function wordsOfSection(section: string): Words {
  const params = facts();
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
export function textOfSection(section: string): string {
  const { title, paragraphs, steps, fine, example } = wordsOfSection(section);
  const cards =
    familyOf(section)
      ?.entries()
      .flatMap(({ name, does, copies }) => [name, does, copies]) ?? [];
  return [title, ...paragraphs, ...steps, ...fine, example, ...cards].map(plain).join('\n');
}

// The rules of Bruxelles 1897.
import { defineBook, type RulesPart, type Section } from '../../../rules/book.ts';
import { facts, newest } from '../components.svelte.ts';
import { families, type Drawn } from './families.ts';
import Figure from './Figure.svelte';
import Picture from './Picture.svelte';

const cardSections: Section[] = [
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

const parts: RulesPart[] = [
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

export default defineBook<Drawn>({ parts, families, facts, tables: () => ({ ...newest.tables }), Figure, Picture });

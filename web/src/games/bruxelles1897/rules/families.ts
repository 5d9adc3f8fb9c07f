// Every card of the game by family: what it is called, what it does, how many there are.
import { say } from '../../../text/texts.svelte.ts';
import { cardTitle, readCard } from '../cards.ts';
import { architects, places, tracks, type Architect, type Bonus, type Place, type Track } from '../types.ts';
import type { Card, Family as AnyFamily, Source } from '../../../rules/book.ts';
import { facts, newest, trackValues } from '../components.svelte.ts';

const { tables } = newest;

// What is drawn of a card.
export type Drawn =
  | { kind: 'action'; card: string }
  | { kind: 'architect'; card: Architect }
  | { kind: 'place'; place: Place | 'prison' }
  | { kind: 'bonus'; bonus: Bonus }
  | { kind: 'track'; track: Track; values: number[] };

type Entry = Card<Drawn>;
type Family = AnyFamily<Drawn>;

const cards = (count: number) => say('copies.cards', { count });
const firstUpper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function actionCard(card: string, copies: string, does = ''): Entry {
  return { key: card, name: firstUpper(cardTitle(readCard(card))), does, copies, picture: { kind: 'action', card } };
}

const copiesOf = (kind: string, copies: Record<string, number>) =>
  Object.entries(copies).map(([name, count]) => actionCard(`${kind}:${name}`, cards(count)));

const sourceOf = (track: Track): Source => tables[`${track}_track`].source;

export const families: Family[] = [
  {
    section: 'cards-architects',
    words: 'short',
    sources: [tables.architects.source],
    cards: () =>
      architects.map((card) => ({
        key: card,
        name: card,
        does: say('card_does.architect', {
          cheap: tables.architects.cheap_side[card],
          dear: tables.architects.dear_side[card],
        }),
        copies: say('copies.each', { count: tables.architects.copies[card] }),
        picture: { kind: 'architect', card },
      })),
  },
  {
    section: 'cards-artworks',
    words: 'short',
    sources: [tables.artworks.source],
    cards: () => copiesOf('artwork', tables.artworks.copies),
  },
  {
    section: 'cards-materials',
    words: 'short',
    sources: [tables.materials.source],
    cards: () => copiesOf('material', tables.materials.copies),
  },
  {
    section: 'cards-houses',
    words: 'short',
    sources: [tables.houses.source],
    cards: () => copiesOf('house', tables.houses.copies),
  },
  {
    section: 'cards-nobles',
    words: 'long',
    sources: [tables.nobles.source],
    cards: () => [
      actionCard('noble:brugmann', say('copies.each', { count: 1 }), say('card_does.brugmann', facts())),
      ...Object.entries(tables.nobles.copies).map(([noble, count]) =>
        actionCard(`noble:${noble}`, cards(count), say(`card_does.${noble}`, facts())),
      ),
    ],
  },
  {
    section: 'cards-money',
    words: 'longest',
    sources: [tables.income.source],
    cards: () => [
      actionCard('money', say('copies.enough'), say('card_does.money', facts())),
      actionCard('expo', cards(1), say('card_does.expo', facts())),
    ],
  },
  {
    section: 'cards-brussels',
    words: 'longest',
    sources: [tables.income.source],
    cards: () => [
      ...places.map((place) => ({
        key: place,
        name: say(`place.${place}`),
        does: say(`card_does.${place}`, facts()),
        copies: cards(1),
        picture: { kind: 'place' as const, place },
      })),
      {
        key: 'prison',
        name: say('prison'),
        does: say('card_does.prison'),
        copies: cards(1),
        picture: { kind: 'place', place: 'prison' },
      },
    ],
  },
  {
    section: 'cards-bonus',
    words: 'longest',
    sources: [tables.bonus_cards.source],
    cards: () =>
      Object.entries(tables.bonus_cards.end_of_game).map(([bonus, counts]) => ({
        key: `bonus:${bonus}`,
        name: say(`bonus.${bonus}`),
        does: say('card_does.column', {
          now: say(`bonus_now.${bonus}`),
          end: say(`bonus_counts.${counts}`, facts()),
        }),
        copies: cards(1),
        picture: { kind: 'bonus', bonus: bonus as Bonus },
      })),
  },
  {
    section: 'cards-tracks',
    words: 'long',
    sources: [...new Set(tracks.map(sourceOf))],
    cards: () =>
      tracks.map((track) => ({
        key: `track:${track}`,
        name: firstUpper(say(`track.${track}`)),
        does: say(`card_does.${track}`),
        copies: say(`data_source.${sourceOf(track)}`),
        picture: { kind: 'track', track, values: trackValues(track) },
      })),
  },
];

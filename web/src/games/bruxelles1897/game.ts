// Bruxelles 1897, as the client knows it.
import { defineGame } from '../game.ts';
import ActionCard from './ActionCard.svelte';
import AskedPicture from './AskedPicture.svelte';
import Board from './Board.svelte';
import { playWith } from './components.svelte.ts';
import { drawnOf } from './drawn.ts';
import Finale from './Finale.svelte';
import { flightOf } from './flights.ts';
import { haloOf } from './halo.ts';
import HandBar from './HandBar.svelte';
import { miniature } from './miniature.ts';
import OptionPicture from './OptionPicture.svelte';
import { play } from './play.ts';
import PlayerPanel from './PlayerPanel.svelte';
import Preview from './Preview.svelte';
import RoundOutlook from './RoundOutlook.svelte';
import RoundSummary from './RoundSummary.svelte';
import { awardsOf, soundsOf } from './sounds.ts';
import TextBoard from './TextBoard.svelte';
import type { Game } from './types.ts';
import { words } from './words.ts';
import { zones } from './zones.ts';

export default defineGame<Game>({
  name: 'bruxelles-1897',
  title: 'Bruxelles 1897',
  play,
  zones,
  words,
  parts: {
    Board,
    Preview,
    HandBar,
    PlayerPanel,
    RoundOutlook,
    RoundSummary,
    Finale,
    Card: ActionCard,
    TextBoard,
    AskedPicture,
    OptionPicture,
  },
  // The muted colours of the cards that points come from, striped where the same cards count again.
  sources: {
    construction: { colour: '--f-bonus' },
    exhibition: { colour: '--f-artwork' },
    coat: { colour: '--f-brussels' },
    houses: { colour: '--f-house' },
    materials: { colour: '--f-material' },
    expo: { colour: '--f-expo' },
    bonus_nobles: { colour: '--f-noble' },
    bonus_money: { colour: '--f-money' },
    bonus_artworks: { colour: '--f-artwork', striped: true },
    bonus_houses: { colour: '--f-house', striped: true },
    unpaid_noble: null,
  },
  awards: ['column_won', 'coat_won'],
  halo: haloOf,
  flight: flightOf,
  drawings: [],
  drawn: drawnOf,
  miniature,
  sounds: { soundsOf, awardsOf },
  measures: ({ rows, players }) => ({ rows, players: players.length }),
  book: () => import('./rules/book.ts'),
  lesson: () => import('./lesson.ts'),
  playWith,
});

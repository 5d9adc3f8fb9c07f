// Moments of recorded games in which a table asks for something particular. The games are between bots: the engine plays
// them at once, and always the same.
import type { Counts, Entry, GameRecord, MatchState } from '../src/engine/types.ts';
import type { Player, State } from '../src/games/bruxelles1897/types.ts';
import { call, simulate } from '../tests/engine.ts';

export interface Moment {
  record: GameRecord;
  decisions: number; // that were made before
}

interface Wish {
  players?: number;
  options?: Record<string, string>;
  // The decision that was made then, and the table before it. (Asking for every table would take seconds.)
  where: (made: Entry, state: () => MatchState) => boolean;
}

const names = ['Noor', 'Jef', 'Odile', 'Armand'];
const most = 1000; // a wish that so many games do not fulfil is wrong

export function game(players = 3, number = 0, options: Record<string, string> = {}): GameRecord {
  const record: GameRecord = simulate(players, number, 'greedy', options);
  return { ...record, seats: record.seats.map((seat, place) => ({ ...seat, name: names[place]! })) };
}

export function find({ players, options, where }: Wish): Moment {
  for (let number = 0; number < most; number++) {
    const record = game(players, number, options);
    call('open', { record });
    for (const made of call<{ entries: Entry[] }>('entries', { from: 0 }).entries) {
      if (made.entry !== 'decision') continue;
      const decisions = made.decisions - 1;
      if (where(made, () => call<MatchState>('state', { to: decisions }))) return { record, decisions };
    }
  }
  throw new Error('No recorded game has such a moment.');
}

// A decision of this kind with at least so many options.
export const asking = (kind: string, options = 2) =>
  find({
    players: kind === 'jail' ? 2 : 3,
    options: kind === 'perform' ? { optional_actions: 'on' } : {},
    where: (made, state) => made.kind === kind && state().options!.length >= options && state().round > 1,
  });

// The last decision of a round, when it is a pass.
export const lastPass = (round: number) =>
  find({
    where: ({ text, events }, state) =>
      text === 'pass' &&
      events.some(({ event }) => event === (round < 4 ? 'round_began' : 'game_ended')) &&
      state().round === round,
  });

const cards = (counts: Counts) => Object.values(counts).reduce<number>((sum, count) => sum + count!, 0);
const owned = ({ artworks, materials, houses, nobles }: Player) =>
  cards(artworks) + cards(materials) + cards(houses) + nobles.length;
const away = ({ prison, brussels }: Player) => cards(prison) + cards(brussels);

// How full a table is: all three kinds of Architect cards in every hand, and then as many as possible in prison and in
// Brussels; or as many goods as possible.
const fullness = {
  hands: (players: Player[]) =>
    100 * Math.min(...players.map(({ hand }) => Object.values(hand).filter((count) => count > 0).length)) +
    players.reduce((sum, player) => sum + 5 * away(player) + owned(player), 0),
  goods: (players: Player[]) => players.reduce((sum, player) => sum + owned(player), 0),
};

// The fullest table of some games, when a card is about to be placed.
export function fullest(players: number, of: keyof typeof fullness, games = 25): Moment {
  let found: Moment | undefined;
  let most = 0;
  for (let number = 0; number < games; number++) {
    const record = game(players, number);
    call('open', { record });
    for (const made of call<{ entries: Entry[] }>('entries', { from: 0 }).entries) {
      if (made.entry !== 'decision' || made.kind !== 'action') continue;
      const decisions = made.decisions - 1;
      const full = fullness[of](call<State>('state', { to: decisions }).view.players);
      if (full > most) [found, most] = [{ record, decisions }, full];
    }
  }
  return found!;
}

// The last decision of a game: who goes to prison, which the prompt has buttons for.
export const lastDecision = (players: number) =>
  find({ players, where: ({ kind, events }) => kind === 'jail' && events.some(({ event }) => event === 'game_ended') });

// Influence at the Cinquantenaire: two different nobles are drawn.
export const drawing = () =>
  find({
    where: ({ option, events }) =>
      option === 'influence' &&
      new Set(events.filter(({ event }) => event === 'card_drawn').map(({ card }) => card)).size === 2,
  });

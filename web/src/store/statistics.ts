// What came of the finished tables of this browser: the results of the one person who sat at each.
import type { Ledger, Seat } from '../engine/types.ts';
import type { Cell } from './csv.ts';
import type { SavedTable } from './saved.ts';

// A finished game, as its one person saw it end.
export interface Finished {
  id: string;
  game: string;
  when: number;
  players: number;
  opponents: string[]; // their names
  levels: (number | null)[]; // of the opponents; null for a bot that has none
  seat: Seat;
  place: number;
  points: number;
  sources: Ledger;
}

// Those who share a rank share its place: after two firsts comes a third.
export function placeOf(ranking: Seat[][], seat: Seat): number {
  let place = 1;
  for (const rank of ranking) {
    if (rank.includes(seat)) return place;
    place += rank.length;
  }
  return place;
}

const levelOf = (bot = ''): number | null => {
  const found = /^level:(\d+)$/.exec(bot);
  return found ? Number(found[1]) : null;
};

// Nothing for a table that is no result of one person: it goes on, several sat at it, it began in the middle of another game,
// or its result is damaged.
function resultOf(table: SavedTable): Finished | null {
  if (!table.over || table.origin) return null;
  const { id, record, updated } = table;
  const { game, seats, result } = record;
  const people = seats.flatMap(({ bot }, seat) => (bot ? [] : [seat]));
  const [seat] = people;
  if (seat === undefined || people.length > 1) return null;
  const points = result?.scores?.[seat];
  const sources = result?.ledger?.[seat];
  const ranking = result?.ranking;
  if (typeof points !== 'number' || typeof sources !== 'object' || !sources || !Array.isArray(ranking)) return null;
  if (!ranking.every(Array.isArray) || !ranking.flat().includes(seat)) return null;
  const opponents = seats.filter((_, other) => other !== seat);
  return {
    id,
    game,
    when: Number.isFinite(updated) ? updated : 0,
    players: seats.length,
    opponents: opponents.map(({ name }) => name),
    levels: opponents.map(({ bot }) => levelOf(bot)),
    seat,
    place: placeOf(ranking, seat),
    points,
    sources,
  };
}

// The first game first.
export const finishedGames = (tables: SavedTable[]): Finished[] =>
  tables
    .map(resultOf)
    .filter((game) => game !== null)
    .sort((one, other) => one.when - other.when);

export interface Summary {
  games: number;
  wins: number; // shared ones as well
  place: number; // on average
  points: number; // on average
  best: number;
}

const average = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

// Of one game at least.
export const summaryOf = (games: Finished[]): Summary => ({
  games: games.length,
  wins: games.filter(({ place }) => place === 1).length,
  place: average(games.map(({ place }) => place)),
  points: average(games.map(({ points }) => points)),
  best: Math.max(...games.map(({ points }) => points)),
});

// Games with as many players against the same levels.
export interface Group extends Summary {
  players: number;
  levels: (number | null)[]; // each once, the lowest first; bots without a level last
}

const distinct = (levels: (number | null)[]) =>
  [...new Set(levels)].sort((one, other) => (one ?? Infinity) - (other ?? Infinity));

// By number of players, then by level.
export function groupsOf(games: Finished[]): Group[] {
  const groups = new Map<string, Finished[]>();
  for (const game of games) {
    const key = JSON.stringify([game.players, distinct(game.levels)]);
    groups.set(key, [...(groups.get(key) ?? []), game]);
  }
  return [...groups.values()]
    .map((members) => ({
      players: members[0]!.players,
      levels: distinct(members[0]!.levels),
      ...summaryOf(members),
    }))
    .sort(
      (one, other) =>
        one.players - other.players ||
        (one.levels[0] ?? Infinity) - (other.levels[0] ?? Infinity) ||
        one.levels.length - other.levels.length,
    );
}

// Points of each source in a game, on average.
export function averageSources(games: Finished[]): Record<string, number> {
  const names = new Set(games.flatMap(({ sources }) => Object.keys(sources)));
  return Object.fromEntries([...names].map((name) => [name, average(games.map(({ sources }) => sources[name] ?? 0))]));
}

// For a spreadsheet: one row for each game, the points of these sources last.
export const rowsOf = (games: Finished[], sources: string[], titleOf: (game: string) => string): Cell[][] =>
  games.map((game) => [
    sortable.format(game.when),
    titleOf(game.game),
    game.players,
    game.opponents.join(', '),
    game.levels.map((level) => level ?? '–').join(', '),
    game.seat + 1,
    game.place,
    game.points,
    ...sources.map((source) => game.sources[source] ?? 0),
  ]);

// 2026-05-01 18:30, in any language.
const sortable = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short' });

// What the finished tables of a browser come to, and how a spreadsheet gets it.
import { describe, expect, test } from 'vitest';
import { csvOf, separatorIn } from '../src/store/csv.ts';
import { isSound, type SavedTable } from '../src/store/saved.ts';
import {
  averageSources,
  finishedGames,
  groupsOf,
  placeOf,
  rowsOf,
  summaryOf,
  type Finished,
} from '../src/store/statistics.ts';
import { simulate } from './engine.ts';

const you = { name: '' };
const bot = (level: number, name = 'Blérot') => ({ name, bot: `level:${level}` });

// You are at the first seat unless the seats say otherwise.
function table(seats: SavedTable['record']['seats'], more: Partial<SavedTable> = {}): SavedTable {
  const record = { ...simulate(seats.length, 1), seats };
  return { id: 'a', record, updated: 1, round: 4, over: true, scores: record.result.scores, turn: null, ...more };
}

const finished = (more: Partial<Finished>): Finished => ({
  id: 'a',
  game: 'bruxelles-1897',
  when: 0,
  players: 2,
  opponents: ['Blérot'],
  levels: [2],
  seat: 0,
  place: 1,
  points: 50,
  sources: {},
  ...more,
});

describe('a finished table', () => {
  test('is a result of its one person', () => {
    const played = table([bot(2), you, bot(3, 'Cauchie')]);
    const { result } = played.record;
    expect(finishedGames([played])).toEqual([
      {
        id: 'a',
        game: 'bruxelles-1897',
        when: 1,
        players: 3,
        opponents: ['Blérot', 'Cauchie'],
        levels: [2, 3],
        seat: 1,
        place: result!.ranking.findIndex((rank) => rank.includes(1)) + 1,
        points: result!.scores[1],
        sources: result!.ledger[1],
      },
    ]);
  });

  test.each([
    ['still goes on', table([you, bot(2)], { over: false })],
    ['had two people', table([{ name: 'Noor' }, { name: 'Jef' }])],
    ['had none', table([bot(1), bot(2)])],
    ['began in the middle of another game', table([you, bot(2)], { origin: { decisions: 4, dealt_anew: false } })],
    ['has lost its result', { ...table([you, bot(2)]), record: { ...table([you, bot(2)]).record, result: undefined } }],
    ['is damaged', { ...table([you, bot(2)]), record: null }],
    ['is nothing', null],
  ])('that %s is none', (_, saved) => {
    expect(finishedGames([saved as SavedTable].filter(isSound))).toEqual([]);
  });

  test('comes after those that were finished before it', () => {
    const games = [3, 1, 2].map((updated) => table([you, bot(2)], { id: String(updated), updated }));
    expect(finishedGames(games).map(({ id }) => id)).toEqual(['1', '2', '3']);
  });

  test('against a bot without a level has none', () => {
    const [game] = finishedGames([table([you, { name: 'Blérot', bot: 'greedy' }])]);
    expect(game!.levels).toEqual([null]);
  });
});

test('those who are level share a place, and the next one is skipped', () => {
  const ranking = [[2, 0], [1], [3]];
  expect([0, 1, 2, 3].map((seat) => placeOf(ranking, seat))).toEqual([1, 3, 1, 4]);
});

test('a summary counts shared wins and averages the rest', () => {
  const games = [
    finished({ place: 1, points: 60 }),
    finished({ place: 3, points: 45 }),
    finished({ place: 1, points: 51 }),
  ];
  expect(summaryOf(games)).toEqual({ games: 3, wins: 2, place: 5 / 3, points: 52, best: 60 });
});

test('groups are by players, then by the levels of the opponents, however they sat', () => {
  const games = [
    finished({ players: 3, levels: [4, 2] }),
    finished({ players: 2, levels: [5] }),
    finished({ players: 3, levels: [2, 4], points: 70 }),
    finished({ players: 3, levels: [2, 2] }),
    finished({ players: 2, levels: [null] }),
  ];
  expect(groupsOf(games).map(({ players, levels, games, best }) => [players, levels, games, best])).toEqual([
    [2, [5], 1, 50],
    [2, [null], 1, 50],
    [3, [2], 1, 50],
    [3, [2, 4], 2, 70],
  ]);
});

test('a source that a game did not have counts as nothing in the average', () => {
  const games = [finished({ sources: { coat: 10, expo: 4 } }), finished({ sources: { coat: 20 } })];
  expect(averageSources(games)).toEqual({ coat: 15, expo: 2 });
});

describe('for a spreadsheet', () => {
  test('a game is a row with its sources', () => {
    const game = finished({
      when: new Date(2026, 4, 1, 18, 30).getTime(),
      players: 3,
      opponents: ['Blérot', 'Noor'],
      levels: [3, null],
      seat: 2,
      place: 2,
      sources: { coat: 30, unpaid_noble: -2 },
    });
    expect(rowsOf([game], ['expo', 'coat', 'unpaid_noble'], (name) => name.toUpperCase())).toEqual([
      ['2026-05-01 18:30', 'BRUXELLES-1897', 3, 'Blérot, Noor', '3, –', 3, 2, 50, 0, 30, -2],
    ]);
  });

  test('separators, quotes and lines in a text are kept in it', () => {
    const row = ['a,b', 'c;d', 'e "f"', 'g\nh', 'i', 7];
    expect(csvOf([row], ',')).toBe('"a,b",c;d,"e ""f""","g\nh",i,7\r\n');
    expect(csvOf([row], ';')).toBe('a,b;"c;d";"e ""f""";"g\nh";i;7\r\n');
  });

  test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1'])('%s is a text, and no formula', (text) => {
    expect(csvOf([[text]], ',')).toBe(`'${text}\r\n`);
  });

  test('a number below zero stays a number', () => {
    expect(csvOf([[-3]], ',')).toBe('-3\r\n');
  });

  test('the separator is not the decimal sign of the language', () => {
    expect(['en', 'fr', 'nl'].map(separatorIn)).toEqual([',', ';', ';']);
  });
});

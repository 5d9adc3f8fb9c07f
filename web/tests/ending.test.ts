// How a game has ended, in places, margins and sentences.
import { expect, test } from 'vitest';
import { textsOf } from '../build/texts.ts';
import type { GameResult } from '../src/engine/types.ts';
import game from '../src/games/bruxelles1897/game.ts';
import { format } from '../src/text/message.ts';
import { languages } from '../src/text/languages.ts';
import { countOf, endingOf, placingsOf, totalsOf } from '../src/table/ending.ts';
import { simulate } from './engine.ts';

const result = (scores: number[], ranking: number[][]): GameResult => ({
  scores,
  ranking,
  ledger: scores.map(() => ({})),
});

// As the scene says it, with letters for names.
function told(language: 'en' | 'fr' | 'nl', ended: GameResult, me: number | null): string {
  const { text, winners, others, place, points } = endingOf(ended, me);
  const names = (seats: number[]) => seats.map((seat) => 'ABCD'[seat]).join('+');
  return format(
    textsOf(language, 'bruxelles-1897')[`ending.${text}`]!,
    {
      you: me === null ? 'no' : 'yes',
      name: names(winners),
      winners: names(winners),
      others: names(others),
      place,
      points,
    },
    language,
  ).replaceAll('\u00a0', ' ');
}

test('after a shared place the next ones are left out', () => {
  const places = (ranking: number[][]) => placingsOf(ranking).map(({ seat, place }) => `${seat}:${place}`);
  expect(places([[2], [0], [1]])).toEqual(['2:1', '0:2', '1:3']);
  expect(places([[2, 3], [0], [1]])).toEqual(['2:1', '3:1', '0:3', '1:4']);
  expect(places([[1], [0, 2, 3]])).toEqual(['1:1', '0:2', '2:2', '3:2']);
});

test('whoever sits here alone is told how they fared', () => {
  const usual = result([40, 46, 31], [[1], [0], [2]]);
  expect(told('en', usual, 1)).toBe('You win by 6 points');
  expect(told('en', usual, 0)).toBe('You came second, 6 points behind B');
  expect(told('en', usual, 2)).toBe('You came third, 15 points behind B');
  expect(told('fr', usual, 0)).toBe('Vous finissez deuxième, 6 points derrière B');
  expect(told('nl', usual, 0)).toBe('Je wordt tweede, 6 punten achter B');
});

test('one point is one point', () => {
  const close = result([40, 41], [[1], [0]]);
  expect(told('en', close, 1)).toBe('You win by 1 point');
  expect(told('en', close, 0)).toBe('You came second, 1 point behind B');
  expect(told('fr', close, 1)).toBe('Vous l’emportez avec 1 point d’avance');
  expect(told('nl', close, 1)).toBe('Jij wint met 1 punt voorsprong');
});

test('a tie-break is said to be one', () => {
  const broken = result([41, 41, 20], [[1], [0], [2]]);
  expect(told('en', broken, 1)).toBe('You win on the tie-break, level on points with A');
  expect(told('en', broken, 0)).toBe('You came second, level on points with B, after the tie-break');
  expect(told('fr', broken, null)).toBe('B l’emporte au départage, à égalité de points avec A');
  expect(told('nl', broken, 1)).toBe('Jij wint op de tiebreak, met evenveel punten als A');
});

test('what is shared is shared', () => {
  const first = result([41, 41, 20], [[0, 1], [2]]);
  expect(told('en', first, 0)).toBe('You share the victory with B, with 41 points each');
  expect(told('en', first, null)).toBe('A+B share the victory, with 41 points each');
  expect(told('en', first, 2)).toBe('You came third, 21 points behind A+B');
  const second = result([50, 41, 41], [[0], [1, 2]]);
  expect(told('en', second, 2)).toBe('You share second place with B, 9 points behind A');
  expect(told('fr', second, 2)).toBe('Vous partagez la deuxième place avec B, 9 points derrière A');
  expect(told('nl', second, 2)).toBe('Je deelt de tweede plaats met B, 9 punten achter A');
});

test('several around one screen, or none of them, are told who has won', () => {
  expect(told('en', result([40, 46], [[1], [0]]), null)).toBe('B wins by 6 points');
  expect(told('fr', result([40, 46], [[1], [0]]), null)).toBe('B l’emporte avec 6 points d’avance');
  expect(told('nl', result([40, 46], [[1], [0]]), null)).toBe('B wint met 6 punten voorsprong');
});

test.each(languages)('no sentence is left with a hole in %s', (language) => {
  const endings = [
    result([4, 3, 2, 1], [[0], [1], [2], [3]]),
    result([4, 4, 4, 4], [[0, 1, 2, 3]]),
    result([4, 4, 4, 1], [[0], [1, 2], [3]]),
  ];
  for (const ended of endings)
    for (const me of [null, 0, 1, 2, 3]) expect(told(language, ended, me)).not.toMatch(/[{}#[\]]/);
});

test.each([2, 3, 4])('counted source by source, the points of %i players are those of the game', (players) => {
  for (let number = 0; number < 5; number++) {
    const { result } = simulate(players, number) as { result: GameResult };
    const steps = countOf(game.sources, result.ledger);
    expect(totalsOf(steps, players)).toEqual(result.scores);
    const order = Object.keys(game.sources);
    expect(steps.map(({ source }) => source)).toEqual(
      steps.map(({ source }) => source).toSorted((one, other) => order.indexOf(one) - order.indexOf(other)),
    );
  }
});

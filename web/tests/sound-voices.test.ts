// Many sounds at once: few are heard, none twice, none late.
import { expect, test } from 'vitest';
import { admit, isLate, outdated, type Voice } from '../src/sound/voices.ts';

const voice = (sound: Voice['sound'], starts: number, ends: number): Voice => ({ sound, starts, ends });

test('the same sound is heard once in a moment, and again in the next', () => {
  const voices = [voice('coin', 10, 10.5)];
  expect(admit('coin', 10.03, voices)).toEqual({ heard: false });
  expect(admit('coin', 9.97, voices)).toEqual({ heard: false });
  expect(admit('card', 10.03, voices)).toEqual({ heard: true });
  expect(admit('coin', 10.07, voices)).toEqual({ heard: true });
});

test('a fifth voice takes the place of the one that is nearest to its end', () => {
  const voices = [
    voice('column', 10, 12),
    voice('coin', 10.1, 10.5),
    voice('coat', 10.1, 12.5),
    voice('card', 10.2, 10.6),
  ];
  expect(admit('your_turn', 10.3, voices)).toEqual({ heard: true, leaves: voices[1] });
  expect(admit('your_turn', 10.3, voices.slice(1))).toEqual({ heard: true });
  expect(admit('your_turn', 11, voices)).toEqual({ heard: true }); // two of them have died away
});

test('what was waiting to be told is dropped when the game has gone on, but not what is about to sound', () => {
  const voices = [voice('column', 10, 12), voice('coat', 10.2, 12), voice('coat', 10.6, 12)];
  expect(outdated(voices, 10)).toEqual([voices[2]]);
});

test('nothing is made up for later', () => {
  expect(isLate(1000, 1500)).toBe(false);
  expect(isLate(1000, 1800)).toBe(true);
});

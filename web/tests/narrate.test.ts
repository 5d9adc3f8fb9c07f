// Whole games in words: every event has its sentence in every language, with everything filled in.
import { beforeAll, describe, expect, test } from 'vitest';
import type { Entry } from '../src/engine/types.ts';
import type { Words } from '../src/games/game.ts';
import { words as words1897 } from '../src/games/bruxelles1897/words.ts';
import { logOf } from '../src/table/log.ts';
import { sentences } from '../src/text/narrate.ts';
import type { Names } from '../src/text/teller.ts';
import { reasonText } from '../src/text/reason.ts';
import { languages, speak, speakOf } from '../src/text/texts.svelte.ts';
import { call, simulate } from './engine.ts';

const words = words1897 as unknown as Words;
const names: Names = { name: (seat) => ['Jef', 'Noor', 'Wim', 'Margaux'][seat]!, isYou: (seat) => seat === 1 };

function story(players: number, number: number): string[] {
  call('open', { record: simulate(players, number) });
  const { entries } = call<{ entries: Entry[] }>('entries', { from: 0 });
  return entries.flatMap(({ events }) => sentences(words, events, names).map(({ text }) => text));
}

beforeAll(() => {
  // The page's document, of which only the language is set.
  globalThis.document = { documentElement: {} } as Document;
});

describe.each(languages)('in %s', (language) => {
  test('every event of whole games can be told', async () => {
    await speak(language);
    await speakOf('bruxelles-1897');
    for (const players of [2, 3, 4])
      for (const number of [0, 1, 2])
        for (const text of story(players, number)) expect(text).not.toMatch(/[[\]{}]|undefined|null/);
  });

  test('a refusal is a sentence', async () => {
    await speak(language);
    await speakOf('bruxelles-1897');
    const reason = { code: 'not_enough_materials', section: '', params: { needed: 3, held: 2 } };
    expect(reasonText(reason, names)).toMatch(/3.*2/);
  });
});

test('a turn reads like a turn', async () => {
  await speak('en');
  await speakOf('bruxelles-1897');
  const told = story(2, 0);
  expect(told.some((text) => /^place a \d\/\d on [a-d]\d \(\d side up\), pay \d\sF/.test(text))).toBe(true);
  expect(told.some((text) => /^places a \d\/\d on [a-d]\d/.test(text))).toBe(true);
});

test('a sentence names things as the table does', async () => {
  const games: Record<string, [RegExp, RegExp]> = {
    en: [/\bshows? a (Sun|Poppy|Feather|Dragonfly)/, /\bsends? \d cards? to the Bourse/],
    fr: [/\bexpose(z)? une? (Soleil|Coquelicot|Plume|Libellule)/, /\benvo(ie|yez) \d cartes? à la Bourse/],
    nl: [/\btoont een (Zon|Klaproos|Veer|Libel)/, /\bstuurt \d kaart(en)? naar de Beurs/],
  };
  for (const language of languages) {
    await speak(language);
    await speakOf('bruxelles-1897');
    const told = [0, 1, 2].flatMap((number) => story(3, number));
    for (const pattern of games[language]!) expect(told.some((text) => pattern.test(text))).toBe(true);
    for (const text of told)
      expect(text).not.toMatch(
        /Stock Exchange|(?<!no )artwork\b|(?<!aucune )œuvre\b|(?<!geen )kunstwerk\b|design|modèle|ontwerp/,
      );
  }
});

test('a line of the log is short', async () => {
  await speak('en');
  await speakOf('bruxelles-1897');
  call('open', { record: simulate(2, 0) });
  const lines = logOf(call<{ entries: Entry[] }>('entries', { from: 0 }).entries, words, names);
  const texts = lines.map(({ text }) => text);
  expect(texts.some((text) => /^pays? \d for (Sun|Poppy|Feather|Dragonfly)$/.test(text))).toBe(true);
  expect(texts.some((text) => /^Bourse, \d cards?, \+5\sF$/.test(text))).toBe(true);
  for (const { text, icon, seat, round } of lines) {
    expect(text).not.toMatch(/[[\]{}]|undefined|null/);
    if (seat !== null && !round) expect(icon, text).not.toBeNull();
  }
});

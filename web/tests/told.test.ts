// The page tells recorded games as the terminal does: tests/text/told/ has the sentences of both (tests/text/told_test.cpp),
// in the words of `locales/`.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import type { Entry, GameRecord } from '../src/engine/types.ts';
import { format, type Params } from '../src/text/message.ts';
import { fits, Teller, type Telling, type Voice } from '../src/text/teller.ts';
import { engineOf } from './engine.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (path: string) => readFileSync(root + path, 'utf8');

// Who sat there in these files. The terminal's reader is the second player.
const players = ['Noor', '', 'Wim', 'Margaux'];

// The words of the terminal: `<id>@<game>` takes the place of `<id>`.
function voiceOf(language: string, game: string, params: Params): Voice {
  const messages: Record<string, string> = JSON.parse(read(`locales/${language}.json`));
  const find = (id: string) => messages[`${id}@${game}`] ?? messages[id];
  const say = (id: string, params: Params = {}) => {
    const message = find(id);
    return message === undefined ? `[${id}]` : format(message, params, language);
  };
  return {
    say,
    knows: (id) => find(id) !== undefined,
    names: { name: (seat) => players[seat] || say('you'), isYou: (seat) => seat === 1 },
    params,
  };
}

function recordOf(corpus: string, number: number): GameRecord {
  const records = execFileSync('xz', ['-dc', `${root}tests/corpus/${corpus}.jsonl.xz`], { maxBuffer: 2 ** 28 });
  return JSON.parse(records.toString().split('\n')[number]!);
}

const written = readdirSync(`${root}tests/text/told`).map((file) => /^(.*)-(\d+)\.(\w+)\.txt$/.exec(file)!);

describe.each([...new Set(written.map(([, corpus, number]) => `${corpus} ${number}`))])('%s', (recorded) => {
  const [corpus, number] = recorded.split(' ') as [string, string];
  const languages = written.filter((file) => file[1] === corpus && file[2] === number).map((file) => file[3]!);

  test.each(languages)('is told as the terminal tells it in %s', async (language) => {
    const record = recordOf(corpus, Number(number));
    const call = await engineOf(record.game);
    call('open', { record });
    const events = call<{ entries: Entry[] }>('entries', { from: 0 }).entries.flatMap((entry) => entry.events);
    const rounds = events.filter(({ event }) => event === 'round_began').length;
    const voice = voiceOf(language, record.game, { rounds, edition: record.options.edition ?? '' });
    const telling: Telling = JSON.parse(read(`text/telling/${record.game}.json`));
    const told = new Teller(telling, voice)
      .sentences(events)
      .map(({ seat, text }) =>
        seat === null ? text : voice.say('story.sentence', { name: voice.names.name(seat), clauses: text }),
      );
    // Headings and paragraphs are the terminal's own.
    const lines = read(`tests/text/told/${corpus}-${number}.${language}.txt`).split('\n');
    expect(told).toEqual(lines.filter((line) => line !== '' && !line.startsWith('## ')));
  });
});

test('a pattern compares kinds, signs and what is missing', () => {
  const event = { event: 'money', cause: 'sale', change: -2, card: 'noble:horta' };
  expect(fits(event, {})).toBe(true);
  expect(fits(event, { event: 'money', cause: ['pass', 'sale'] })).toBe(true);
  expect(fits(event, { event: 'money', cause: 'pass' })).toBe(false);
  expect(fits(event, { change: 'minus', card: 'noble', seat: 'none' })).toBe(true);
  expect(fits(event, { change: 'plus' })).toBe(false);
  expect(fits(event, { event: 'money', unless: { card: 'noble' } })).toBe(false);
  expect(fits(event, { event: 'money', unless: { card: 'house' }, why: 'an example' })).toBe(true);
});

// Games as links, games cut at a moment, and the turns and points of a game.
import { deflateRawSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import type { Entry, GameRecord, MatchState } from '../src/engine/types.ts';
import { cutRecord, newSeats } from '../src/session/cut.ts';
import { boundaries, lineOf, turnAt, turnsOf } from '../src/session/line.ts';
import { ledgerAt, pointsByTurn } from '../src/session/points.ts';
import { codeIn, decodeRecord, encodeRecord, linkPart, longestLink, momentIn, slim } from '../src/store/recordLink.ts';
import { haloOf } from '../src/games/bruxelles1897/halo.ts';
import { call, simulate } from './engine.ts';

const counts = [2, 3, 4];
const open = (record: unknown) => call<{ version?: number; fault?: { code: string } }>('open', { record });
const entriesOf = (record: GameRecord) => {
  open(record);
  return call<{ entries: Entry[] }>('entries', { from: 0 }).entries;
};
const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');

describe('a game as a link', () => {
  test.each(counts)('of %i players comes back whole, and the engine takes it', async (players) => {
    const record: GameRecord = simulate(players, 1);
    const code = await encodeRecord(record);
    expect(code).toMatch(/^[\w-]+$/);
    expect(code.length).toBeLessThan(longestLink / 2);
    const back = JSON.parse(await decodeRecord(code));
    expect(back).toEqual(slim(record));
    expect(open(back).fault).toBeUndefined();
    expect(call<{ record: GameRecord }>('record', { secret: true }).record.steps).toEqual(record.steps);
  });

  test('leaves out what was taken back, unless only that tells how the game ended', () => {
    const record: GameRecord = { ...simulate(2, 0), log: [] };
    expect(slim(record)).not.toHaveProperty('log');
    expect(slim(record).steps.some((step) => 'text' in step)).toBe(false);
    const ended: GameRecord = { ...record, ended: { by: 'resignation', ranking: [[0], [1]] } };
    expect(slim(ended)).toBe(ended);
  });

  test('is found in an address or a text', () => {
    expect(codeIn('https://example.org/replay#r=ab-_9')).toBe('ab-_9');
    expect(codeIn('look: http://localhost/replay#r=abc.')).toBe('abc');
    expect(codeIn('https://example.org/replay')).toBeUndefined();
  });

  test('may lead to a moment of it', () => {
    const link = `https://example.org/replay${linkPart('ab-_9', 41)}`;
    expect(codeIn(link)).toBe('ab-_9');
    expect(momentIn(link)).toBe(41);
    for (const none of [linkPart('ab'), '#r=ab&m=', '#r=ab&m=-3', '#m=4', '?m=4#r=ab']) expect(momentIn(none)).toBe(0);
  });

  test('that is damaged is refused', async () => {
    const code = await encodeRecord(simulate(2, 0));
    const bad = [
      '',
      'A',
      'AAAA',
      'ä',
      '!!!!',
      code.slice(0, -20),
      code.slice(40),
      base64url(deflateRawSync(Buffer.from([0xff, 0xfe, 0x80]))),
      base64url(deflateRawSync(Buffer.alloc(17 * 2 ** 20))),
    ];
    for (const one of bad) await expect(decodeRecord(one), one.slice(0, 30)).rejects.toThrow();
  });
});

describe('a game cut at a moment', () => {
  test.each(counts)('of %i players stands as it stood there, and goes on with the same cards', (players) => {
    const record: GameRecord = simulate(players, 2);
    const decisions = record.steps.filter(({ kind }) => kind !== undefined).length;
    for (const at of [0, 1, 2, 17, 40, decisions - 1]) {
      open(record);
      const then = call<MatchState>('state', { to: at });
      expect(open(cutRecord(record, at)).fault).toBeUndefined();
      let now = call<MatchState>('state');
      expect(now.position).toBe(then.position);
      expect(now.decisions).toBe(at);

      // The next decision of the game can be made, once the turn before it is ended.
      if (now.awaiting !== null) call('end_turn', { seat: now.awaiting });
      const next = record.steps.filter(({ kind }) => kind !== undefined)[at]!;
      expect(call('decide', { seat: next.seat, text: next.text })).not.toHaveProperty('fault');
      now = call<MatchState>('state');
      expect(call('verify')).toEqual({ verified: true });
      open(record);
      expect(now.position).toBe(call<MatchState>('state', { to: at + 1 }).position);
    }
  });

  test('drops what came after: the result, the early end, the log', () => {
    const record = { ...simulate(2, 0), log: [{}], ended: {} };
    expect(Object.keys(cutRecord(record, 5))).not.toEqual(expect.arrayContaining(['result']));
    expect(cutRecord(record, 5)).not.toHaveProperty('log');
    expect(cutRecord(record, 5)).not.toHaveProperty('ended');
    expect(cutRecord(record, 1e6).steps).toEqual(record.steps);
  });

  test('goes on without its secret, with cards shuffled anew', () => {
    const record: GameRecord = simulate(3, 0);
    const { game, options, seats, id } = record;
    call('start', { game, options, seats, id, secret: 'ab'.repeat(32) });
    const { shuffle } = call<{ record: GameRecord }>('record', { secret: true }).record;
    expect(open({ ...cutRecord(record, 30), shuffle }).fault).toBeUndefined();
    for (let steps = 0; steps < 600; steps++) {
      const { over, seat, awaiting, options: choices } = call<MatchState>('state');
      if (over) break;
      const answer =
        awaiting !== null
          ? call('end_turn', { seat: awaiting })
          : call('decide', { seat, text: choices[steps % choices.length]!.text });
      expect(answer).not.toHaveProperty('fault');
    }
    expect(call<MatchState>('state').over).toBe(true);
    expect(call<{ fault: { code: string } }>('verify').fault.code).toBe('draws_differ');
  });

  test('has people and bots where they are wanted', () => {
    const seats = [{ name: 'You' }, { name: 'Blérot', bot: 'level:2' }, { name: 'Noor' }];
    const names = ['Blérot', 'Cauchie', 'Strauven'];
    expect(newSeats(seats, [1], 'level:5', names)).toEqual([
      { name: 'Cauchie', bot: 'level:5' },
      { name: '' },
      { name: 'Strauven', bot: 'level:5' },
    ]);
    expect(newSeats(seats, [1, 2], 'level:5', names)).toEqual([
      { name: 'Cauchie', bot: 'level:5' },
      { name: 'Blérot' },
      { name: 'Noor' },
    ]);
  });
});

describe('the turns of a game', () => {
  test.each(counts)('of %i players cover it, and each begins with an action', (players) => {
    const line = lineOf(entriesOf(simulate(players, 0)));
    const turns = turnsOf(line);
    expect(boundaries(turns)[0]).toBe(0);
    expect(boundaries(turns).at(-1)).toBe(line.length - 1);
    let before = 0;
    for (const { from, to, seat } of turns) {
      expect(from).toBe(before);
      expect(line[from + 1]).toMatchObject({ kind: 'action', seat });
      for (let decision = from + 2; decision <= to; decision++) expect(line[decision]!.kind).not.toBe('action');
      before = to;
    }
    expect([...new Set(turns.map(({ round }) => round))]).toEqual([1, 2, 3, 4]);
    for (const round of [1, 2, 3, 4])
      expect(turns.filter((turn) => turn.round === round).map(({ number }) => number)).toEqual(
        Array.from({ length: turns.filter((turn) => turn.round === round).length }, (_, number) => number + 1),
      );
    expect(turnAt(turns, 0)).toBeUndefined();
    expect(turnAt(turns, 1)).toBe(turns[0]);
    expect(turnAt(turns, turns[3]!.to)).toBe(turns[3]);
  });

  test('do not count what was taken back', () => {
    const { game, options, seats } = simulate(2, 0);
    call('start', { game, options, seats, id: 'x', secret: '01'.repeat(32) });
    const first = call<MatchState>('state');
    const take = first.options!.find(({ text }) => text.startsWith('take'))!.text;
    call('decide', { seat: first.seat, text: take });
    call('undo', { seat: first.seat });
    call('decide', { seat: first.seat, text: 'pass' });
    const { entries } = call<{ entries: Entry[] }>('entries', { from: 0 });
    expect(entries.map(({ entry }) => entry)).toEqual(['deal', 'decision', 'undo', 'decision']);
    const line = lineOf(entries);
    expect(line.map(({ text }) => text)).toEqual([undefined, 'pass']);
    expect(turnsOf(line)).toMatchObject([{ from: 0, to: 1, round: 1, number: 1 }]);
  });
});

test.each(counts)('points of %i players add up to the result', (players) => {
  const record: GameRecord = simulate(players, 3);
  const line = lineOf(entriesOf(record));
  const turns = turnsOf(line);
  const points = pointsByTurn(line, turns, players);
  expect(points).toHaveLength(turns.length + 1);
  expect(points[0]).toEqual(Array(players).fill(0));
  expect(points.at(-1)).toEqual(record.result!.scores);
  expect(ledgerAt(line, line.length - 1, players)).toEqual(record.result!.ledger);
  turns.slice(0, 12).forEach(({ to }, turn) => {
    expect(points[turn + 1]).toEqual(call<MatchState>('state', { to }).scores);
  });
});

test('a step touches what it is about', () => {
  const line = lineOf(entriesOf(simulate(3, 0)));
  expect([...haloOf(line[0]!)]).toEqual([]);
  for (const entry of line.slice(1)) {
    const halo = haloOf(entry);
    expect(halo.has(`seat:${entry.seat}`)).toBe(true);
    for (const { event, cell } of entry.events)
      if (event === 'architect_placed') expect(halo.has(`cell:${cell}`)).toBe(true);
    expect(halo.size).toBeLessThan(30);
  }
  const taken = line.find(({ text }) => text === 'take b2')!;
  expect(haloOf(taken).has('cell:5')).toBe(true);
});

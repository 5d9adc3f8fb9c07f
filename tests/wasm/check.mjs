// The WebAssembly module of each game must behave as the program does: the same signatures, and records that are
// the same byte for byte. Every answer is held to its schema. Usage: node check.mjs FOLDER horta
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import assert from 'node:assert/strict';
import test from 'node:test';
import { answerChecker } from './answers.mjs';

const [folder, program] = process.argv.slice(2);
const horta = (...args) => execFileSync(program, args, { encoding: 'utf8', maxBuffer: 1 << 28 });
const lastLine = (text) => JSON.parse(text.trim().split('\n').at(-1));
const games = lastLine(horta('games', '--json')).games;

const files = {};
const engines = {};
const checks = new Map(); // by engine
for (const { name } of games) {
  files[name] = readFileSync(join(folder, `${name}.wasm`));
  engines[name] = await load(name);
}

async function load(name) {
  const { instance } = await WebAssembly.instantiate(files[name], { horta: { now: () => performance.now() } });
  instance.exports._initialize?.();
  checks.set(instance.exports, answerChecker(name));
  return instance.exports;
}

function callText(engine, text) {
  const bytes = new TextEncoder().encode(text);
  const address = engine.request_buffer(bytes.length);
  assert.notEqual(address, 0);
  new Uint8Array(engine.memory.buffer, address, bytes.length).set(bytes);
  const answer = engine.call();
  return JSON.parse(new TextDecoder().decode(new Uint8Array(engine.memory.buffer, answer, engine.answer_length())));
}
function ask(engine, request) {
  const answer = callText(engine, JSON.stringify(request));
  checks.get(engine)(request, answer);
  return answer;
}
// Asks the module of the game that the request names, or else that of 1897.
const engine = engines['bruxelles-1897'];
const call = (request) => ask(engines[request.game ?? request.record?.game] ?? engine, request);

test('a module needs nothing but a clock from outside', () => {
  for (const { name } of games)
    assert.deepEqual(WebAssembly.Module.imports(new WebAssembly.Module(files[name])), [
      { module: 'horta', name: 'now', kind: 'function' },
    ]);
});

test('a module is small enough to be loaded with a page', () => {
  for (const { name } of games) {
    const size = brotliCompressSync(files[name]).length;
    assert.ok(size <= 160 * 1024, `${name}.wasm takes ${size} bytes`);
  }
});

test('a module knows its game as the program does', () => {
  const known = (game) => [
    game.name,
    game.min_players,
    game.max_players,
    game.options,
    game.rule_sets,
    game.rules_version,
    game.components,
    game.rounds,
    game.levels,
  ];
  for (const game of games) {
    const answer = call({ call: 'games', game: game.name });
    assert.deepEqual(answer.games.map(known), [known(game)]);
    assert.equal(`Horta ${answer.version}`, horta('--version').split('\n')[0]);
  }
});

test('every rule set has the same signature', () => {
  for (const row of lastLine(horta('bench', '--signatures', '--json')).results)
    assert.equal(
      call({ call: 'signature', game: row.game, players: row.players, options: row.options }).signature,
      row.signature,
      `${row.game} ${row.players} ${JSON.stringify(row.options)}`,
    );
});

test('records are the same byte for byte', () => {
  const records = mkdtempSync(join(tmpdir(), 'horta-'));
  try {
    for (const game of games)
      for (const options of game.rule_sets)
        for (let players = game.min_players; players <= game.max_players; players++)
          for (const [bot, games] of [['random', 5], ['greedy', 1], ['search:40', 1]]) {
            const bots = Array(players).fill(bot);
            const file = join(records, 'games.jsonl');
            const chosen = Object.entries(options).map(([name, value]) => `${name}=${value}`);
            horta('sim', '--game', game.name, '--players', `${players}`, '--options', chosen.join(), '--bots', bots.join(),
              '--games', `${games}`, '--seed', '5', '--records', file);
            readFileSync(file, 'utf8').trim().split('\n').forEach((line, number) => {
              assert.equal(call({ call: 'simulate', game: game.name, players, options, bots, seed: 5, number }).record, line);
              const replayed = call({ call: 'replay', record: JSON.parse(line) });
              assert.equal(call({ call: 'open', record: JSON.parse(line) }).over, true);
              assert.deepEqual(replayed.result, JSON.parse(line).result);
            });
          }
  } finally {
    rmSync(records, { recursive: true });
  }
});

test('hints are the same', () => {
  const records = mkdtempSync(join(tmpdir(), 'horta-'));
  try {
    for (const game of games)
      for (const options of game.rule_sets) {
        const players = game.max_players;
        const file = join(records, 'games.jsonl');
        const table = ['--game', game.name, '--players', `${players}`,
          '--options', Object.entries(options).map(([name, value]) => `${name}=${value}`).join()];
        horta('sim', ...table, '--bots', 'greedy', '--games', '1', '--seed', '6', '--records', file);
        for (const step of ['60', '110', '170']) {
          const { position } = lastLine(horta('replay', file, '--to', step, '--json'));
          const native = lastLine(horta('hint', ...table, '--position', position, '--iterations', '300', '--moves', '4', '--json'));
          assert.ok(native.moves.length > 0);
          assert.deepEqual(
            call({ call: 'hint', game: game.name, players, options, position, iterations: 300, moves: 4 }), native);
        }
      }
  } finally {
    rmSync(records, { recursive: true });
  }
});

test('a search thinks about any position', () => {
  for (const [game, options] of [['bruxelles-1897', {}], ['bruxelles-1893', { belle_epoque: 'on' }]]) {
    const table = { game, players: 2, options };
    const record = JSON.parse(call({ call: 'simulate', ...table, bots: ['random', 'random'], seed: 1, number: 0 }).record);
    const half = record.steps.findIndex((step, place) => place > record.steps.length / 2 && 'option' in step);
    const { position } = call({ call: 'replay', record: { ...record, steps: record.steps.slice(0, half), result: undefined } });
    const request = { call: 'think', ...table, position, seed: 1, iterations: 300 };
    const { iterations, candidates } = call(request);
    assert.equal(iterations, 300);
    assert.equal(candidates.reduce((sum, { visits }) => sum + visits, 0), 300);
    for (const { move, win_share, points, line } of candidates) {
      assert.ok(Math.abs(win_share[0] + win_share[1] - 1) < 0.001);
      assert.equal(points.length, 2);
      assert.equal(line[0], move);
    }
    assert.deepEqual(call(request).candidates, candidates);
    assert.ok(call({ ...request, iterations: undefined, milliseconds: 20 }).iterations > 50);
  }
});

// The bots of a page live as long as their seats, as they do in the program: the same table, the same game.
test('the page and the program choose the same moves over whole games', () => {
  const folder = mkdtempSync(join(tmpdir(), 'horta-'));
  try {
    for (const [game, bots] of [
      ['bruxelles-1897', ['level:5', 'level:4', 'level:1']],
      ['bruxelles-1897', ['level:6', 'greedy']],
      ['bruxelles-1893', ['level:5', 'level:2']],
    ]) {
      const file = join(folder, 'game.horta.json');
      rmSync(file, { force: true });
      horta('play', '--game', game, '--seats', bots.join(), '--seed', '7', '--save', file, '--plain');
      const record = JSON.parse(readFileSync(file, 'utf8'));
      const { options, seats, id } = record;
      const { secret } = record.shuffle;
      call({ call: 'start', game, options, seats, id, secret });
      for (let state = call({ call: 'state', game }); !state.over; state = call({ call: 'state', game })) {
        const { seat, position, commitment } = state;
        if (state.awaiting !== null) {
          call({ call: 'end_turn', game, seat: state.awaiting });
          continue;
        }
        const { text } = call({ call: 'bot', game, options, players: bots.length, position, bot: bots[seat], commitment });
        call({ call: 'decide', game, seat, text });
      }
      assert.deepEqual(call({ call: 'record', game, secret: true }).record.steps, record.steps);
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
});

// A table of the page: people decide, bots are asked, turns are taken back and ended.
test('a match is played through its calls, and its record is one that the program replays', () => {
  const folder = mkdtempSync(join(tmpdir(), 'horta-'));
  try {
    const table = { game: 'bruxelles-1897', options: {} };
    const seats = [{ name: 'Noor' }, { name: 'Jef', bot: 'level:2' }, { name: 'Wim', bot: 'greedy' }];
    call({ call: 'start', ...table, seats, id: 'check', secret: '42'.repeat(32) });
    let state = call({ call: 'state' });
    let undone = 0, previews = 0;
    while (!state.over) {
      const { seat, options, position, version } = state;
      assert.deepEqual(call({ call: 'state', to: state.decisions }).view, state.view);
      const bot = seats[seat].bot ?? 'greedy';
      const { text } = call({ call: 'bot', ...table, players: 3, position, bot, commitment: state.commitment });
      assert.ok(options.some((option) => option.text === text));
      assert.deepEqual(call({ call: 'explain', seat, text }).reasons, []);
      const preview = call({ call: 'preview', moves: [text] });
      call({ call: 'decide', seat, text });
      const { entries } = call({ call: 'entries', from: version });
      assert.equal(entries.length, 1);
      assert.deepEqual(preview.events, entries[0].events.slice(0, preview.events.length));
      if (!preview.drew) assert.equal(preview.events.length, entries[0].events.length);
      previews++;
      state = call({ call: 'state' });
      if (state.undos[seat] > 0 && version % 5 === 0) {
        call({ call: version % 2 ? 'undo' : 'restart', seat });
        undone++;
        call({ call: 'decide', seat: call({ call: 'state' }).seat, text: call({ call: 'state' }).options[0].text });
        state = call({ call: 'state' });
      }
      if (state.awaiting !== null) {
        const other = (state.awaiting + 1) % 3;
        assert.equal(call({ call: 'end_turn', seat: other }).fault.code, 'no_turn_to_end');
        call({ call: 'end_turn', seat: state.awaiting });
        state = call({ call: 'state' });
      }
    }
    assert.ok(previews > 60 && undone > 3);
    assert.deepEqual(state.outlook.ledger, state.result.ledger);
    assert.deepEqual(call({ call: 'verify' }), { verified: true });
    const { record } = call({ call: 'record', secret: true });
    const file = join(folder, 'game.horta.json');
    writeFileSync(file, JSON.stringify(record));
    assert.deepEqual(lastLine(horta('replay', file, '--json')).result ?? record.result, record.result);
    assert.match(horta('verify', file), /./);

    // What was saved in the middle goes on as it would have gone.
    const half = { ...record, log: undefined, result: undefined, steps: record.steps.slice(0, record.steps.findLastIndex((step) => step.kind === 'action')) };
    call({ call: 'open', record: half });
    if (call({ call: 'state' }).awaiting !== null) call({ call: 'end_turn', seat: call({ call: 'state' }).awaiting });
    const again = call({ call: 'state' });
    assert.equal(again.over, false);
    assert.equal(call({ call: 'decide', seat: again.seat, text: again.options[0].text }).version, again.version + 1);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('a module without the secret follows another one', async () => {
  for (const game of games) {
    const follower = await load(game.name);
    for (const options of game.rule_sets)
      for (let players = game.min_players; players <= game.max_players; players++) {
        const leader = (request) => ask(engines[game.name], request);
        const seats = Array.from({ length: players }, (_, seat) => ({ name: `${seat}`, bot: 'random' }));
        let standing = leader({ call: 'start', game: game.name, options, seats, id: 'led', secret: '17'.repeat(32) });
        const { setup } = standing;
        let state = ask(follower, { call: 'follow', ...setup, entries: standing.entries });
        while (!standing.over) {
          const { version, actor, kind, awaiting, position, commitment } = standing;
          const seat = actor;
          assert.deepEqual([state.version, awaiting ?? state.seat, state.position, state.awaiting], [version, actor, position, awaiting]);
          if (awaiting === null) assert.equal(state.kind, kind);
          const { text } = awaiting === null ? leader({ call: 'bot', ...setup, position, bot: 'random', commitment }) : {};
          standing = awaiting === null
            ? leader({ call: 'decide', base: version, seat, text })
            : leader({ call: 'end_turn', base: version, seat });
          state = ask(follower, { call: 'append', from: version, entries: standing.entries });
          const moves = (state.options ?? []).slice(-2).map(({ text }) => [text]);
          const { previews } = ask(follower, { call: 'state', previews: [...moves, ['dance']] });
          assert.deepEqual(previews.map((preview) => preview === null), [...moves.map(() => false), true]);
        }
        assert.deepEqual(state, leader({ call: 'state' }));
        assert.deepEqual(state.outlook.ledger, state.result.ledger);
        leader({ call: 'record', secret: true });
        leader({ call: 'entries', from: 0 });
        leader({ call: 'components' });
      }
  }
});

// Saintenoy has moved an arm to what only card 9 can pay; in the first version of the rules he may still decline.
test('a game that was saved with the first version of the rules goes on with its readings', () => {
  const saved = JSON.parse(readFileSync(new URL('../corpus/version-1/saved.json', import.meta.url), 'utf8'));
  const module = (request) => ask(engines['bruxelles-1893'], request);
  module({ call: 'open', record: saved });
  const { seat, kind, options, position, commitment } = module({ call: 'state' });
  assert.equal(kind, 'be_card');
  assert.deepEqual(options.map(({ text }) => text), ['card 9', 'card none']);
  const { game, rules_version, options: chosen, seats } = saved;
  const table = { game, rules_version, options: chosen, players: seats.length, position, commitment };
  assert.match(module({ call: 'bot', ...table, bot: 'greedy' }).text, /^card /);
  assert.ok(module({ call: 'hint', ...table, iterations: 50 }).moves.length > 0);
  assert.equal(module({ call: 'bot', ...table, rules_version: 99, bot: 'greedy' }).fault.code, 'rules_version');
  assert.equal(module({ call: 'bot', ...table, rules_version: '1', bot: 'greedy' }).fault.code, 'request_field');
  assert.ok(module({ call: 'decide', seat, text: 'card none' }).version > 1);
  const { record } = module({ call: 'record', secret: true });
  assert.equal(record.rules_version, 1);
  assert.ok(module({ call: 'open', record }).version > 1);

  const shuffle = { ...saved.shuffle, secret: '00'.repeat(32) };
  assert.equal(module({ call: 'open', record: { ...saved, shuffle } }).fault.code, 'secret_wrong');
  const setup = { call: 'start', game, options: { strips: 'expert' }, seats, id: 'x', secret: '00'.repeat(32) };
  assert.equal(module(setup).fault.code, 'option_without_effect');
  assert.equal(module({ ...setup, rules_version: 1 }).version, 1);
});

test('a match says why something cannot be done', () => {
  const start = { call: 'start', game: 'bruxelles-1897', seats: [{ name: 'A' }, { name: 'B' }], id: 'x', secret: '00'.repeat(32) };
  call({ ...start });
  const state = call({ call: 'state' });
  const taken = state.view.grid.findIndex((cell) => cell?.owner === 'neutral');
  const text = `take ${'abcd'[taken % 4]}${Math.floor(taken / 4) + 1}`;
  const refused = call({ call: 'decide', seat: state.seat, text });
  assert.equal(refused.fault.code, 'illegal_move');
  assert.deepEqual(refused.reasons.map(({ code }) => code), ['cell_neutral']);
  assert.deepEqual(call({ call: 'explain', seat: 1 - state.seat, text: 'pass' }).reasons.map(({ code }) => code), ['not_your_decision']);
  assert.equal(call({ call: 'preview', moves: [text] }).fault.code, 'illegal_move');
  for (const [wrong, field] of [
    [{ call: 'decide', seat: 7, text: 'pass' }, 'seat'], [{ call: 'decide', seat: 0, text: 'dance' }, 'text'],
    [{ call: 'preview', moves: 'pass' }, 'moves'], [{ call: 'state', to: 99 }, 'to'], [{ call: 'entries', from: -1 }, 'from'],
    [{ ...start, secret: '12' }, 'secret'], [{ ...start, seats: [1, 2] }, 'seats'], [{ ...start, game: undefined }, 'game'], [{ call: 'open' }, 'record'],
    [{ call: 'append', from: 'now', entries: [] }, 'from'], [{ call: 'append', from: 1 }, 'entries'], [{ call: 'state', previews: {} }, 'previews'],
  ])
    assert.equal(call(wrong).fault.params.field, field, JSON.stringify(wrong));
  assert.equal(call({ ...start, seats: [{ name: 'A' }] }).fault.code, 'player_count');
  assert.equal(call({ ...start, game: 'chess' }).fault.code, 'game_unknown');
  const { version } = call({ call: 'state' });
  assert.deepEqual(call({ call: 'resign', seat: 0, base: version - 1 }).fault, { code: 'version_passed', params: { version } });
});

test('an answer with anything that its schema does not name would be noticed', () => {
  const check = answerChecker('bruxelles-1897');
  call({ call: 'start', game: 'bruxelles-1897', seats: [{ name: 'A' }, { name: 'B' }], id: 'x', secret: '00'.repeat(32) });
  const state = call({ call: 'state' });
  const { entries } = call({ call: 'entries', from: 0 });
  assert.throws(() => check({ call: 'state' }, { ...state, more: 1 }), /more/);
  assert.throws(() => check({ call: 'state' }, { ...state, view: { ...state.view, more: 1 } }), /more/);
  assert.throws(() => check({ call: 'state' }, { ...state, options: [{ option: ['dance'], text: 'dance' }] }), /options/);
  assert.throws(() => check({ call: 'entries' }, { entries: [{ ...entries[0], events: [{ event: 'passed', cause: 'pass' }] }] }), /events/);
});

test('a wrong request is answered with a fault', () => {
  assert.equal(callText(engine, '{"call":').fault.code, 'json');
  assert.equal(call({ call: 'nothing' }).fault.code, 'request_field');
  assert.equal(call({ call: 'signature', game: 'chess', players: 2 }).fault.code, 'request_field');
  assert.equal(callText(engine, '{"call": "signature", "game": "bruxelles-1893"}').fault.code, 'request_field');
  assert.equal(call({ call: 'signature', game: 'bruxelles-1897', players: 5 }).fault.code, 'player_count');
  const hint = { call: 'hint', game: 'bruxelles-1897', players: 2 };
  assert.equal(call(hint).fault.params.field, 'position');
  assert.equal(call({ ...hint, position: 'x' }).fault.code, 'position_unreadable');
  const bots = ['random', 'random'];
  const { record } = call({ call: 'simulate', game: 'bruxelles-1897', players: 2, bots, seed: 1, number: 0 });
  call({ call: 'start', game: 'bruxelles-1897', seats: [{ name: 'A' }, { name: 'B' }], id: 'x', secret: '00'.repeat(32) });
  const { position } = call({ call: 'state' });
  assert.equal(call({ ...hint, position, iterations: 0 }).fault?.params.field, 'iterations');
  assert.equal(call({ ...hint, position, moves: 'all' }).fault?.params.field, 'moves');
  const over = call({ call: 'replay', record: JSON.parse(record) }).position;
  for (const name of ['hint', 'think', 'bot']) assert.equal(call({ ...hint, call: name, position: over }).fault.code, 'match_over');
  assert.equal(call({ call: 'replay', record: [] }).fault.code, 'record_shape');
  const think = { call: 'think', game: 'bruxelles-1897', players: 2, seed: 1 };
  assert.equal(call({ ...think, position: 'nowhere', iterations: 1 }).fault.code, 'position_unreadable');
  assert.equal(call({ ...think, iterations: 1 }).fault.params.field, 'position');
  assert.equal(callText(engine, '['.repeat(100000)).fault.code, 'json');
  assert.equal(engine.request_buffer(1 << 30), 0);
});

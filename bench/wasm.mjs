// Random full games, and iterations of a search, per second in WebAssembly beside the native program, as a ratio
// in one run.
// Usage: node bench/wasm.mjs build/wasm build/release/horta
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const [folder, program] = process.argv.slice(2);
const engines = {};

async function load(game) {
  const file = readFileSync(join(folder, `${game}.wasm`));
  const { instance } = await WebAssembly.instantiate(file, { horta: { now: () => performance.now() } });
  instance.exports._initialize?.();
  return instance.exports;
}

function call(request) {
  const engine = engines[request.game];
  const bytes = new TextEncoder().encode(JSON.stringify(request));
  new Uint8Array(engine.memory.buffer, engine.request_buffer(bytes.length), bytes.length).set(bytes);
  const answer = engine.call();
  return JSON.parse(new TextDecoder().decode(new Uint8Array(engine.memory.buffer, answer, engine.answer_length())));
}

const gamesPerSignature = 200; // see engine/core/playout.h
const { results } = JSON.parse(execFileSync(program, ['bench', '--json'], { encoding: 'utf8' }));
const iterations = 4000; // see cli/bench.cpp

// The best of a few runs of each position counts, as in the program.
function searchSpeed(table, positions) {
  let seconds = 0;
  for (const position of positions) {
    let best = Infinity;
    for (let attempt = 0; attempt < 4; attempt++) {
      const start = performance.now();
      call({ call: 'think', ...table, position, seed: 1, iterations });
      best = Math.min(best, performance.now() - start);
    }
    seconds += best / 1000;
  }
  return (iterations * positions.length) / seconds;
}

for (const row of results) {
  engines[row.game] ??= await load(row.game);
  const table = { game: row.game, players: row.players, options: row.options };
  const request = { call: 'signature', ...table };
  for (let warmUp = 0; warmUp < 20; warmUp++) call(request);
  let games = 0;
  const start = performance.now();
  while (performance.now() - start < 1000) {
    call(request);
    games += gamesPerSignature;
  }
  const speed = (games * 1000) / (performance.now() - start);
  const search = searchSpeed(table, row.search_positions);
  console.log(
    `${row.game} ${row.players} players  native ${row.games_per_second}  wasm ${speed.toFixed(0)} games/s  ` +
      `ratio ${(row.games_per_second / speed).toFixed(2)}  search native ${row.search_iterations_per_second}  ` +
      `wasm ${search.toFixed(0)} iterations/s  ratio ${(row.search_iterations_per_second / search).toFixed(2)}  ` +
      JSON.stringify(row.options),
  );
}

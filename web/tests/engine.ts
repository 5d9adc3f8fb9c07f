// The engine without a worker, for tests in Node.
import { readFileSync } from 'node:fs';

const file = new URL('../../build/wasm/bruxelles-1897.wasm', import.meta.url);
const { instance } = await WebAssembly.instantiate(readFileSync(file), { horta: { now: () => performance.now() } });
const engine = instance.exports as unknown as {
  memory: WebAssembly.Memory;
  request_buffer(length: number): number;
  call(): number;
  answer_length(): number;
  _initialize?(): void;
};
engine._initialize?.();

export function call<Answer>(name: string, input: object = {}): Answer {
  const bytes = new TextEncoder().encode(JSON.stringify({ call: name, ...input }));
  const address = engine.request_buffer(bytes.length);
  new Uint8Array(engine.memory.buffer, address, bytes.length).set(bytes);
  const answer = engine.call();
  return JSON.parse(new TextDecoder().decode(new Uint8Array(engine.memory.buffer, answer, engine.answer_length())));
}

// The record of a game between bots.
export function simulate(players: number, number: number, bot = 'greedy', options: Record<string, string> = {}) {
  const bots = Array(players).fill(bot);
  return JSON.parse(
    call<{ record: string }>('simulate', { game: 'bruxelles-1897', players, options, bots, seed: 3, number }).record,
  );
}

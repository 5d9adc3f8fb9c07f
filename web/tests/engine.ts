// The engine without a worker, for tests in Node.
import { readFileSync } from 'node:fs';

interface Module {
  memory: WebAssembly.Memory;
  request_buffer(length: number): number;
  call(): number;
  answer_length(): number;
  _initialize?(): void;
}

export type Call = <Answer>(name: string, input?: object) => Answer;

export async function engineOf(game: string): Promise<Call> {
  const file = new URL(`../../build/wasm/${game}.wasm`, import.meta.url);
  const { instance } = await WebAssembly.instantiate(readFileSync(file), { horta: { now: () => performance.now() } });
  const engine = instance.exports as unknown as Module;
  engine._initialize?.();
  return (name, input = {}) => {
    const bytes = new TextEncoder().encode(JSON.stringify({ call: name, ...input }));
    const address = engine.request_buffer(bytes.length);
    new Uint8Array(engine.memory.buffer, address, bytes.length).set(bytes);
    const answer = engine.call();
    return JSON.parse(new TextDecoder().decode(new Uint8Array(engine.memory.buffer, answer, engine.answer_length())));
  };
}

export const call = await engineOf('bruxelles-1897');

// The record of a game between bots.
export function simulate(players: number, number: number, bot = 'greedy', options: Record<string, string> = {}) {
  const bots = Array(players).fill(bot);
  return JSON.parse(
    call<{ record: string }>('simulate', { game: 'bruxelles-1897', players, options, bots, seed: 3, number }).record,
  );
}

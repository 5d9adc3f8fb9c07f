// The engine without a worker, for tests in Node. Every answer is held to its schema.
import { readFileSync } from 'node:fs';
import { answerChecker } from '../../tests/wasm/answers.mjs';

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
  const check = answerChecker(game);
  return (name, input = {}) => {
    const request = { call: name, ...input };
    const bytes = new TextEncoder().encode(JSON.stringify(request));
    const address = engine.request_buffer(bytes.length);
    new Uint8Array(engine.memory.buffer, address, bytes.length).set(bytes);
    const found = engine.call();
    const text = new Uint8Array(engine.memory.buffer, found, engine.answer_length());
    const answer = JSON.parse(new TextDecoder().decode(text));
    check(request, answer);
    return answer;
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

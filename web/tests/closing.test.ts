// An engine that is closed leaves nobody waiting.
import { expect, test, vi } from 'vitest';

class Silent {
  static last: Silent;
  onmessage?: (event: { data: object }) => void;
  onerror?: (event: { message?: string }) => void;
  terminate = vi.fn();
  postMessage = vi.fn();
  constructor() {
    Silent.last = this;
  }
}
vi.stubGlobal('Worker', Silent);
vi.mock('../src/engine/module.ts', () => ({ moduleAt: () => Promise.resolve({}) }));
const { Closed, Engine, Refusal } = await import('../src/engine/engine.ts');

test('an engine that is closed leaves nobody waiting', async () => {
  const engine = new Engine('module.wasm');
  const waiting = [engine.call('state', {}), engine.call('record', {})];
  engine.close();
  for (const one of waiting) await expect(one).rejects.toBeInstanceOf(Closed);
  await expect(engine.call('state', {})).rejects.toBeInstanceOf(Closed);
  expect(Silent.last.terminate).toHaveBeenCalled();
});

test('an engine that cannot be loaded says so, now and later', async () => {
  const engine = new Engine('module.wasm');
  const waiting = engine.call('state', {});
  Silent.last.onerror!({});
  await expect(waiting).rejects.toThrow('could not be loaded');
  await expect(engine.call('state', {})).rejects.toThrow('could not be loaded');
});

test('answers and refusals find those who asked', async () => {
  const engine = new Engine('module.wasm');
  const [one, other] = [engine.call('state', {}), engine.call('verify', {})];
  Silent.last.onmessage!({ data: { id: 1, answer: '{"fault":{"code":"x","params":{}}}' } });
  Silent.last.onmessage!({ data: { id: 0, answer: '{"version":3}' } });
  expect(await one).toEqual({ version: 3 });
  await expect(other).rejects.toBeInstanceOf(Refusal);
});

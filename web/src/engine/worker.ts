// The engine in a worker: the WebAssembly module of a game, one request after the other. The first message is the module.
import { instantiate, type Call } from './instance.ts';

let engine: Promise<Call> | undefined;

self.onmessage = async ({ data }: MessageEvent<WebAssembly.Module | { id: number; request: string }>) => {
  if (data instanceof WebAssembly.Module) {
    engine = instantiate(data);
    return;
  }
  try {
    self.postMessage({ id: data.id, answer: (await engine!)(data.request) });
  } catch (error) {
    self.postMessage({ id: data.id, broken: String(error) });
  }
};

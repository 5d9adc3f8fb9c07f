// The engine in a worker: the WebAssembly module of a game, one request after the other.
import wasmUrl from '#wasm/bruxelles-1897.wasm?url';

interface Exports {
  memory: WebAssembly.Memory;
  request_buffer(length: number): number;
  call(): number;
  answer_length(): number;
  _initialize?(): void;
}

async function load(): Promise<Exports> {
  const imports = { horta: { now: () => performance.now() } };
  const response = fetch(wasmUrl);
  // A server that sends another type of content must not keep anybody from playing.
  const module = await WebAssembly.instantiateStreaming(response, imports).catch(async () =>
    WebAssembly.instantiate(await (await fetch(wasmUrl)).arrayBuffer(), imports),
  );
  const exports = module.instance.exports as unknown as Exports;
  exports._initialize?.();
  return exports;
}

const loading = load();

self.onmessage = async ({ data }: MessageEvent<{ id: number; request: string }>) => {
  try {
    const engine = await loading;
    const bytes = new TextEncoder().encode(data.request);
    const address = engine.request_buffer(bytes.length);
    if (address === 0) throw new Error('The request is too long.');
    new Uint8Array(engine.memory.buffer, address, bytes.length).set(bytes);
    const answer = engine.call();
    const text = new TextDecoder().decode(new Uint8Array(engine.memory.buffer, answer, engine.answer_length()));
    self.postMessage({ id: data.id, answer: text });
  } catch (error) {
    self.postMessage({ id: data.id, broken: String(error) });
  }
};

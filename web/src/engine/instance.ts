// One instance of a game's module (wasm/module.cpp): JSON text in, JSON text out.

interface Exports {
  memory: WebAssembly.Memory;
  request_buffer(length: number): number;
  call(): number;
  answer_length(): number;
  _initialize?(): void;
}

export type Call = (request: string) => string;

export async function instantiate(module: WebAssembly.Module): Promise<Call> {
  const instance = await WebAssembly.instantiate(module, { horta: { now: () => performance.now() } });
  const engine = instance.exports as unknown as Exports;
  engine._initialize?.();
  const encoder = new TextEncoder();
  const decoder = new TextDecoder();
  return (request) => {
    const bytes = encoder.encode(request);
    const address = engine.request_buffer(bytes.length);
    if (address === 0) throw new Error('The request is too long.');
    new Uint8Array(engine.memory.buffer, address, bytes.length).set(bytes);
    const answer = engine.call();
    return decoder.decode(new Uint8Array(engine.memory.buffer, answer, engine.answer_length()));
  };
}

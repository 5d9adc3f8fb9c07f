// The WebAssembly module of a game, compiled once for all the workers that run it.

const compiled = new Map<string, Promise<WebAssembly.Module>>();

async function compile(url: string): Promise<WebAssembly.Module> {
  // A server that sends another type of content must not keep anybody from playing.
  return WebAssembly.compileStreaming(fetch(url)).catch(async () => {
    const answer = await fetch(url);
    if (!answer.ok) throw new Error(`The engine could not be loaded: ${answer.status}.`);
    return WebAssembly.compile(await answer.arrayBuffer());
  });
}

// One that did not come is asked for again the next time.
export function moduleAt(url: string): Promise<WebAssembly.Module> {
  const known = compiled.get(url);
  if (known) return known;
  const module = compile(url);
  compiled.set(url, module);
  module.catch(() => compiled.delete(url));
  return module;
}

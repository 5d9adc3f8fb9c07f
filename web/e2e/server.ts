// `horta serve` with the client as it was built: one for all tests, and others where a test needs its own.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    address: string;
  }
}

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));
export const dist = path('../../build/web/dist');

// The program, with the client of a folder, on a free port.
export async function serve(folder = dist): Promise<{ address: string; stop: () => void }> {
  const server = spawn(path('../../build/release/horta'), ['serve', '--port', '0', '--web', folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const address = await new Promise<string>((resolve, reject) => {
    let text = '';
    server.stdout.on('data', (data) => {
      text += data;
      const found = /http:\/\/[^\s]+/.exec(text);
      if (found) resolve(found[0].replace(/\/$/, ''));
    });
    server.on('exit', (code) => reject(new Error(`horta serve ended with ${code}: ${text}`)));
  });
  return { address, stop: () => server.kill() };
}

export default async function (project: TestProject) {
  const { address, stop } = await serve();
  project.provide('address', address);
  return stop;
}

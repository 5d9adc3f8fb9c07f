// Starts `horta serve` with the client as it was built, on a free port, for all tests.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    address: string;
  }
}

const program = fileURLToPath(new URL('../../build/release/horta', import.meta.url));
const dist = fileURLToPath(new URL('../../build/web/dist', import.meta.url));

export default async function (project: TestProject) {
  const server = spawn(program, ['serve', '--port', '0', '--web', dist], { stdio: ['ignore', 'pipe', 'inherit'] });
  const address = await new Promise<string>((resolve, reject) => {
    let text = '';
    server.stdout.on('data', (data) => {
      text += data;
      const found = /http:\/\/[^\s]+/.exec(text);
      if (found) resolve(found[0].replace(/\/$/, ''));
    });
    server.on('exit', (code) => reject(new Error(`horta serve ended with ${code}: ${text}`)));
  });
  project.provide('address', address);
  return () => {
    server.kill();
  };
}

// WebKitGTK on a screen that nobody sees, driven through W3C WebDriver: requests of JSON to Debian's WebKitWebDriver.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { Driver } from './driver.ts';

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

// A screen larger than any window that is opened on it; it names its number when it is there.
async function screen(): Promise<{ program: ChildProcess; display: string }> {
  const program = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '2000x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [number] = (await once(program.stdout, 'data')) as [Buffer];
  return { program, display: `:${number.toString().trim()}` };
}

async function driver(display: string): Promise<{ program: ChildProcess; address: string }> {
  const port = await freePort();
  const program = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: display, GDK_BACKEND: 'x11', NO_AT_BRIDGE: '1' },
  });
  const address = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 200; tries++) {
    const answer = await fetch(`${address}/status`).catch(() => null);
    if (answer?.ok) return { program, address };
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('WebKitWebDriver does not answer.');
}

// It has a mouse only: it takes a touch for one.
export async function webkit(): Promise<Driver> {
  const { program: xvfb, display } = await screen();
  const { program, address } = await driver(display);

  async function send<Answer>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<Answer> {
    const response = await fetch(`${address}/session${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await response.json()) as { value: Answer & { message?: string } };
    if (!response.ok) throw new Error(`${method} ${path}: ${value.message}`);
    return value;
  }
  const binary = fileURLToPath(new URL('webkit-window.py', import.meta.url));
  const { sessionId } = await send<{ sessionId: string }>('POST', '', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': { binary, args: [] } } },
  });
  const post = async (path: string, body: object = {}) => void (await send('POST', `/${sessionId}${path}`, body));
  const ask = (expression: string) =>
    send<string>('POST', `/${sessionId}/execute/sync`, { script: `return ${expression}`, args: [] });

  return {
    open: (url) => post('/url', { url }),
    reload: () => post('/refresh'),
    resize: (size) => post('/window/rect', { x: 0, y: 0, ...size }),
    ask,
    act: (actions) => post('/actions', { actions }),
    picture: async () => Buffer.from(await send<string>('GET', `/${sessionId}/screenshot`), 'base64'),
    errors: async () => JSON.parse(await ask(`sessionStorage.getItem('errors') ?? '[]'`)) as string[],
    async close() {
      await send('DELETE', `/${sessionId}`);
      program.kill();
      xvfb.kill();
    },
  };
}

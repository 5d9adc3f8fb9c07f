// Debian's Firefox, driven through WebDriver BiDi, which it speaks itself: messages of JSON over a socket.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Driver, Finger } from './driver.ts';

interface Message {
  id?: number;
  type: 'success' | 'error' | 'event';
  method?: string;
  message?: string; // of an error
  result?: object;
  params?: { level: string; text: string };
}

class Socket {
  private readonly waiting = new Map<number, (message: Message) => void>();
  private sent = 0;

  private constructor(
    private readonly socket: WebSocket,
    heard: (message: Message) => void,
  ) {
    socket.onmessage = ({ data }: MessageEvent<string>) => {
      const message = JSON.parse(data) as Message;
      if (message.id === undefined) heard(message);
      else this.waiting.get(message.id)?.(message);
    };
  }

  static to(address: string, heard: (message: Message) => void): Promise<Socket> {
    const socket = new WebSocket(address);
    return new Promise((resolve, reject) => {
      socket.onopen = () => resolve(new Socket(socket, heard));
      socket.onerror = () => reject(new Error(`Nobody answers at ${address}.`));
    });
  }

  // The answer has the shape that the protocol gives it.
  send<Answer extends object>(method: string, params: object = {}): Promise<Answer> {
    const id = ++this.sent;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, ({ type, message, result }) => {
        this.waiting.delete(id);
        if (type === 'error') reject(new Error(`${method}: ${message}`));
        else resolve(result as Answer);
      });
      this.socket.send(JSON.stringify({ id, method, params }));
    });
  }
}

// It opens nothing of its own and asks nobody for anything.
const preferences = {
  'app.update.disabledForTesting': true,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.page': 0,
  'datareporting.policy.dataSubmissionEnabled': false,
  'intl.accept_languages': 'en',
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,',
  'toolkit.telemetry.reportingpolicy.firstRun': false,
  'ui.useOverlayScrollbars': 1, // as in the others: they take no room
};

// A finger is coarse, a mouse is fine and can hover.
const capabilities: Record<Finger, number> = { touch: 1, mouse: 2 + 4 };

export async function firefox(finger: Finger): Promise<Driver> {
  const profile = mkdtempSync(join(tmpdir(), 'horta-firefox-'));
  const chosen = {
    ...preferences,
    'ui.primaryPointerCapabilities': capabilities[finger],
    'ui.allPointerCapabilities': capabilities[finger],
  };
  const lines = Object.entries(chosen).map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});\n`);
  writeFileSync(join(profile, 'user.js'), lines.join(''));
  const program = spawn(
    'firefox-esr',
    ['--headless', '--no-remote', '--remote-debugging-port', '0', '--profile', profile],
    {
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  const ended = new Promise((resolve) => program.on('exit', resolve));
  const address = await new Promise<string>((resolve, reject) => {
    let said = '';
    program.stderr.on('data', (data) => {
      said += data;
      const found = /WebDriver BiDi listening on (\S+)/.exec(said);
      if (found) resolve(found[1]!);
    });
    program.on('error', reject);
    program.on('exit', () => reject(new Error(`Firefox ended: ${said}`)));
  });

  const errors: string[] = [];
  const socket = await Socket.to(`${address}/session`, ({ method, params }) => {
    if (method === 'log.entryAdded' && params?.level === 'error') errors.push(params.text);
  });
  await socket.send('session.new', { capabilities: {} });
  await socket.send('session.subscribe', { events: ['log.entryAdded'] });
  const { contexts } = await socket.send<{ contexts: { context: string }[] }>('browsingContext.getTree');
  const { context } = contexts[0]!;

  return {
    open: async (url) => void (await socket.send('browsingContext.navigate', { context, url, wait: 'complete' })),
    reload: async () => void (await socket.send('browsingContext.reload', { context, wait: 'complete' })),
    resize: async (viewport) => void (await socket.send('browsingContext.setViewport', { context, viewport })),
    async ask(expression) {
      interface Answer {
        result: { value: string };
        exceptionDetails?: { text: string };
      }
      const { result, exceptionDetails } = await socket.send<Answer>('script.evaluate', {
        expression,
        target: { context },
        awaitPromise: true,
        userActivation: false,
      });
      if (exceptionDetails) throw new Error(exceptionDetails.text);
      return result.value;
    },
    act: async (actions) => void (await socket.send('input.performActions', { context, actions })),
    async picture() {
      const { data } = await socket.send<{ data: string }>('browsingContext.captureScreenshot', { context });
      return Buffer.from(data, 'base64');
    },
    errors: () => Promise.resolve(errors),
    async close() {
      await socket.send('browser.close');
      await ended;
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

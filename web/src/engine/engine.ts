// The engine as the rest of the page knows it: questions and answers.
import { moduleAt } from './module.ts';
import type { Answers, Params, Reason, Refused, Requests } from './answers/common.ts';

// The engine did not do what was asked: `fault.<code>` says why, and the reasons what forbids a move.
export class Refusal extends Error {
  constructor(
    readonly code: string,
    readonly params: Params,
    readonly reasons: Reason[] = [],
  ) {
    super(code);
  }
}

// The engine was closed before it answered.
export class Closed extends Error {}

// Who closes an engine has left: that nobody takes this answer is no fault to report.
globalThis.addEventListener?.('unhandledrejection', (event) => {
  if (event.reason instanceof Closed) event.preventDefault();
});

interface Waiting {
  resolve(answer: unknown): void;
  reject(error: Error): void;
}

// One instance of a game's module, in a worker of its own.
export class Engine {
  private readonly worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  private readonly waiting = new Map<number, Waiting>();
  private readonly ready: Promise<void>;
  private next = 0;
  // Why there are no more answers.
  private ended: Error | null = null;

  // Where the module of the game is.
  constructor(url: string) {
    this.ready = moduleAt(url).then(
      (module) => this.worker.postMessage(module),
      (error: Error) => this.end(error),
    );
    this.worker.onmessage = ({ data }: MessageEvent<{ id: number; answer?: string; broken?: string }>) => {
      const waiting = this.waiting.get(data.id);
      this.waiting.delete(data.id);
      if (!waiting) return;
      if (data.answer === undefined) return waiting.reject(new Error(data.broken));
      const answer = JSON.parse(data.answer) as Refused | { fault?: undefined };
      if (answer.fault) waiting.reject(new Refusal(answer.fault.code, answer.fault.params, answer.reasons));
      else waiting.resolve(answer);
    };
    // The worker answers for its own faults: this one is that it could not be loaded.
    this.worker.onerror = (event) => this.end(new Error(event.message ?? 'The engine could not be loaded.'));
  }

  call<Call extends keyof Answers>(call: Call, request: Requests[Call]): Promise<Answers[Call]> {
    if (this.ended) return Promise.reject(this.ended);
    const id = this.next++;
    return new Promise<never>((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      void this.ready.then(() => this.worker.postMessage({ id, request: JSON.stringify({ call, ...request }) }));
    });
  }

  close() {
    this.end(new Closed('The engine was closed.'));
  }

  private end(why: Error) {
    this.ended ??= why;
    this.worker.terminate();
    for (const { reject } of this.waiting.values()) reject(why);
    this.waiting.clear();
  }
}

// The engine as the rest of the page knows it: questions and answers.
import type { Reason } from './types.ts';

// The engine did not do what was asked: `fault.<code>` says why, and the reasons what forbids a move.
export class Refusal extends Error {
  constructor(
    readonly code: string,
    readonly params: Record<string, string | number>,
    readonly reasons: Reason[] = [],
  ) {
    super(code);
  }
}

interface Waiting {
  resolve(answer: unknown): void;
  reject(error: Error): void;
}

export class Engine {
  private readonly worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  private readonly waiting = new Map<number, Waiting>();
  private next = 0;

  constructor() {
    this.worker.onmessage = ({ data }: MessageEvent<{ id: number; answer?: string; broken?: string }>) => {
      const waiting = this.waiting.get(data.id);
      this.waiting.delete(data.id);
      if (!waiting) return;
      if (data.answer === undefined) return waiting.reject(new Error(data.broken));
      const answer = JSON.parse(data.answer);
      if (answer.fault) waiting.reject(new Refusal(answer.fault.code, answer.fault.params, answer.reasons));
      else waiting.resolve(answer);
    };
    this.worker.onerror = (event) => {
      for (const waiting of this.waiting.values()) waiting.reject(new Error(event.message));
      this.waiting.clear();
    };
  }

  call<Answer>(name: string, input: object = {}): Promise<Answer> {
    const id = this.next++;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve: resolve as (answer: unknown) => void, reject });
      this.worker.postMessage({ id, request: JSON.stringify({ call: name, ...input }) });
    });
  }

  close() {
    this.worker.terminate();
  }
}

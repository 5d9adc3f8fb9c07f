// What is asked of a worker next comes back broken.
import type { Page } from 'playwright-core';

export const breakEngines = (page: Page) =>
  page.evaluate(() => {
    const { postMessage } = Worker.prototype;
    Worker.prototype.postMessage = function (this: Worker, message: { id: number }) {
      Worker.prototype.postMessage = postMessage;
      this.onmessage?.(new MessageEvent('message', { data: { id: message.id, broken: 'It broke.' } }));
    } as typeof postMessage;
  });

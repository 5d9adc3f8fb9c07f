// What a page asks its browser for: whether there is audio, whether it runs, and how far the loudspeaker swings.
import type { Page } from 'playwright-core';

interface Watched {
  contexts: AudioContext[];
  swing(): number; // in the last half second
}
declare const watched: Watched;

// Before the page begins.
export function watchAudio() {
  const contexts: AudioContext[] = [];
  const meters = new Map<BaseAudioContext, AnalyserNode>();
  globalThis.AudioContext = class extends AudioContext {
    constructor() {
      super();
      contexts.push(this);
    }
  };
  const connect = AudioNode.prototype.connect as (this: AudioNode, to: AudioNode) => AudioNode;
  AudioNode.prototype.connect = function (this: AudioNode, to: AudioNode) {
    if (to instanceof AudioDestinationNode && this.context instanceof AudioContext) {
      const meter = new AnalyserNode(this.context, { fftSize: 32768 });
      meters.set(this.context, meter);
      connect.call(this, meter);
    }
    return connect.call(this, to);
  } as typeof AudioNode.prototype.connect;
  const swing = () => {
    const samples = new Float32Array(32768);
    meters.get(contexts.at(-1)!)?.getFloatTimeDomainData(samples);
    return Math.max(...samples.map(Math.abs));
  };
  Object.assign(globalThis, { watched: { contexts, swing } satisfies Watched });
}

export const contexts = (page: Page) => page.evaluate(() => watched.contexts.map(({ state }) => state));
export const swing = (page: Page) => page.evaluate(() => watched.swing());

// Waits for a sound, no louder than so much; and for silence.
export const heard = (page: Page, most = 1) =>
  page.waitForFunction((most) => watched.swing() > 0.001 && watched.swing() < most, most, { polling: 50 });
export const silence = (page: Page) => page.waitForFunction(() => watched.swing() < 1e-5, null, { polling: 50 });
export const rest = (page: Page) =>
  page.waitForFunction(() => watched.contexts.every(({ state }) => state === 'suspended'), null, { polling: 50 });

// Every sound of the table, played in Chromium faster than it lasts. What was played is kept in build/web/sounds, to be
// listened to and looked at.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { transformWithOxc } from 'vite';
import type { Cue } from '../../src/sound/cues.ts';
import type * as booth from './booth.ts';
import type { Measured } from './measure.ts';
import { watchAudio } from './meter.ts';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));
const folder = path('../../../build/web/sounds');

declare const studio: typeof booth;

// Chance is the same every time, so that what is measured can be compared. A call from outside counts as a touch for browsers,
// so a player tries to be heard before the first of them.
const program = `
  let seed = 1897;
  Math.random = () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let mixed = Math.imul(seed ^ (seed >>> 15), seed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  globalThis.studio = await import('/e2e/studio/booth.ts');
  globalThis.player = new studio.Player();
  player.setVolume(60);
  await player.play([{ sound: 'card' }], performance.now());
  globalThis.untouched = watched.contexts.length;
  console.log('open');`;

export class Studio {
  private readonly taken: string[] = [];
  private constructor(readonly page: Page) {}

  // A page with the program of the sounds, and nothing else.
  static async open(browser: Browser): Promise<Studio> {
    const page = await browser.newPage();
    await page.addInitScript(watchAudio);
    await page.route('http://studio.test/**', async (route) => {
      const { pathname } = new URL(route.request().url());
      if (pathname === '/')
        return route.fulfill({ contentType: 'text/html', body: `<script type="module">${program}</script>` });
      const { code } = await transformWithOxc(readFileSync(path(`../..${pathname}`), 'utf8'), pathname);
      return route.fulfill({ contentType: 'text/javascript', body: code });
    });
    const open = page.waitForEvent('console');
    await page.goto('http://studio.test/');
    await open;
    return new Studio(page);
  }

  // Plays some cues at full volume, through room and limiter; a name keeps them.
  async play(cues: Cue[], name?: string): Promise<Measured> {
    const { measured, wav } = await this.page.evaluate(([cues, name]) => studio.play(cues, name), [
      cues,
      name,
    ] as const);
    if (name) {
      keep(`${name}.wav`, Buffer.from(wav, 'base64'));
      const { finite: _finite, print: _print, ...values } = measured;
      const told = Object.entries(values).map(([what, value]) => `${what} ${value.toFixed(2)}`);
      this.taken.push([name.padEnd(10), ...told].join('  '));
    }
    return measured;
  }

  // Draws everything that was kept, and writes down what was measured.
  async close() {
    keep('sounds.png', Buffer.from(await this.page.evaluate(() => studio.draw()), 'base64'));
    keep('measured.txt', `${this.taken.join('\n')}\n`);
    await this.page.close();
  }
}

function keep(file: string, content: string | Buffer) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/${file}`, content);
}

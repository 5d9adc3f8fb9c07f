// How long the page takes to answer a click on screen, over a whole game against bots, by the browser's own interaction timing
// (the page's thread has a quarter of this computer's speed), and the tasks that held it up for more than 50 ms.
//
//   node --experimental-transform-types bench/answers.mjs [players] [folder]     after the client and the program were built; of another built client
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { byMouse, Player } from '../e2e/player.ts';
import { sayIn } from '../e2e/texts.ts';

const path = (relative) => fileURLToPath(new URL(relative, import.meta.url));
const players = Number(process.argv[2] ?? 3);
const client = process.argv[3] ?? path('../../build/web/dist');

const program = spawn(path('../../build/release/horta'), ['serve', '--port', '0', '--web', client]);
const address = await new Promise((resolve) => {
  let text = '';
  program.stdout.on('data', (data) => {
    const found = /http:\/\/[^\s]+/.exec((text += data));
    if (found) resolve(found[0]);
  });
});

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
});
const page = await browser.newPage({ viewport: { width: 1366, height: 768 }, locale: 'en' });
await page.addInitScript(
  (chosen) => {
    localStorage.setItem('horta.settings', JSON.stringify(chosen));
    window.timed = { interactions: new Map(), tasks: [] };
    new PerformanceObserver((list) => {
      for (const { interactionId, duration, name } of list.getEntries())
        if (interactionId) {
          const known = window.timed.interactions.get(interactionId);
          if (!known || known.duration < duration) window.timed.interactions.set(interactionId, { duration, name });
        }
    }).observe({ type: 'event', durationThreshold: 16, buffered: true });
    new PerformanceObserver((list) => {
      for (const { duration, startTime } of list.getEntries()) window.timed.tasks.push({ duration, startTime });
    }).observe({ type: 'longtask', buffered: true });
  },
  { players, level: 2, speed: 'fast' },
);
const session = await page.context().newCDPSession(page);
await page.goto(address);
await page.getByRole('button', { name: 'Play', exact: true }).click();
await page.locator('.pane').first().waitFor();
await page.waitForTimeout(1500); // what is loaded behind the table is loaded
await page.evaluate(() => {
  window.timed.interactions.clear();
  window.timed.tasks.length = 0;
});
await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
const player = new Player(page, sayIn('en'), byMouse, 7);
await player.playToTheEnd();
const { interactions, tasks } = await page.evaluate(() => ({
  interactions: [...window.timed.interactions.values()],
  tasks: window.timed.tasks,
}));
await browser.close();
program.kill();

const times = interactions.map(({ duration }) => duration).sort((one, other) => one - other);
const at = (part) => times[Math.min(times.length - 1, Math.floor(part * times.length))];
console.log(`${players} players, ${player.decisions} decisions, ${times.length} interactions of 16 ms or more`);
console.log(
  `answered on screen: median ${at(0.5)} ms, 98 of 100 within ${at(0.98)} ms, the longest ${times.at(-1)} ms`,
);
const long = tasks.map(({ duration }) => Math.round(duration)).sort((one, other) => other - one);
console.log(
  `tasks over 50 ms: ${long.length}${long.length > 0 ? `, the longest ${long.slice(0, 5).join(', ')} ms` : ''}`,
);

// How long a first visitor with a middling phone waits, nothing cached: until Play can be pressed, and from there to a table.
// The link is Lighthouse's for phones (1.6 Mbit/s, 150 ms there and back); the page's thread has a quarter of this
// computer's speed. (Chromium slows down no workers, so the engine runs at full speed; it needs few milliseconds.)
//
//   node bench/interactive.mjs [runs] [folder]     after the client and the program were built; of another built client
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { slowLink } from './slow-link.mjs';

const path = (relative) => fileURLToPath(new URL(relative, import.meta.url));
const runs = Number(process.argv[2] ?? 5);
const client = process.argv[3] ?? path('../../build/web/dist');

const program = spawn(path('../../build/release/horta'), ['serve', '--port', '0', '--web', client]);
const port = await new Promise((resolve) => {
  let text = '';
  program.stdout.on('data', (data) => {
    const found = /:(\d+)/.exec((text += data));
    if (found) resolve(Number(found[1]));
  });
});
const link = await slowLink(port, { rtt: 150, down: 1_600_000 });
const address = `http://127.0.0.1:${link.address().port}`;

// The time at which something is on the screen, by the page's own clock. It runs in the page.
function watch() {
  window.shown = (selector) =>
    new Promise((resolve) => {
      const look = () =>
        document.querySelector(selector)
          ? requestAnimationFrame(() => setTimeout(() => resolve(performance.now())))
          : requestAnimationFrame(look);
      look();
    });
}

async function measure(browser, hesitation) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 3,
    isMobile: true,
    hasTouch: true,
    locale: 'en',
  });
  const page = await context.newPage();
  await page.addInitScript(watch);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(address, { waitUntil: 'commit' });
  const front = await page.evaluate(() => window.shown('.start [type=submit]'));
  await page.waitForTimeout(hesitation);
  const table = await page.evaluate(() => {
    const pressed = performance.now();
    document.querySelector('.start [type=submit]').click();
    return window.shown('.window .pane').then((there) => there - pressed);
  });
  const files = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name, startTime, responseEnd, transferSize }) => ({
      name: name.replace(/.*\//, ''),
      from: Math.round(startTime),
      to: Math.round(responseEnd),
      bytes: transferSize,
    })),
  );
  await context.close();
  return { front, table, files };
}

const median = (numbers) => numbers.sort((one, other) => one - other)[Math.floor(numbers.length / 2)];
const seconds = (milliseconds) => `${(milliseconds / 1000).toFixed(2)} s`;

const browser = await chromium.launch({
  executablePath: process.env.HORTA_CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
});
for (const hesitation of [0, 3000]) {
  const all = [];
  for (let run = 0; run < runs; run++) all.push(await measure(browser, hesitation));
  if (process.env.HORTA_FILES) console.table(all[0].files);
  console.log(
    `${seconds(median(all.map(({ front }) => front)))} until Play can be pressed; pressed ` +
      `${hesitation ? `${seconds(hesitation)} later` : 'at once'}, ${seconds(median(all.map(({ table }) => table)))} ` +
      `to the table (medians of ${runs})`,
  );
}
await browser.close();
link.close();
program.kill();
process.exit(0);

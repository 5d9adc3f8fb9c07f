// How long the page takes to answer a click on screen, over whole games against bots, by the browser's own interaction timing
// (the page's thread is four times as slow as this computer, or SLOWER times), and the tasks that held it up for more than 50 ms.
//
//   node bench/answers.mjs [players] [games] [folder]     after the client and the program were built; of another built client
//
// PROFILE=file writes a profile of the page's thread (for the performance panel of a browser), and what held up its frames.
import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';

const path = (relative) => fileURLToPath(new URL(relative, import.meta.url));
const players = Number(process.argv[2] ?? 3);
const games = Number(process.argv[3] ?? 4);
const client = process.argv[4] ?? path('../../build/web/dist');
const { PROFILE: profileAt, SLOWER: rate = '4', CHROMIUM: executablePath = '/usr/bin/chromium' } = process.env;

const program = spawn(path('../../build/release/horta'), ['serve', '--port', '0', '--web', client]);
const address = await new Promise((resolve) => {
  let text = '';
  program.stdout.on('data', (data) => {
    const found = /http:\/\/[^\s]+/.exec((text += data));
    if (found) resolve(found[0]);
  });
});

const browser = await chromium.launch({
  executablePath,
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
});
// What the page is asked about itself costs its thread next to nothing: looking for things by role and name, as the tests do,
// would take longer than all that is measured.
function watch(settings) {
  localStorage.setItem('horta.settings', JSON.stringify(settings));
  const timed = { interactions: new Map(), tasks: [], frames: [] };
  const observe = (options, each) =>
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ buffered: true, ...options });
  observe({ type: 'event', durationThreshold: 16 }, ({ interactionId, duration, name }) => {
    if (!interactionId || (timed.interactions.get(interactionId)?.duration ?? 0) >= duration) return;
    timed.interactions.set(interactionId, { duration, name, clicked: window.clicked });
  });
  observe({ type: 'longtask' }, ({ duration }) => timed.tasks.push(duration));
  observe({ type: 'long-animation-frame' }, ({ duration, startTime, styleAndLayoutStart, scripts }) =>
    timed.frames.push({
      duration,
      layout: styleAndLayoutStart ? startTime + duration - styleAndLayoutStart : 0,
      scripts: scripts.map(
        (script) =>
          `${script.invoker} ${script.sourceFunctionName}: ${Math.round(script.duration)} ms, of which ` +
          `${Math.round(script.forcedStyleAndLayoutDuration)} for styles and layout`,
      ),
    }),
  );
  window.timed = timed;
  // Where to click next: what a dialog wants, the end of a turn, an answer, or a thing that can be chosen, by chance.
  window.nextClick = (number) => {
    const dialog = document.querySelector('[role=dialog]');
    if (dialog?.querySelector('a[href^="/replay/"]')) return 'over';
    const places = dialog
      ? ['.btn-primary', '.btn']
      : [
          '.prompt > .btn-primary',
          '.prompt-keys .btn-primary',
          '.prompt .options .btn',
          '.choose',
          '.prompt-keys .btn:nth-child(2)',
        ];
    for (const selector of places) {
      const things = [...(dialog ?? document).querySelectorAll(`${selector}:not([aria-disabled='true'])`)];
      const boxes = things.map((thing) => thing.getBoundingClientRect()).filter(({ width }) => width > 0);
      if (boxes.length === 0) continue;
      const { x, y, width, height } = boxes[number % boxes.length];
      window.clicked = selector;
      return { x: x + width / 2, y: y + height / 2 };
    }
    return null;
  };
}

// Somebody plays a game in a browser that has never been here. An eye and a hand take their time: a third of a second to see
// what has come and to get there, over whatever lies between, and a quarter to look at it before the click.
async function play(game) {
  const page = await browser.newPage({ viewport: { width: 1366, height: 768 }, locale: 'en' });
  await page.addInitScript(watch, { players, level: 2, speed: 'fast' });
  const session = await page.context().newCDPSession(page);
  await page.goto(address);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.locator('.pane').first().waitFor();
  await page.waitForTimeout(1500); // what is loaded behind the table is loaded
  await page.evaluate(() => {
    window.timed.interactions.clear();
    window.timed.tasks.length = window.timed.frames.length = 0;
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: Number(rate) });
  const profiled = profileAt && game === 0;
  if (profiled) {
    await session.send('Profiler.enable');
    await session.send('Profiler.start');
  }
  let clicks = 0;
  for (let number = game; ; number = (Math.imul(number, 1664525) + 1013904223) >>> 0) {
    const where = await page.evaluate((chance) => window.nextClick(chance), number >>> 8);
    if (where === 'over') break;
    if (where) {
      await page.waitForTimeout(330);
      await page.mouse.move(where.x, where.y, { steps: 4 });
      await page.waitForTimeout(250);
      await page.mouse.click(where.x, where.y);
      clicks++;
    }
    await page.waitForTimeout(100);
  }
  if (profiled) {
    const { profile } = await session.send('Profiler.stop');
    writeFileSync(profileAt, JSON.stringify(profile));
  }
  const timed = await page.evaluate(() => ({
    ...window.timed,
    interactions: [...window.timed.interactions.values()],
  }));
  await page.close();
  return { clicks, ...timed };
}

const played = [];
for (let game = 0; game < games; game++) played.push(await play(game));
await browser.close();
program.kill();

const clicks = played.reduce((sum, game) => sum + game.clicks, 0);
const [interactions, tasks, frames] = ['interactions', 'tasks', 'frames'].map((what) =>
  played.flatMap((game) => game[what]),
);
interactions.sort((one, other) => other.duration - one.duration);
// Those under 16 ms are not told one by one.
const at = (part) => interactions[Math.floor((1 - part) * clicks)]?.duration ?? 16;
const longest = interactions[0]?.duration ?? 16;
console.log(`${players} players, ${games} games, ${clicks} clicks`);
console.log(
  `answered on screen: half within ${at(0.5)} ms, 98 of 100 within ${at(0.98)} ms, the longest ${longest} ms`,
);
const long = tasks.map(Math.round).sort((one, other) => other - one);
console.log(
  `tasks over 50 ms: ${Math.round(long.length / games)} a game${long.length > 0 ? `, the longest ${long.slice(0, 5).join(', ')} ms` : ''}`,
);
if (profileAt) {
  console.log(interactions.slice(0, 8));
  frames.sort((one, other) => other.duration - one.duration);
  console.log(
    frames
      .slice(0, 12)
      .map(({ duration, layout, scripts }) => [Math.round(duration), Math.round(layout), scripts.slice(0, 3)]),
  );
}

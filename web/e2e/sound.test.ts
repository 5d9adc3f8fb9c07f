// Sounds as a real browser makes them: each is measured, and nothing is heard before somebody wants it.
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { GameEvent } from '../src/engine/types.ts';
import { awardsOf } from '../src/games/bruxelles1897/sounds.ts';
import { soundNames, type Cue, type SoundName } from '../src/sound/cues.ts';
import type { Player } from '../src/sound/player.ts';
import { launch } from './browser.ts';
import { look } from './look.ts';
import { visit, type Visit } from './pages.ts';
import { contexts, heard, rest, silence, swing, watchAudio } from './studio/meter.ts';
import { Studio } from './studio/studio.ts';
import { begin, press } from './ways.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

describe('every sound', () => {
  // How long in seconds and how loud in LUFS: things that are set down, what is won and called for, and what ends.
  const kinds = {
    thing: { seconds: [0.2, 1], loudness: [-33, -25] },
    call: { seconds: [1, 3], loudness: [-26, -20] },
    cadence: { seconds: [2, 5], loudness: [-23, -18] },
  };
  const calls: SoundName[] = ['coat', 'column', 'your_turn'];
  const cadences: SoundName[] = ['round', 'end_won', 'end_lost'];
  const kindOf = (sound: SoundName) =>
    kinds[cadences.includes(sound) ? 'cadence' : calls.includes(sound) ? 'call' : 'thing'];

  let studio: Studio;
  beforeAll(async () => {
    studio = await Studio.open(browser);
  });
  afterAll(() => studio.close());

  test.each(soundNames)('%s is as long and as loud as its kind', async (sound) => {
    const kind = kindOf(sound);
    const one = await studio.play([{ sound }], sound);
    const other = await studio.play([{ sound }]);
    for (const { finite, offset, end, peak, loudness, small, seconds, bright } of [one, other]) {
      expect(finite).toBe(true);
      expect(offset).toBeLessThan(-90);
      expect(end).toBeLessThan(-80);
      expect(peak).toBeLessThan(-6);
      expect(peak).toBeGreaterThan(-24);
      expect(seconds).toBeGreaterThan(kind.seconds[0]!);
      expect(seconds).toBeLessThan(kind.seconds[1]!);
      expect(loudness).toBeGreaterThan(kind.loudness[0]!);
      expect(loudness).toBeLessThan(kind.loudness[1]!);
      expect(loudness - small).toBeLessThan(6); // a phone has it as well
      expect(bright).toBeLessThan(3200); // never shrill
    }
    expect(other.print).not.toBe(one.print); // and never twice the same
  });

  test('more coins sound like more, and somebody else’s are further away', async () => {
    const play = (cue: Partial<Cue>) => studio.play([{ sound: 'coin', ...cue }]);
    const [single, many, far] = [await play({}), await play({ amount: 7 }), await play({ amount: 7, far: true })];
    expect(many.seconds).toBeGreaterThan(single.seconds + 0.1);
    expect(many.loudness).toBeGreaterThan(single.loudness);
    expect(far.loudness).toBeLessThan(many.loudness - 2);
  });

  test('four columns and six coats of arms, one after the other, are no louder than the end', async () => {
    const won = (sound: 'column' | 'coat', places: number): GameEvent[] =>
      Array.from({ length: places }, (_, at) => ({ event: `${sound}_won`, cause: '', [sound]: at }));
    const awards = awardsOf([...won('column', 4), ...won('coat', 6)], false);
    const { peak, loudness } = await studio.play(awards, 'awards');
    expect(peak).toBeLessThan(-6);
    expect(loudness).toBeLessThan(kinds.cadence.loudness[1]!);
  });

  test('even what should not meet stays within bounds', async () => {
    const names: SoundName[] = ['card', 'build', 'round', 'end_won'];
    const { peak } = await studio.play(names.map((sound) => ({ sound })));
    expect(peak).toBeLessThan(-4);
  });
});

declare const player: Player;
declare const untouched: number; // how much audio there was before the first touch

describe('a player', () => {
  let page: Page;
  beforeEach(async () => {
    page = (await Studio.open(browser)).page;
  });
  afterEach(() => page.close());

  const play = (cues: Cue[], ago = 0) =>
    page.evaluate(([cues, ago]) => player.play(cues, performance.now() - ago), [cues, ago] as const);
  const hide = (hidden: boolean) =>
    page.evaluate((hidden) => {
      Object.defineProperty(document, 'hidden', { configurable: true, value: hidden });
      document.dispatchEvent(new Event('visibilitychange'));
    }, hidden);
  // Long enough for what is not there to be noticed.
  const wait = () => page.waitForTimeout(600);

  test('waits for a touch, and does not make up for what came before it', async () => {
    expect(await page.evaluate(() => untouched)).toBe(0);
    await page.mouse.click(50, 50);
    await wait();
    expect(await contexts(page)).toEqual(['running']);
    expect(await swing(page)).toBe(0);
    await play([{ sound: 'card' }]);
    await heard(page);
  });

  test('says nothing that was asked for too long ago', async () => {
    await page.keyboard.press('Shift');
    await play([{ sound: 'card' }], 2000);
    await wait();
    expect(await swing(page)).toBe(0);
  });

  test('calls to its turn from behind another page, and says nothing else there', async () => {
    await page.mouse.click(50, 50);
    await play([{ sound: 'end_won', after: 900 }]);
    await hide(true);
    await play([{ sound: 'card' }]);
    await page.waitForTimeout(1300);
    expect(await swing(page)).toBeLessThan(1e-5);
    await play([{ sound: 'card' }, { sound: 'your_turn' }]);
    await heard(page);
  });

  test('tells no more of what was, when the game has gone on', async () => {
    await page.mouse.click(50, 50);
    await play([{ sound: 'end_won', after: 1500 }]);
    await play([{ sound: 'coin' }]);
    await heard(page);
    await silence(page);
    await page.waitForTimeout(1500);
    expect(await swing(page)).toBeLessThan(1e-5);
  });

  test('is silent at volume 0', async () => {
    await page.mouse.click(50, 50);
    await play([{ sound: 'round' }]);
    await heard(page);
    await page.evaluate(() => player.setVolume(0));
    await silence(page);
  });
});

// A table at which the settings are open.
async function settingsOf(visited: Visit) {
  const { page, say } = visited;
  await press(visited, 'settings');
  const sound = page.getByRole('group', { name: say('sound'), exact: true });
  const choose = (id: string) => sound.getByRole('radio', { name: say(id) }).click();
  return { sound, choose, volume: sound.getByRole('slider', { name: say('sound.volume') }) };
}

test('there is no audio before it was asked for; then it is heard, follows the volume, rests, and is kept', async () => {
  const visited = await visit(browser, '/', { players: 2, withoutWorker: true });
  const { page, say, context, errors } = visited;
  await page.addInitScript(watchAudio);
  await page.reload();
  await begin(visited);
  expect(await contexts(page)).toEqual([]);
  const { sound, choose, volume } = await settingsOf(visited);
  expect(await sound.getByRole('radio', { name: say('sound.off') }).isChecked()).toBe(true);
  expect(await volume.isVisible()).toBe(false);
  expect(await contexts(page)).toEqual([]);

  await choose('sound.on');
  await heard(page);
  expect(await contexts(page)).toEqual(['running']);
  await look(page, 'sound', { size: 'laptop', theme: 'light' });
  await volume.fill('10');
  await heard(page, 0.02);
  await rest(page);
  await volume.fill('80');
  await heard(page);
  await choose('sound.off');
  await silence(page);

  await choose('sound.on');
  await page.reload();
  const again = await settingsOf(visited);
  expect(await again.volume.inputValue()).toBe('80');
  expect(errors).toEqual([]);
  await context.close();
});

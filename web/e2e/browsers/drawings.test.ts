// Every drawing is as large in other browsers as it is in Chromium, and none leaves its card: engines differ in how large a drawing
// becomes that has no size of its own.
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { launch as chromium, sizes } from '../browser.ts';
import { fullest, lastDecision } from '../moments.ts';
import { visit, type Visit } from '../pages.ts';
import { passButton } from '../player.ts';
import { sayIn, type Say } from '../texts.ts';
import type { Led } from '../things.ts';
import { playFrom } from '../ways.ts';
import { browsers, choose, keepPicture } from './browsers.ts';
import { OtherPage } from './page.ts';

// Lines of text differ by a pixel or two, and some drawings have the room that these leave.
const near = (one: number, other: number) => Math.abs(one - other) <= Math.max(2, other * 0.05);

interface Drawing {
  name: string;
  width: number;
  height: number;
  outside: boolean; // of the card that it is on
}

// Runs in a page: its drawings, once they are where they stay.
async function drawings(): Promise<Drawing[]> {
  await document.fonts.ready;
  const look = () =>
    [...document.querySelectorAll('svg')]
      .filter((svg) => svg.checkVisibility())
      .map((svg) => {
        const box = svg.getBoundingClientRect();
        const card = svg.closest('.card')?.getBoundingClientRect() ?? box;
        const uses = [...svg.querySelectorAll('use')].map((use) => use.getAttribute('href'));
        return {
          name: `${uses.join(' ')} in ${svg.parentElement!.className}`,
          width: Math.round(box.width),
          height: Math.round(box.height),
          outside:
            box.left < card.left - 1 ||
            box.right > card.right + 1 ||
            box.top < card.top - 1 ||
            box.bottom > card.bottom + 1,
        };
      });
  let [before, still] = ['', 0];
  while (still < 10) {
    await new Promise(requestAnimationFrame);
    const now = JSON.stringify(look());
    still = now === before ? still + 1 : 0;
    before = now;
  }
  return look();
}

// The ways to what is looked at; each goes on from the one before.
type Way = (guest: { page: Led; say: Say; address: string }) => Promise<unknown>;

const open =
  (path: string): Way =>
  async ({ page, address }) => {
    await page.goto(address + path);
    await page.getByRole('heading').first().waitFor();
  };
const tab =
  (id: string): Way =>
  ({ page, say }) =>
    page.getByRole('button', { name: say(id), exact: true }).click();

const full = fullest(3, 'goods', 5);
const last = lastDecision(2);
const scenes: { name: string; only?: 'phone' | 'laptop'; go: Way }[] = [
  { name: 'front page', go: open('/') },
  { name: 'rules', go: open('/rules') },
  { name: 'lesson', go: open('/learn') },
  {
    name: 'table',
    async go(guest) {
      await playFrom(guest, full);
      await passButton(guest.page, guest.say).waitFor();
    },
  },
  {
    name: 'preview',
    only: 'laptop',
    async go({ page, say }) {
      const [card] = await page
        .getByRole('region', { name: say('window') })
        .getByRole('button', { name: /Sale$/ })
        .all();
      await card!.hover();
      await page.getByRole('region', { name: say('preview') }).waitFor();
    },
  },
  { name: 'players', only: 'phone', go: tab('tab.players') },
  { name: 'Brussels', only: 'phone', go: tab('tab.tracks') },
  {
    name: 'summary',
    async go(guest) {
      await playFrom(guest, last);
      const { page, say } = guest;
      await page.getByRole('contentinfo').getByRole('group').getByRole('button').first().click();
      await page.getByRole('button', { name: say('counted.to_scores'), exact: true }).waitFor();
    },
  },
  {
    name: 'end',
    async go({ page, say }) {
      await page.getByRole('button', { name: say('counted.to_scores'), exact: true }).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: say('score_sheet'), exact: true })
        .waitFor();
    },
  },
];

describe.each(browsers)('$name', ({ name, launch, screens }) => {
  const say = sayIn('en');
  const address = inject('address');
  let page: OtherPage;
  let browser: Browser;
  let visited: Visit;
  beforeAll(async () => {
    page = new OtherPage(await launch());
    await choose(page, address, { speed: 'instant', motion: 'none' });
    browser = await chromium();
    // A screen of the same kind: one that is touched has other things on it.
    const [screen] = screens;
    visited = await visit(browser, '/', { size: screen, withoutWorker: true });
  });
  afterAll(async () => {
    await page.driver.close();
    await browser.close();
  });

  describe.each(screens)('%s', (screen) => {
    beforeAll(async () => {
      await page.driver.resize(sizes[screen]);
      await visited.page.setViewportSize(sizes[screen]);
    });

    test.each(scenes.filter(({ only }) => only === undefined || only === screen))(
      '$name',
      async ({ name: scene, go }) => {
        await go({ page, say, address });
        await go(visited);
        const here = await page.evaluate(drawings);
        await keepPicture(page, `${name} ${screen} ${scene}`);
        const there = await visited.page.evaluate(drawings);
        expect(here.map((drawing) => drawing.name)).toEqual(there.map((drawing) => drawing.name));
        expect(here.filter(({ outside }) => outside)).toEqual([]);
        const alike = (one: Drawing, other: Drawing) => near(one.width, other.width) && near(one.height, other.height);
        expect(here.filter((drawing, place) => !alike(drawing, there[place]!))).toEqual([]);
        expect(await page.driver.errors()).toEqual([]);
      },
    );
  });
});

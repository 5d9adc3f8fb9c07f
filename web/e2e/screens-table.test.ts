// The table, in every state that does not depend on what is being decided.
import { expect } from 'vitest';
import { lastDecision, lastPass } from './moments.ts';
import type { Visit } from './pages.ts';
import { show, type Scene } from './scenes.ts';
import { begin, button, enabled, plainCards, playFrom, press } from './ways.ts';

const settings = { players: 4 };

const card = (visit: Visit) => plainCards(visit).first();

// A mouse looks without touching; a finger touches.
async function lookAt(visit: Visit) {
  const phone = visit.page.viewportSize()!.width < 700;
  await (phone ? card(visit).tap() : card(visit).hover());
  await visit.page.getByRole('region', { name: visit.say('preview') }).waitFor();
}

const atRest: Scene = {
  settings,
  always: true,
  fits: true,
  states: [
    { name: 'table', enter: begin },
    { name: 'preview', enter: lookAt },
    {
      name: 'hint',
      enter: async (visit) => {
        const { page, say } = visit;
        await page.keyboard.press('Escape');
        await press(visit, 'hint');
        await page
          .getByRole('status')
          .filter({ hasText: say('hint_title') })
          .waitFor();
      },
    },
  ],
};

const whyNot: Scene = {
  settings: { players: 2 }, // with neutral architects
  fits: true,
  states: [
    {
      name: 'why-not',
      enter: async (visit) => {
        await begin(visit);
        const { page, say } = visit;
        const neutral = say('pane.neutral', { where: '…', value: 2 }).split(/…\s*:\s*/)[1]!;
        await page.getByRole('button', { name: neutral }).first().click();
        await page.getByRole('contentinfo').getByText(say('reason.cell_neutral')).waitFor();
      },
    },
  ],
};

const tabs: Scene = {
  settings,
  only: 'phone',
  fits: true,
  states: ['table', 'players', 'tracks', 'scores', 'log'].map((tab) => ({
    name: `tab-${tab}`,
    enter: async (visit) => {
      if (tab === 'table') await begin(visit);
      await visit.page
        .getByRole('navigation', { name: visit.say('views') })
        .getByRole('button', { name: visit.say(`tab.${tab}`) })
        .click();
    },
  })),
};

const dialogs: Scene = {
  settings,
  fits: true,
  states: [
    {
      name: 'settings',
      enter: async (visit) => {
        await begin(visit);
        await press(visit, 'settings');
      },
    },
    {
      name: 'text-view',
      enter: async (visit) => {
        await visit.page.keyboard.press('Escape');
        await press(visit, 'text_view');
      },
    },
    {
      name: 'keys',
      enter: async ({ page, say }) => {
        await page.keyboard.press('Escape');
        await page.keyboard.press('?');
        await page.getByRole('dialog', { name: say('keys') }).waitFor();
      },
    },
    {
      name: 'reference',
      enter: async (visit) => {
        await visit.page.keyboard.press('Escape');
        await press(visit, 'rules');
        await visit.page.getByRole('dialog').getByRole('heading').first().waitFor();
      },
    },
    {
      name: 'reference-none',
      enter: async ({ page, say }) => {
        await page.getByRole('searchbox', { name: say('rules.search_cards') }).fill('xylophone');
        await page.getByText(say('rules.nothing', { query: 'xylophone' })).waitFor();
      },
    },
    {
      name: 'share',
      enter: async (visit) => {
        const { page } = visit;
        await page.keyboard.press('Escape'); // the search
        await page.keyboard.press('Escape'); // the reference
        await press(visit, 'replay.share');
        await press(visit, 'replay.copy_link');
        await page.getByRole('textbox', { name: visit.say('replay.link') }).waitFor();
      },
    },
  ],
};

const past: Scene = {
  settings,
  only: 'computer', // on a phone the log is a tab of its own
  fits: true,
  states: [
    {
      name: 'past',
      enter: async (visit) => {
        await begin(visit);
        await press(visit, 'pass');
        await enabled(visit, 'end_turn').click();
        await visit.page.getByRole('dialog').waitFor();
        await press(visit, 'counted.next_round');
        await enabled(visit, 'pass').waitFor();
        const log = visit.page.getByRole('list', { name: visit.say('log') });
        await log.getByRole('button').last().click();
        await button(visit, 'to_present').waitFor();
      },
    },
  ],
};

const roundEnd: Scene = {
  fits: true,
  states: [
    {
      name: 'round-summary',
      enter: async (visit) => {
        await playFrom(visit, lastPass(2));
        await press(visit, 'pass');
        await button(visit, 'counted.next_round').waitFor();
      },
    },
  ],
};

// The scene of the end has room for everything that it shows.
async function theEnd({ page, say }: Visit) {
  const scene = page.getByRole('dialog', { name: say('prompt.over') });
  await scene.getByRole('button', { name: say('play_again') }).waitFor();
  const hidden = await scene.evaluate((dialog) => ({
    width: dialog.scrollWidth - dialog.clientWidth,
    height: dialog.scrollHeight - dialog.clientHeight,
    outside: [...dialog.querySelectorAll('button, a, li')].filter((thing) => {
      const { left, right, top, bottom } = thing.getBoundingClientRect();
      return left < 0 || top < 0 || right > innerWidth || bottom > innerHeight;
    }).length,
  }));
  expect(hidden).toEqual({ width: 0, height: 0, outside: 0 });
}

const gameEnd: Scene = {
  fits: true,
  always: true,
  states: [
    {
      name: 'last-summary',
      enter: async (visit) => {
        await playFrom(visit, lastPass(4));
        await press(visit, 'pass');
        await button(visit, 'counted.to_scores').waitFor();
      },
    },
    {
      name: 'ending',
      enter: async (visit) => {
        await press(visit, 'counted.to_scores');
        await theEnd(visit);
      },
    },
    {
      name: 'score',
      enter: async (visit) => {
        await visit.page
          .getByRole('dialog')
          .getByRole('button', { name: visit.say('score_sheet') })
          .click();
        await visit.page.getByRole('dialog').getByRole('table').waitFor();
      },
    },
    { name: 'over', enter: (visit) => press(visit, 'look_at_table') },
  ],
};

const endings: Scene[] = [2, 4].map((players) => ({
  fits: true,
  states: [
    {
      name: `ending-${players}`,
      enter: async (visit) => {
        await playFrom(visit, lastDecision(players));
        await visit.page.getByRole('contentinfo').getByRole('group').getByRole('button').first().click();
        await press(visit, 'counted.to_scores');
        await theEnd(visit);
      },
    },
  ],
}));

const handover: Scene = {
  fits: true,
  states: [
    {
      name: 'handover',
      enter: async (visit) => {
        await press(visit, 'one_screen');
        const dialog = visit.page.getByRole('dialog');
        await dialog.getByLabel(visit.say('player_name', { number: 1 })).fill('Noor');
        await dialog.getByRole('button', { name: visit.say('play'), exact: true }).click();
        await button(visit, 'handover.ready').waitFor();
      },
    },
  ],
};

show('the table', [atRest, whyNot, tabs, dialogs, past, roundEnd, gameEnd, ...endings, handover]);

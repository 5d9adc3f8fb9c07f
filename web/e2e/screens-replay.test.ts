// Recorded games: their list, every kind of moment, and what can be done with one.
import type { GameRecord } from '../src/engine/types.ts';
import { game } from './moments.ts';
import type { Visit } from './pages.ts';
import { show, type Scene } from './scenes.ts';
import { goTo, openGame, press } from './ways.ts';

const record = game(4, 1);

// With the secret of another game, which fits its own promise but not these draws.
const forged: GameRecord = { ...record, shuffle: game(2, 5).shuffle! };

async function choose(visit: Visit, name: string, text: string) {
  const chooser = visit.page.waitForEvent('filechooser');
  await press(visit, 'replay.choose_file');
  await (await chooser).setFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
}

const list: Scene = {
  path: '/replays',
  states: [
    { name: 'replays-empty', enter: ({ page, say }) => page.getByText(say('replay.none')).waitFor() },
    {
      name: 'replays-refused',
      enter: async (visit) => {
        await choose(visit, 'cut.horta.json', JSON.stringify(record).slice(0, 500));
        await visit.page.getByRole('alert').getByText(visit.say('replay.not_json')).waitFor();
      },
    },
    {
      name: 'replays-impossible',
      enter: async (visit) => {
        const steps = record.steps.filter((_, number) => number !== 40);
        await choose(visit, 'impossible.horta.json', JSON.stringify({ ...record, steps }));
        await visit.page.getByRole('alert').getByText('.').first().waitFor();
      },
    },
    {
      name: 'replays',
      enter: async (visit) => {
        await openGame(visit, game(2, 2));
        await openGame(visit, record);
        await visit.page.goto(`${visit.address}/replays`);
        await visit.page.getByRole('heading', { name: visit.say('replay.imported') }).waitFor();
      },
    },
    {
      name: 'replays-remove',
      enter: async (visit) => {
        await visit.page
          .getByRole('button', { name: new RegExp(visit.say('forget_of', { players: '.*' })) })
          .first()
          .click();
        await visit.page.getByRole('button', { name: visit.say('replay.remove_really') }).waitFor();
      },
    },
  ],
};

const moments: Scene = {
  always: true,
  fits: true,
  states: [
    { name: 'replay-start', enter: (visit) => openGame(visit, record) },
    { name: 'replay-middle', enter: (visit) => goTo(visit, 61) },
    {
      name: 'replay-scores',
      enter: async (visit) => {
        await press(visit, 'score_sheet');
        await visit.page.getByRole('dialog').getByRole('table').waitFor();
      },
    },
    { name: 'replay-end', enter: (visit) => goTo(visit, 999) },
  ],
};

const dialogs: Scene = {
  fits: true,
  states: [
    {
      name: 'verify-good',
      enter: async (visit) => {
        await openGame(visit, record);
        await press(visit, 'replay.verify');
        await press(visit, 'replay.check');
        await visit.page.getByRole('status').filter({ hasText: '.' }).waitFor();
      },
    },
    {
      name: 'continue',
      enter: async (visit) => {
        await visit.page.keyboard.press('Escape');
        await press(visit, 'replay.continue');
      },
    },
    {
      name: 'replay-share',
      enter: async (visit) => {
        await visit.page.keyboard.press('Escape');
        await press(visit, 'replay.share');
      },
    },
  ],
};

const bad: Scene = {
  fits: true,
  states: [
    {
      name: 'verify-bad',
      enter: async (visit) => {
        await openGame(visit, forged);
        await press(visit, 'replay.verify');
        await press(visit, 'replay.check');
        await visit.page.getByRole('status').filter({ hasText: '.' }).waitFor();
      },
    },
  ],
};

show('replays', [list, moments, dialogs, bad]);

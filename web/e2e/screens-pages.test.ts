// The pages around the table, in every state.
import type { Visit } from './pages.ts';
import { show, type Scene } from './scenes.ts';
import { finishedTables } from './finished.ts';
import { putTables } from './storage.ts';
import { begin, press } from './ways.ts';

const heading = ({ page, say }: Visit, id: string) => page.getByRole('heading', { name: say(id) }).waitFor();
const search = ({ page, say }: Visit, words: string) =>
  page.getByRole('searchbox', { name: say('rules.search') }).fill(words);

const front: Scene = {
  always: true,
  offline: true,
  states: [
    { name: 'front', enter: ({ page, say }) => page.getByText(say('front.offline')).waitFor() },
    { name: 'one-screen', enter: (visit) => press(visit, 'one_screen') },
  ],
};

const resume: Scene = {
  states: [
    {
      name: 'front-resume',
      enter: async (visit) => {
        await begin(visit);
        const { page, say } = visit;
        await page.getByRole('link', { name: say('to_front') }).click();
        await page.getByRole('link', { name: say('resume.round', { round: 1, rounds: 4 }) }).waitFor();
      },
    },
    {
      name: 'replays-running',
      enter: async ({ page, say }) => {
        await page.getByRole('link', { name: say('replays') }).click();
        await page.getByRole('link', { name: say('replay.to_table') }).waitFor();
      },
    },
  ],
};

// Several tables at once, and what came of those that are over.
const played: Scene = {
  path: '/statistics',
  always: true,
  states: [
    {
      name: 'statistics-none',
      enter: ({ page, say }) => page.getByText(say('statistics.none_text')).waitFor(),
    },
    {
      name: 'statistics',
      enter: async ({ page, say }) => {
        await putTables(page, ...finishedTables(20));
        await page.reload();
        await page.getByRole('region', { name: say('statistics.groups') }).waitFor();
      },
    },
    {
      name: 'front-several',
      enter: async (visit) => {
        const { page, say, address } = visit;
        for (let count = 0; count < 3; count++) {
          await page.goto(address);
          await begin(visit);
        }
        await page.goto(address);
        await page
          .getByRole('link', { name: say('resume.round', { round: 1, rounds: 4 }) })
          .nth(2)
          .waitFor();
      },
    },
  ],
};

const rules: Scene = {
  path: '/rules',
  always: true,
  states: [
    { name: 'rules', enter: (visit) => heading(visit, 'rules.title') },
    { name: 'rules-found', enter: (visit) => search(visit, 'Bourse') },
    {
      name: 'rules-none',
      enter: async (visit) => {
        await search(visit, 'xylophone');
        await visit.page.getByText(visit.say('rules.nothing', { query: 'xylophone' })).waitFor();
      },
    },
  ],
};

const rulesContents: Scene = {
  path: '/rules',
  only: 'phone',
  states: [{ name: 'rules-contents', enter: (visit) => press(visit, 'rules.contents') }],
};

// One section of the rules further down, with its picture.
const rulesFigure: Scene = {
  path: '/rules#coats',
  states: [{ name: 'rules-figure', enter: (visit) => heading(visit, 'rule.coats.title') }],
};

const nothing: Scene[] = [
  { path: '/nowhere', states: [{ name: 'not-found', enter: (visit) => heading(visit, 'not_found') }] },
  {
    path: '/table/0123456789abcdef',
    states: [{ name: 'table-missing', enter: (visit) => heading(visit, 'table_missing') }],
  },
  {
    path: '/replay/0123456789abcdef',
    states: [{ name: 'replay-missing', enter: (visit) => heading(visit, 'replay.missing') }],
  },
];

show('the pages', [front, resume, played, rules, rulesContents, rulesFigure, ...nothing]);

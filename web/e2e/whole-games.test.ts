// Whole games, as people play them: with a mouse, with keys only, with a finger on a phone; in each language, by all rules.
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chosen } from './breadth.ts';
import { launch } from './browser.ts';
import { game } from './moments.ts';
import { visit } from './pages.ts';
import { byFinger, byKey, byMouse, Player } from './player.ts';
import { playFrom } from './ways.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const inputs = { mouse: byMouse, keys: byKey, finger: byFinger } as const;

const games = chosen(
  {
    optional_actions: ['off', 'on'],
    players: [3, 2, 4],
    input: ['mouse', 'keys', 'finger'],
    language: ['en', 'fr', 'nl'],
    size: ['laptop', 'desktop', 'phone'],
    theme: ['light', 'dark'],
  } as const,
  ({ input, size }) => (input === 'finger') === (size === 'phone'),
);

test.each(games)(
  'a whole game: $players players, $input, $language, $size, $theme, optional actions $optional_actions',
  async ({ optional_actions, players, input, language, size, theme }) => {
    const visited = await visit(browser, '/', { language, players, size, theme });
    const { page, context, say, errors } = visited;
    const touch = inputs[input];
    // The front page plays by the usual rules; a recorded game brings its own, and is played from its beginning.
    if (optional_actions === 'on') {
      await playFrom(visited, { record: game(players, 0, { optional_actions }), decisions: 0 });
    } else {
      await touch(page.getByRole('button', { name: say('play'), exact: true }));
    }
    const player = new Player(page, say, touch, players);
    await player.playToTheEnd();
    expect(player.decisions).toBeGreaterThan(12);
    const rows = page.getByRole('dialog').getByRole('row');
    expect(await rows.last().innerText()).toContain(say('score_total'));
    expect(errors).toEqual([]);
    await context.close();
  },
);

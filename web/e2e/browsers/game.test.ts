// A whole game in browsers with other engines than Chromium's: it begins, outlasts a reload, comes to its end, and nothing goes
// wrong meanwhile.
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { sizes } from '../browser.ts';
import { passButton, Player } from '../player.ts';
import { sayIn } from '../texts.ts';
import { browsers, choose, keepPicture } from './browsers.ts';
import { OtherPage } from './page.ts';

const say = sayIn('en');

describe.each(browsers)('$name', ({ name, launch, touch, screens: [screen] }) => {
  let page: OtherPage;
  const address = inject('address');
  beforeAll(async () => {
    page = new OtherPage(await launch());
    await page.driver.resize(sizes[screen]);
  });
  afterAll(() => page.driver.close());

  const play = () => page.getByRole('button', { name: say('play'), exact: true });
  const ourTurn = () =>
    expect.poll(() => passButton(page, say).getAttribute('aria-disabled'), { timeout: 20_000 }).toBe('false');
  const keep = (what: string) => keepPicture(page, `${name} ${what}`);

  test('a game against a newcomer', async () => {
    await choose(page, address, { speed: 'instant' });
    await page.goto(address);
    await play().waitFor();
    const level = say('opponents', { level: 2, name: say('level_name.2') });
    for (const [group, choice] of [
      [say('players'), '2'],
      [level, '1'],
    ] as const)
      await touch(page.getByRole('group', { name: group }).getByRole('radio', { name: choice, exact: true }));
    await touch(play());
    await ourTurn();

    const player = new Player(page, say, touch, 7);
    const window = page.getByRole('region', { name: say('window') });
    const seen: string[] = [];
    // The second round has begun, and nothing happens until somebody plays.
    player.betweenRounds = async () => {
      if (seen.length > 0) return;
      await ourTurn();
      seen.push(await window.text());
      await keep('table');
      await page.reload();
      await ourTurn();
      seen.push(await window.text());
    };
    await player.playToTheEnd();
    await keep('end');
    expect(seen).toEqual([seen[0], seen[0]]);
    expect(player.decisions).toBeGreaterThan(12);
    expect(await page.getByRole('dialog').getByRole('row').last().text()).toContain(say('score_total'));
    expect(await page.driver.errors()).toEqual([]);
  });

  test('the rules', async () => {
    await page.goto(address);
    await touch(page.getByRole('link', { name: say('rules') }));
    await page.getByRole('heading', { name: say('rules.title') }).waitFor();
    expect(await page.driver.errors()).toEqual([]);
  });

  test('what goes wrong is noticed', async () => {
    await page.evaluate(() => void setTimeout(() => Promise.reject(new Error('on purpose'))));
    await page.evaluate(() => console.error('aloud'));
    await expect.poll(async () => (await page.driver.errors()).join()).toMatch(/aloud.*on purpose|on purpose.*aloud/);
  });
});

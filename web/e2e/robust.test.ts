// What goes wrong around the page: two tabs, no storage, parts that do not come, records that are refused, hasty readers.
import { deflateRawSync } from 'node:zlib';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { GameRecord } from '../src/engine/types.ts';
import type { SavedTable } from '../src/store/saved.ts';
import { encodeRecord, linkPart } from '../src/store/recordLink.ts';
import { simulate } from '../tests/engine.ts';
import { breakEngines } from './broken.ts';
import { launch } from './browser.ts';
import { visit, type Settings, type Visit } from './pages.ts';
import { putTables, tables } from './storage.ts';
import { enabled, ourTurn, plainCards } from './ways.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const button = ({ page, say }: Visit, id: string) => page.getByRole('button', { name: say(id), exact: true });
const heading = ({ page, say }: Visit, id: string) => page.getByRole('heading', { level: 1, name: say(id) });
const idOf = (page: Page) => /\/table\/(\w+)/.exec(page.url())![1]!;

// Without a service worker: what is kept from the page must not come from there.
function visitPlain(path = '/', settings: Settings = {}): Promise<Visit> {
  const newContext: Browser['newContext'] = (options) => browser.newContext({ ...options, serviceWorkers: 'block' });
  return visit({ newContext } as Browser, path, { players: 2, ...settings });
}

async function begin(visited: Visit): Promise<string> {
  await button(visited, 'play').click();
  await ready(visited);
  return idOf(visited.page);
}
const ready = (visited: Visit) => enabled(visited, 'pass').waitFor();

// A whole turn, until the others have had theirs.
async function takeTurn(visited: Visit) {
  await plainCards(visited).first().click();
  await button(visited, 'end_turn').and(visited.page.locator('[aria-disabled="false"]')).click();
  await ourTurn(visited);
}

describe('storage', () => {
  test('a table that is open in two tabs keeps the moves of the first that plays', async () => {
    const one = await visitPlain();
    const id = await begin(one);
    const other = { ...one, page: await one.context.newPage() };
    await other.page.goto(`${one.address}/table/${id}`);
    await ready(other);
    const [begun] = await tables(one.page);
    await takeTurn(one);
    // Kept until the other's last decision.
    await expect
      .poll(async () => {
        const [{ turn, record }] = (await tables(one.page)) as [SavedTable];
        const last = record.steps.at(-1)!;
        return turn === 0 && record.steps.length > begun!.record.steps.length && 'seat' in last && last.seat === 1;
      })
      .toBe(true);
    const played = await tables(one.page);
    await plainCards(other).last().click();
    const dialog = other.page.getByRole('dialog', { name: one.say('elsewhere') });
    await dialog.getByText(one.say('elsewhere.text')).waitFor();
    expect(await tables(one.page)).toEqual(played);
    // Loaded again, it goes on from there.
    await dialog.getByRole('button', { name: one.say('broken.reload') }).click();
    await dialog.waitFor({ state: 'detached' });
    await ready(other);
    const texts = [one, other].map(({ page }) => page.getByRole('region', { name: one.say('window') }).innerText());
    expect(new Set(await Promise.all(texts)).size).toBe(1);
    expect(one.errors).toEqual([]);
    await one.context.close();
  });

  test('a browser that keeps nothing says so, and plays', async () => {
    const visited = await visitPlain();
    const { page, say, context } = visited;
    await page.addInitScript(() => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('denied', 'SecurityError');
      };
    });
    await page.reload();
    await page.getByText(say('nothing_kept')).waitFor();
    await begin(visited);
    const note = page.getByRole('status').filter({ hasText: say('nothing_kept') });
    await note.waitFor();
    await note.getByRole('button', { name: say('close') }).click();
    await note.waitFor({ state: 'detached' });
    await context.close();
  });

  test('a database that is deleted under the page is opened again', async () => {
    const visited = await visitPlain();
    const { page, context, errors } = visited;
    await begin(visited);
    const outcome = await page.evaluate(
      () =>
        new Promise<string>((resolve) => {
          const deleting = indexedDB.deleteDatabase('horta');
          deleting.onblocked = () => resolve('blocked');
          deleting.onsuccess = () => resolve('deleted');
        }),
    );
    expect(outcome).toBe('deleted');
    await visited.page.getByRole('link', { name: visited.say('to_front') }).click();
    await begin(visited);
    expect(await tables(page)).toHaveLength(1);
    expect(errors).toEqual([]);
    await context.close();
  });
});

describe('parts that do not come', () => {
  test('a page says so, and can be loaded again', async () => {
    const visited = await visitPlain();
    const { page, say, context } = visited;
    await page.route(/\/assets\/Rules-.*\.js/, (route) => route.abort());
    await page.getByRole('link', { name: say('rules') }).click();
    await heading(visited, 'not_loaded').waitFor();
    expect(
      await page
        .getByRole('status')
        .filter({ hasText: say('not_loaded') })
        .count(),
    ).toBe(0);
    await page.unroute(/\/assets\/Rules-.*\.js/);
    await button(visited, 'load_again').click();
    await heading(visited, 'rules.title').waitFor();
    await context.close();
  });

  test('without its texts the page has a few words', async () => {
    const { page, context } = await visitPlain();
    await page.route(/\/assets\/en-.*\.js/, (route) => route.abort());
    await page.reload();
    await page.getByText('Horta could not be loaded.').waitFor();
    await page.unroute(/\/assets\/en-.*\.js/);
    await page.getByRole('button', { name: 'Load again' }).click();
    await page.getByRole('heading', { name: 'Horta' }).waitFor();
    await context.close();
  });

  test('without its engine nothing begins, until it comes', async () => {
    const visited = await visitPlain();
    const { page, say, context } = visited;
    await page.route(/\.wasm/, (route) => route.abort());
    await page.reload();
    await button(visited, 'play').click();
    await page
      .getByRole('alert')
      .filter({ hasText: say('not_started') })
      .waitFor();
    await page
      .getByRole('link', { name: say('learn.link') })
      .first()
      .click();
    await heading(visited, 'not_loaded').waitFor();
    await page.getByRole('link', { name: say('to_front') }).click();
    await page.unroute(/\.wasm/);
    await begin(visited);
    await context.close();
  });
});

describe('tables', () => {
  test('that the engine refuses say why, and can be taken along', async () => {
    const visited = await visitPlain();
    const { page, say, context, address } = visited;
    const id = await begin(visited);
    await page.goto(address);
    await expect.poll(() => tables(page)).toHaveLength(1);
    const [table] = await tables(page);
    delete table!.record.log;
    table!.record.steps = table!.record.steps.slice(1);
    await putTables(page, table!);
    await page.goto(`${address}/table/${id}`);
    await heading(visited, 'table_refused').waitFor();
    expect(await page.getByRole('main').locator('p').innerText()).not.toMatch(/[[\]{}]/);
    const saving = page.waitForEvent('download');
    await button(visited, 'replay.download').click();
    expect((await saving).suggestedFilename()).toMatch(/\.horta\.json$/);
    await page.goto(`${address}/replay/${id}`);
    await heading(visited, 'replay.unreadable').waitFor();
    expect(await page.title()).toContain(say('replay.title'));
    await context.close();
  });

  test('are removed after a question, and those that are over are not resumed', async () => {
    const visited = await visitPlain('/', { size: 'phone' });
    const { page, say, context, address } = visited;
    for (let count = 0; count < 3; count++) {
      if (count > 0) await page.goto(address);
      await begin(visited);
    }
    await page.goto(address);
    const rows = page.getByRole('link', { name: 'Bruxelles 1897' });
    await expect.poll(() => rows.count()).toBe(3);
    for (const row of await rows.all()) expect(await row.isVisible()).toBe(true);
    const [first, second, third] = await tables(page);
    await putTables(page, { ...first!, over: true });
    await putTables(page, { ...second!, turn: null });
    await putTables(page, { ...third!, turn: 0 });
    await page.reload();
    await expect.poll(() => rows.count()).toBe(2);
    expect(await page.getByText(say('your_turn')).count()).toBe(1);
    const remove = page.getByRole('button', { name: say('forget_of', { players: `${say('you')} and Blérot` }) });
    await remove.first().click();
    expect(await rows.count()).toBe(2);
    await page.getByRole('button', { name: say('replay.remove_really') }).click();
    await expect.poll(() => rows.count()).toBe(1);
    await expect.poll(async () => (await tables(page)).length).toBe(2);
    await context.close();
  });

  test('that are left while they open do not play on', async () => {
    const visited = await visitPlain();
    const { page, say, context, errors, address } = visited;
    const two = await begin(visited);
    await page.goto(address);
    await page.getByRole('radio', { name: '3', exact: true }).first().check();
    const three = await begin(visited);
    const hop = (...paths: string[]) =>
      page.evaluate((all) => {
        for (const path of all) {
          history.pushState(null, '', path);
          dispatchEvent(new PopStateEvent('popstate'));
        }
      }, paths);
    const players = page.getByRole('region', { name: say('players') });
    await hop(`/table/${two}`, `/table/${three}`, `/table/${two}`);
    await expect.poll(() => players.evaluate((element) => element.children.length).catch(() => 0)).toBe(2);
    await hop(`/table/${three}`);
    await expect.poll(() => page.workers().length).toBeGreaterThan(0);
    await hop('/');
    await button(visited, 'play').waitFor();
    await expect.poll(() => page.workers().length).toBe(0);
    expect(errors).toEqual([]);
    await context.close();
  });
});

describe('a table whose engine fails', () => {
  const ways: [string, (visited: Visit) => Promise<void>][] = [
    ['in a move', (visited) => enabled(visited, 'pass').click()],
    [
      'while the past is looked at',
      ({ page, say }) =>
        page
          .getByRole('list', { name: say('log') })
          .getByRole('button')
          .last()
          .click(),
    ],
  ];
  test.each(ways)('%s says so, and goes on from where it was kept', async (_, fail) => {
    const visited = await visitPlain();
    const { page, say, context } = visited;
    await begin(visited);
    await takeTurn(visited);
    await breakEngines(page);
    await fail(visited);
    const dialog = page.getByRole('dialog', { name: say('broken') });
    await dialog.getByRole('button', { name: say('broken.reload') }).click();
    await ready(visited);
    await context.close();
  });
});

describe('games from elsewhere', () => {
  test('a link leads to a moment of its game', async () => {
    const record: GameRecord = simulate(2, 1);
    const visited = await visitPlain(`/replay${linkPart(await encodeRecord(record), 12)}`);
    await visited.page.waitForURL(/\/replay\/\w+\?move=12/);
    const slider = visited.page.getByRole('slider', { name: visited.say('replay.slider') });
    await slider.waitFor();
    expect(await slider.inputValue()).toBe('12');
    await visited.context.close();
  });

  test('a link within a link is no game', async () => {
    const link = `https://example.org/replay#r=${await encodeRecord(simulate(2, 1))}`;
    const { page, say, context } = await visitPlain(
      `/replay#r=${deflateRawSync(Buffer.from(link)).toString('base64url')}`,
    );
    await page
      .getByRole('alert')
      .filter({ hasText: say('replay.not_json') })
      .waitFor();
    await context.close();
  });

  test('of several files it is said which are wrong', async () => {
    const { page, say, context } = await visitPlain('/replays');
    const record = simulate(2, 1);
    record.seats[0]!.name = 'Noor\u202e';
    const file = (name: string, text: string) => ({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
    await page
      .locator('input[type=file]')
      .setInputFiles([file('good.json', JSON.stringify(record)), file('bad.json', '<html>')]);
    await page
      .getByRole('alert')
      .filter({ hasText: say('file_problem', { file: 'bad.json', problem: say('replay.not_json') }) })
      .waitFor();
    expect(await page.getByRole('link', { name: /Noor \d/ }).count()).toBe(1);
    await context.close();
  });
});

test('a link to another page moves the keyboard to its heading', async () => {
  const { page, say, context, errors } = await visitPlain();
  const focused = () => page.evaluate(() => [document.activeElement?.tagName, document.activeElement?.textContent]);
  await page.getByRole('link', { name: say('rules') }).press('Enter');
  await expect.poll(focused, { timeout: 10_000 }).toEqual(['H1', say('rules.title')]);
  await page.goBack();
  await expect.poll(focused, { timeout: 10_000 }).toEqual(['H1', 'Horta']);
  await page.getByRole('link', { name: say('replays') }).press('Enter');
  await expect.poll(focused, { timeout: 10_000 }).toEqual(['H1', say('replays')]);
  expect(errors).toEqual([]);
  await context.close();
});

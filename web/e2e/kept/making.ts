// Somebody plays with the client as it is built now, and its storage is kept (build/make-fixtures.mjs).
import { launch } from '../browser.ts';
import { find, game } from '../moments.ts';
import type { Visit } from '../pages.ts';
import { byMouse } from '../player.ts';
import { Pupil } from '../pupil.ts';
import { serve } from '../server.ts';
import { sayIn } from '../texts.ts';
import { button, openGame, ourTurn, press } from '../ways.ts';
import { damagedRows, damagedTexts, olderRows, olderSettings } from './edits.ts';
import {
  namesOf,
  type Fixtures,
  type Kept,
  type KeptLesson,
  type KeptLink,
  type KeptSettings,
  type Link,
  type Told,
} from './fixtures.ts';
import {
  begin,
  beginTogether,
  choose,
  choosePlayers,
  endTurn,
  goOn,
  idOf,
  openFile,
  openLink,
  openText,
  playing,
  playToRound,
  saved,
  sendTwo,
  shareFile,
  shareLink,
  takeBack,
  takeCard,
} from './person.ts';
import {
  openTable,
  readChoices,
  readFront,
  readLesson,
  readListed,
  readMoment,
  readReplay,
  readTable,
  slider,
  toMiddle,
} from './reading.ts';
import {
  dump,
  elsewhere,
  imports,
  lessonText,
  restore,
  settingsText,
  stranger,
  tables,
  type KeptStorage,
  type Row,
} from './storage.ts';

// --- a player's games

interface Played {
  storage: KeptStorage;
  told: Map<string, string>; // what each game is, by its id
  links: Link[];
}

async function play(visit: Visit): Promise<Played> {
  const { page, say, address } = visit;
  const told = new Map<string, string>();
  const links: Link[] = [];
  const done = async (what: string) => {
    await page.waitForTimeout(saved);
    told.set(idOf(visit), what);
    console.log(`  ${what}`);
    return idOf(visit);
  };

  await begin(visit, 2, 1);
  await choose(visit, { speed: 'instant' });
  await takeBack(visit);
  await takeCard(visit);
  await endTurn(visit);
  await ourTurn(visit);
  const short = await done('two players, level 1, round 1');
  links.push({ what: 'a game that goes on', path: await shareLink(visit) });

  await begin(visit, 3, 3);
  await playToRound(visit, 2, 4);
  await takeBack(visit);
  await takeCard(visit);
  await done('three players, level 3, round 2, and the end of the turn is awaited');

  await begin(visit, 4, 2);
  await playToRound(visit, 3, 2);
  await done('four players, level 2, round 3');

  await beginTogether(visit, ['Zoé Ångström', 'You', ''], 1);
  await sendTwo(visit, 3);
  await done('three people at one screen and a bot, and one of two cards for Brussels is chosen');

  await beginTogether(visit, ['Maëlle', 'You'], 0);
  const player = playing(visit, 6);
  for (const name of ['You', 'Maëlle', 'You'])
    await player.playUntil(() => page.getByText(say('handover', { name })).isVisible());
  await done('two people at one screen, and one called You comes next');

  const moment = find({
    players: 3,
    options: { optional_actions: 'on' },
    where: ({ kind }, state) => kind === 'materials' && state().round === 2 && state().options!.length > 2,
  });
  await openGame(visit, moment.record);
  await done('a simulated game with optional actions, from a link');
  await goOn(visit, moment.decisions, 5);
  await page.getByRole('region', { name: say('window') }).waitFor();
  await done('gone on with from a moment of another game, with its secret, where materials are chosen');

  await openLink(visit, links[0]!.path);
  await done('a game that goes on, from a link');
  await goOn(visit, 2, 5, ['Blérot']);
  await button(visit, 'handover.ready').waitFor();
  await done('gone on with by two people from a moment of another game, without its secret');

  await begin(visit, 2, 1);
  await playing(visit, 8).playToTheEnd();
  const finished = await done('a finished game');
  await press(visit, 'look_at_table');
  links.push({ what: 'a finished game', path: await shareLink(visit) });
  await page.goto(`${address}/replay/${finished}?move=20`);
  await slider(visit).waitFor();
  links.push({ what: 'a moment of a finished game', path: await shareLink(visit) });
  await openFile(visit, await shareFile(visit));
  await done('a finished game, from a file');
  await openText(visit, JSON.stringify(game(4, 1)));
  await done('a simulated game, from a text');

  // The page is left while a bot thinks; then those who read it are in a hurry again.
  await begin(visit, 3, 2);
  await choose(visit, { speed: 'slow' });
  await takeCard(visit);
  await endTurn(visit);
  await done('a bot has to play');
  await page.goto(`${address}/table/${short}`);
  await choose(visit, { speed: 'instant' });
  return { storage: await dump(visit), told, links };
}

// --- what the page says of them

// The table has the browser for itself, so that there is room for it on the front page.
async function readAlone(visit: Visit, row: Row): Promise<Partial<Kept['expected']>> {
  const { page, address } = visit;
  const { id, over, turn } = row.value;
  if (over) return {};
  const names = namesOf(row);
  await page.goto(address);
  const front = await readFront(visit, id, names);
  if (turn === null) return { front };
  const handover = (await openTable(visit, id, names.people.length)) ?? undefined;
  const table = await readTable(visit);
  if (!table.undo) return { front, handover, table };
  await press(visit, 'undo');
  await page.waitForTimeout(saved);
  return { front, handover, table, undone: await readTable(visit) };
}

async function readGames(visit: Visit, storage: KeptStorage, games: Told[]): Promise<Kept[]> {
  const kept: Kept[] = [];
  await restore(visit, storage);
  for (const game of games) {
    const { id } = game.value;
    await visit.page.goto(`${visit.address}/replays`);
    const listed = await readListed(visit, id, namesOf(game));
    const { over, origin } = game.value;
    const own = storage.rows[tables]!.some(({ value }) => value.id === id);
    if (own && !over && !origin) {
      kept.push({ ...game, expected: { listed } });
      continue;
    }
    const replay = await readReplay(visit, id);
    await toMiddle(visit, replay);
    await visit.page.waitForTimeout(saved);
    kept.push({ ...game, expected: { listed, replay, middle: await readMoment(visit) } });
  }
  for (const { expected, ...game } of kept) {
    if (!storage.rows[tables]!.some(({ value }) => value.id === game.value.id)) continue;
    await restore(visit, { ...storage, rows: { [tables]: [game] } });
    Object.assign(expected, await readAlone(visit, game));
  }
  return kept;
}

async function readLink(visit: Visit, link: Link): Promise<KeptLink> {
  const { page, address } = visit;
  await openLink(visit, link.path);
  const id = idOf(visit);
  const moment = await readMoment(visit);
  const at = Number(await slider(visit).inputValue());
  const last = Number(await slider(visit).getAttribute('max'));
  const names = { people: moment.players.map(({ name }) => name), bots: [] };
  await page.goto(`${address}/replays`);
  return { ...link, expected: { at, last, moment, names, listed: await readListed(visit, id, names) } };
}

// --- what is chosen about the page, and how far the lesson is

const choices = [
  { language: 'en', theme: 'light', motion: 'system', speed: 'slow', players: 2, level: 1 },
  { language: 'fr', theme: 'dark', motion: 'none', speed: 'normal', players: 3, level: 5 },
  { language: 'nl', theme: 'system', motion: 'none', speed: 'fast', players: 4, level: 8 },
  { language: 'en', theme: 'dark', motion: 'system', speed: 'instant', players: 4, level: 6 },
];

const nothing: KeptStorage = { databases: [], rows: {}, texts: {} };

async function makeSettings(visit: Visit): Promise<KeptSettings[]> {
  const { page, address } = visit;
  const texts = [];
  for (const { language, players, level, ...rest } of choices) {
    await restore(visit, nothing);
    await page.goto(address);
    await page.getByRole('button', { name: new RegExp(`^${language.toUpperCase()},`) }).click();
    const speaking = { ...visit, say: sayIn(language) };
    await choosePlayers(speaking, players, level);
    await press(speaking, 'play');
    await choose(speaking, rest);
    const { texts: kept } = await dump(visit);
    texts.push({ what: `${language}, ${Object.values(rest).join(', ')}`, text: kept[settingsText]! });
  }
  const kept: KeptSettings[] = [];
  for (const settings of [...texts, olderSettings]) {
    await restore(visit, { ...nothing, texts: { [settingsText]: settings.text } });
    const say = sayIn(JSON.parse(settings.text).language);
    kept.push({ ...settings, expected: await readChoices({ ...visit, say }) });
  }
  return kept;
}

class Enough extends Error {}

async function makeLessons(visit: Visit): Promise<KeptLesson[]> {
  const { page, say, address } = visit;
  const lessons: { what: string; step: string; names: Record<string, string> }[] = [
    { what: 'in the middle, where a card for Brussels is chosen', step: 'bourse.card', names: { card: '1/3' } },
    { what: 'finished', step: 'finish', names: {} },
  ];
  const kept: KeptLesson[] = [];
  for (const { what, step, names } of lessons) {
    await restore(visit, nothing);
    await page.goto(`${address}/learn`);
    const learning = new Pupil(page, say, byMouse).learn(async ({ id }) => {
      if (id === step) throw new Enough();
    });
    await learning.catch((error) => {
      if (!(error instanceof Enough)) throw error;
    });
    const text = (await dump(visit)).texts[lessonText]!;
    await restore(visit, { ...nothing, texts: { [lessonText]: text } });
    const said = `learn.step.${step}`;
    kept.push({ what, text, said, names, expected: await readLesson(visit, say(said, names)) });
  }
  return kept;
}

// --- all of it

export async function make(): Promise<{ storage: Fixtures; links: KeptLink[] }> {
  const server = await serve();
  const browser = await launch();
  try {
    const visit = await stranger(browser, server.address);
    console.log('Somebody plays:');
    const { storage, told, links } = await play(visit);
    const tell = (row: Row): Told => ({ what: told.get(row.value.id)!, ...row });
    const own = storage.rows[tables]!.map(tell);
    const games = storage.rows[imports]!.map(tell);
    const the = (beginning: string) => [...own, ...games].find(({ what }) => what.startsWith(beginning))!;
    own.push(
      ...olderRows(the('two players'), the('three players'), the('a finished game'), the('gone on with by two people')),
    );
    const all = { ...storage, rows: { [tables]: own, [imports]: games } };
    console.log('It is read again.');
    const kept: Fixtures = {
      databases: storage.databases,
      texts: storage.texts,
      tables: await readGames(visit, all, own),
      imports: await readGames(visit, all, games),
      settings: await makeSettings(await stranger(browser, server.address, elsewhere)),
      lessons: await makeLessons(visit),
      damaged: damagedRows(the('two players'), the('a game that goes on, from a link')),
      damagedTexts,
    };
    await restore(visit, nothing);
    const keptLinks: KeptLink[] = [];
    for (const link of links) keptLinks.push(await readLink(visit, link));
    return { storage: kept, links: keptLinks };
  } finally {
    await browser.close();
    server.stop();
  }
}

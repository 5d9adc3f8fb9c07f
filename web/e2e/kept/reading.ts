// What a page says of a game, as somebody reads it who knows the page by its roles and names: in numbers, names and notation.
// Words may be written anew, these stay.
import type { Locator } from 'playwright-core';
import type { Visit } from '../pages.ts';

export type Reader = Pick<Visit, 'page' | 'say' | 'address'>;

export interface PlayerFacts {
  name: string;
  points: number | null;
  money: number | null;
  levels: (number | null)[]; // Architecture, Nobility, Prestige
}

// A moment of a game.
export interface MomentFacts {
  round: number | null;
  players: PlayerFacts[];
  log: number; // how many lines it has
}

// A table where somebody sits.
export interface TableFacts extends MomentFacts {
  turn: string; // who has to play, or `you`
  moves: string[]; // in notation
  undo: boolean;
  end: boolean; // only the end of the turn is awaited
}

export const you = 'you';
export const patience = { timeout: 10_000 }; // with what is shown a moment later
const tracks = ['architecture', 'nobility', 'prestige'];
const rounds = 4;

// The number of which a message speaks, if one of these texts is that message; or nothing.
function numberIn(texts: string[], message: (number: number) => string): number | null {
  for (const text of texts)
    for (const found of text.replaceAll('−', '-').match(/-?\d+/g) ?? [])
      if (text === message(Number(found))) return Number(found);
  return null;
}

// The part of a text that stands where the message has a name.
function nameIn(text: string, message: (name: string) => string): string | null {
  const [before, after] = message('\0').split('\0') as [string, string];
  return text.startsWith(before) && text.endsWith(after) ? text.slice(before.length, text.length - after.length) : null;
}

// The group of the front page where the level of the opponents is chosen: its name says which it is.
export function opponents({ say }: Pick<Reader, 'say'>): RegExp {
  const [before] = say('opponents', { level: '\0', name: '' }).split('\0') as [string];
  return new RegExp(`^${before.replace(/\s/g, '\\s')}`);
}

function sure<Value>(value: Value | null, what: string): Value {
  if (value === null) throw new Error(`The page does not say ${what}.`);
  return value;
}

const isOn = async (button: Locator) => (await button.getAttribute('aria-disabled')) !== 'true';

// --- at a table, or in a recorded game

export const logLines = ({ page, say }: Reader) =>
  page.getByRole('list', { name: say('log'), exact: true }).locator('li');

export async function readMoment(reader: Reader): Promise<MomentFacts> {
  const { page, say } = reader;
  const panels = page.getByRole('region', { name: say('players'), exact: true }).getByRole('region');
  // What every picture on the page and in the panels says.
  const picture = '[role="img"][aria-label]';
  const labels = (things: Element[]) => things.map((thing) => thing.getAttribute('aria-label')!);
  const everywhere = await page.locator(picture).evaluateAll(labels);
  const told = await panels.evaluateAll(
    (all, picture) =>
      all.map((panel) => ({
        name: panel.getAttribute('aria-label')!,
        said: Array.from(panel.querySelectorAll(picture), (thing) => thing.getAttribute('aria-label')!),
      })),
    picture,
  );
  const players = told.map(({ name, said }) => ({
    name,
    points: numberIn(said, (points) => say('points_label', { points })),
    money: numberIn(said, (money) => say('money_label', { money })),
    levels: tracks.map((track) => numberIn(said, (level) => `${say(`track.${track}`)} ${level}`)),
  }));
  const round = numberIn(everywhere, (round) => say('round_label', { round, rounds }));
  return { round, players, log: await logLines(reader).count() };
}

// Opens a table. Where several people share the screen, the one whose turn it is said to be takes it: that is the answer.
export async function openTable({ page, say, address }: Reader, id: string, people: number): Promise<string | null> {
  await page.goto(`${address}/table/${id}`);
  await page.getByRole('region', { name: say('window'), includeHidden: true }).waitFor();
  if (people === 1) return null;
  const dialog = page.getByRole('dialog');
  const name = nameIn(await dialog.getByRole('heading').innerText(), (name) => say('handover', { name }));
  await dialog.getByRole('button', { name: say('handover.ready') }).click();
  return sure(name, 'whose turn it is');
}

// The table in words knows the moves in notation.
const inWords = ({ page, say }: Reader) => {
  const dialog = page.getByRole('dialog', { name: say('text_view') });
  return {
    dialog,
    moves: dialog.locator('li button'),
    button: (id: string) => dialog.getByRole('button', { name: say(id), exact: true }),
    open: () => page.getByRole('button', { name: say('text_view'), exact: true }).click(),
    close: async () => {
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
    },
  };
};

export async function readTable(reader: Reader): Promise<TableFacts> {
  const { say } = reader;
  const moment = await readMoment(reader);
  const { dialog, moves, button, open, close } = inWords(reader);
  await open();
  const words = await dialog.getByRole('region', { name: say('text_view') }).innerText();
  const names = moment.players.map(({ name }) => name);
  const turn = words.includes(say('text.turn', { you: 'yes', name: '' }))
    ? you
    : names.find((name) => words.includes(say('text.turn', { you: 'no', name })));
  const facts = {
    ...moment,
    turn: sure(turn ?? null, 'whose turn it is'),
    moves: await moves.locator('code').allInnerTexts(),
    undo: await isOn(button('undo')),
    end: await isOn(button('end_turn')),
  };
  await close();
  return facts;
}

// Makes the first move that there is until the others have answered: then a person can act again, or takes the screen. Gives
// the number of lines that the log has then.
export async function playOn(reader: Reader, { people, bots }: Names): Promise<number> {
  const { page, say } = reader;
  const lines = logLines(reader);
  const theirs = bots.length > 0 ? lines.filter({ hasText: new RegExp(bots.join('|')) }) : lines;
  const before = await theirs.count();
  const ready = page.getByRole('button', { name: say('handover.ready') });
  const { moves, button, open } = inWords(reader);
  await open();
  for (let looks = 0; looks < 300; looks++) {
    const answered = (await theirs.count()) > before;
    const handedOver = people.length > 1 && (await ready.isVisible());
    const mine = await moves.locator('code').allInnerTexts();
    if (answered && (handedOver || (bots.length > 0 && mine.includes('pass')))) return lines.count();
    const next = handedOver ? ready : mine.length > 0 ? moves.first() : button('end_turn');
    await next.click({ timeout: 500 }).catch(() => undefined); // it may go meanwhile
    await page.waitForTimeout(30);
  }
  throw new Error('Nobody answers.');
}

// --- lists

// Of those at a table, as the page writes them.
export interface Names {
  people: string[];
  bots: string[];
}

export interface FrontFacts {
  round: number;
  bots: string[]; // those that are named
  turn: string | null; // the person who has to play, or `you`
}

// What the front page says of a table that can be gone on with.
export async function readFront({ page, say }: Reader, id: string, { people, bots }: Names): Promise<FrontFacts> {
  const text = await page.locator(`a[href="/table/${id}"]`).innerText();
  const round = [1, 2, 3, 4].find((round) => text.includes(say('resume.round', { round, rounds })));
  const turn = people.find((name) => text.includes(say('turn_of', { name })));
  return {
    round: sure(round ?? null, 'which round it is'),
    bots: bots.filter((name) => text.includes(name)),
    turn: turn ?? (text.includes(say('your_turn')) ? you : null),
  };
}

export interface ListedFacts {
  scores: (number | null)[]; // of the people, then of the bots
  round: number | null; // none: it is finished
  own: boolean; // can be gone on with
}

// What the list of games says of one.
export async function readListed({ page, say }: Reader, id: string, { people, bots }: Names): Promise<ListedFacts> {
  const item = page.getByRole('listitem').filter({ has: page.locator(`a[href="/replay/${id}"]`) });
  const text = await item.innerText();
  const finished = text.includes(say('replay.finished'));
  const round = finished ? null : [1, 2, 3, 4].find((round) => text.includes(say('resume.round', { round, rounds })));
  return {
    scores: [...people, ...bots].map((name) => {
      const at = text.indexOf(`${name} `);
      const found = /^[-−]?\d+/.exec(text.slice(at + name.length + 1));
      return at < 0 || !found ? null : Number(found[0].replace('−', '-'));
    }),
    round: sure(round === undefined ? null : { round }, 'which round it is').round,
    own: (await item.locator(`a[href="/table/${id}"]`).count()) === 1,
  };
}

// --- recorded games

export interface ReplayFacts {
  last: number; // how many decisions it has
  end: MomentFacts;
  sums: number[]; // of the score sheet there, in its order
  shuffle: string; // what checking it comes to
  anew: number | null; // the decision from which on it was shuffled anew
}

export const slider = ({ page, say }: Reader) => page.getByRole('slider', { name: say('replay.slider') });

// Opens it at its last moment.
export async function readReplay(reader: Reader, id: string): Promise<ReplayFacts> {
  const { page, say } = reader;
  await page.goto(`${reader.address}/replay/${id}?move=99999`);
  await slider(reader).waitFor();
  const last = Number(await slider(reader).getAttribute('max'));
  const end = await readMoment(reader);
  const open = (name: string) => page.getByRole('button', { name: say(name), exact: true }).click();
  await open('score_sheet');
  const sums = await readSums(reader);
  await page.keyboard.press('Escape');
  await open('replay.verify');
  await open('replay.check');
  const dialog = page.getByRole('dialog');
  const outcome = dialog.getByRole('status').filter({ hasText: '.' });
  await outcome.waitFor();
  const told = (await outcome.innerText()).trim();
  const draws = numberIn([told], (draws) => say('replay.verified', { draws }));
  const shuffle =
    draws !== null ? `${draws} draws` : told === say('replay.secret_needed') ? 'without its secret' : 'as it was not';
  const anew = numberIn((await dialog.innerText()).split('\n'), (decision) => say('replay.dealt_anew', { decision }));
  await page.keyboard.press('Escape');
  return { last, end, sums, shuffle, anew };
}

export const toMiddle = (reader: Reader, { last }: ReplayFacts) => slider(reader).fill(String(Math.trunc(last / 2)));

// The last row of the score sheet: it is open, or a button of what the end of a game shows opens it.
export async function readSums({ page, say }: Reader): Promise<number[]> {
  const dialog = page.getByRole('dialog');
  const sheet = dialog.getByRole('region', { name: say('score_sheet') });
  const button = dialog.getByRole('button', { name: say('score_sheet'), exact: true });
  await sheet.or(button).first().waitFor();
  if (!(await sheet.isVisible())) await button.click();
  await sheet.waitFor();
  return (await sheet.getByRole('row').last().getByRole('cell').allInnerTexts()).map(Number);
}

// --- what was chosen about the page

export interface Choices {
  language: string;
  theme: string;
  dark: boolean;
  motion: string;
  speed: string;
  players: number;
  level: number;
}

const ways = {
  language: ['en', 'fr', 'nl'],
  theme: ['system', 'light', 'dark'],
  motion: ['system', 'none'],
  speed: ['slow', 'normal', 'fast', 'instant'],
} as const;

// What is chosen on the front page.
export async function readOpponents({ page, say }: Reader): Promise<Pick<Choices, 'players' | 'level'>> {
  await page.getByRole('button', { name: say('play'), exact: true }).waitFor();
  const chosen = async (name: string | RegExp) => {
    const radio = page.getByRole('group', { name }).getByRole('radio', { checked: true });
    return Number(await radio.getAttribute('value'));
  };
  return { players: await chosen(say('players')), level: await chosen(opponents({ say })) };
}

// The rest is in the dialog of any table: that of the lesson is always there. `say` has to be in the language of the page.
export async function readChoices(reader: Reader): Promise<Choices> {
  const { page, say } = reader;
  await page.goto(reader.address);
  const { players, level } = await readOpponents(reader);
  const dark = await page.getByRole('button', { name: say('to_light'), exact: true }).isVisible();
  await page
    .getByRole('navigation', { name: say('navigation') })
    .getByRole('link', { name: say('learn.link') })
    .click();
  await page.getByRole('button', { name: say('settings'), exact: true }).click();
  const dialog = page.getByRole('dialog');
  const way = async (name: keyof typeof ways) => {
    const group = dialog.getByRole('group', { name: say(name), exact: true });
    for (const one of ways[name])
      if (await group.getByRole('radio', { name: say(`${name}.${one}`), checked: true }).count()) return one;
    throw new Error(`Nothing is chosen for ${name}.`);
  };
  const rest = {
    language: await way('language'),
    theme: await way('theme'),
    motion: await way('motion'),
    speed: await way('speed'),
  };
  return { ...rest, dark, players, level };
}

// --- the lesson

export interface LessonFacts {
  invited: boolean;
  round: number | null;
  players: PlayerFacts[];
}

// Whether the front page invites to go on with it, and the table where its coach says this.
export async function readLesson(reader: Reader, said: string): Promise<LessonFacts> {
  const { page, say, address } = reader;
  await page.goto(address);
  await page.getByRole('button', { name: say('play'), exact: true }).waitFor();
  const invited = await page.getByRole('link', { name: say('learn.go_on') }).isVisible();
  await page.goto(`${address}/learn`);
  await page
    .getByRole('region', { name: say('learn'), exact: true })
    .getByText(said, { exact: true })
    .waitFor();
  const { round, players } = await readMoment(reader);
  return { invited, round, players };
}

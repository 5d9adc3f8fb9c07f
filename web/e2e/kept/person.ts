// What a player does at the page, beyond playing (player.ts): begins tables of every kind, chooses, shares, opens, goes on.
import { readFileSync } from 'node:fs';
import type { Visit } from '../pages.ts';
import { byMouse, Player } from '../player.ts';
import { button, enabled, goTo, ourTurn, plainCards, press } from '../ways.ts';
import { opponents, slider } from './reading.ts';

const rounds = 4;
export const saved = 400; // milliseconds in which the last move is written

export async function choosePlayers({ page, say }: Visit, players: number, level: number) {
  const choose = (group: string | RegExp, value: number) =>
    page
      .getByRole('group', { name: group })
      .getByRole('radio', { name: String(value), exact: true })
      .check();
  await choose(say('players'), players);
  await choose(opponents({ say }), level);
}

export async function choose(visit: Visit, choices: Record<string, string>) {
  const { page, say } = visit;
  await press(visit, 'settings');
  const dialog = page.getByRole('dialog');
  for (const [name, way] of Object.entries(choices))
    await dialog
      .getByRole('group', { name: say(name), exact: true })
      .getByRole('radio', { name: say(`${name}.${way}`), exact: true })
      .check();
  await page.keyboard.press('Escape');
}

export async function begin(visit: Visit, players: number, level: number) {
  await visit.page.goto(visit.address);
  await choosePlayers(visit, players, level);
  await press(visit, 'play');
  await ourTurn(visit);
}

export async function beginTogether({ page, say, address }: Visit, names: string[], bots: number) {
  await page.goto(address);
  await page.getByRole('button', { name: say('one_screen'), exact: true }).click();
  const dialog = page.getByRole('dialog');
  for (const [number, name] of names.entries()) {
    if (number > 1) await dialog.getByRole('button', { name: say('add_player') }).click();
    await dialog.getByLabel(say('player_name', { number: number + 1 })).fill(name);
  }
  if (names.length < 4) await dialog.getByRole('radio', { name: String(bots), exact: true }).check();
  await dialog.getByRole('button', { name: say('play'), exact: true }).click();
}

export const playing = (visit: Visit, seed: number) => new Player(visit.page, visit.say, byMouse, seed);

// Until a person can choose an action in that round.
export async function playToRound(visit: Visit, round: number, seed: number) {
  const { page, say } = visit;
  const label = page.getByRole('img', { name: say('round_label', { round, rounds }), exact: true });
  const player = playing(visit, seed);
  await player.playUntil(async () => (await label.isVisible()) && (await enabled(visit, 'pass').isVisible()));
}

export const inDialog = ({ page }: Visit) => page.getByRole('dialog');

// A click is not heard while the last move is being written: then once more.
async function insist(visit: Visit, id: string, heard: () => Promise<boolean>) {
  for (let clicks = 0; clicks < 20; clicks++) {
    await enabled(visit, id)
      .click({ timeout: 1000 })
      .catch(() => undefined);
    await visit.page.waitForTimeout(saved);
    if (await heard()) return;
  }
  throw new Error(`Nobody hears "${id}".`);
}

export async function takeCard(visit: Visit) {
  await plainCards(visit).first().click();
  await enabled(visit, 'end_turn').waitFor();
}

export const endTurn = (visit: Visit) =>
  insist(visit, 'end_turn', async () => !(await enabled(visit, 'end_turn').isVisible()));

// A card, and another thought.
export async function takeBack(visit: Visit) {
  await takeCard(visit);
  await insist(visit, 'undo', () => enabled(visit, 'pass').isVisible());
}

// Goes to the Bourse until that costs two cards, and has chosen one of them.
export async function sendTwo(visit: Visit, seed: number) {
  const { page, say } = visit;
  const send = say('hand.send', { card: '\0', chosen: 0, count: 1 }).split('\0')[0]!;
  for (let turns = 0; turns < 8; turns++) {
    await playing(visit, seed).playUntil(() => enabled(visit, 'pass').isVisible());
    await page.getByRole('button', { name: new RegExp(`^${say('place.bourse')}`) }).click();
    await button(visit, 'confirm.brussels_cards').waitFor();
    await page
      .getByRole('button', { name: new RegExp(`^${send}`) })
      .filter({ visible: true })
      .first()
      .click();
    await page.waitForTimeout(saved);
    if (await button(visit, 'confirm.brussels_cards').isVisible()) return;
    await endTurn(visit); // a single card went at once
  }
  throw new Error('Nobody has to send two cards.');
}

// From a moment of the recorded game that is open, with bots of that level at the seats that are not `also` people's.
export async function goOn(visit: Visit, decisions: number, level: number, also: string[] = []) {
  await goTo(visit, decisions);
  await press(visit, 'replay.continue');
  const dialog = inDialog(visit);
  await dialog.getByRole('radio', { name: String(level), exact: true }).check();
  for (const name of also) await dialog.getByRole('checkbox', { name }).check();
  await dialog.getByRole('button', { name: visit.say('replay.play_on') }).click();
}

export async function shareLink(visit: Visit): Promise<string> {
  const { page, say } = visit;
  await press(visit, 'replay.share');
  await press(visit, 'replay.copy_link');
  const link = await page.getByRole('textbox', { name: say('replay.link') }).inputValue();
  await page.keyboard.press('Escape');
  const { pathname, hash } = new URL(link);
  return pathname + hash;
}

export async function shareFile(visit: Visit): Promise<string> {
  await press(visit, 'replay.share');
  const saving = visit.page.waitForEvent('download');
  await press(visit, 'replay.download');
  const path = await (await saving).path();
  await visit.page.keyboard.press('Escape');
  return readFileSync(path, 'utf8');
}

export async function openLink(visit: Visit, path: string) {
  await visit.page.goto(visit.address + path);
  await slider(visit).waitFor();
}

export async function openFile(visit: Visit, text: string) {
  await visit.page.goto(`${visit.address}/replays`);
  const chooser = visit.page.waitForEvent('filechooser');
  await press(visit, 'replay.choose_file');
  await (await chooser).setFiles({ name: 'game.horta.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  await slider(visit).waitFor();
}

export async function openText(visit: Visit, text: string) {
  await visit.page.goto(`${visit.address}/replays`);
  await visit.page.getByRole('textbox', { name: visit.say('replay.paste') }).fill(text);
  await press(visit, 'replay.open');
  await slider(visit).waitFor();
}

export const idOf = ({ page }: Visit) => /\/(?:table|replay)\/([0-9a-f]+)/.exec(page.url())![1]!;

// Ways into states of the page, as a player goes them: a game begins, a recorded one is opened from a link, somebody goes on
// from one of its moments.
import { encodeRecord } from '../src/state/recordLink.ts';
import type { GameRecord } from '../src/engine/types.ts';
import type { Moment } from './moments.ts';
import type { Visit } from './pages.ts';

// A button by its text; the one for passing also says what it brings.
const named = ({ say }: Visit, id: string) => (id === 'pass' ? new RegExp(`^${say(id)}(,|$)`) : say(id));
export const button = (visit: Visit, id: string) =>
  visit.page.getByRole('button', { name: named(visit, id), exact: true });
export const enabled = (visit: Visit, id: string) =>
  visit.page.getByRole('button', { name: named(visit, id), exact: true, disabled: false });

export async function press(visit: Visit, id: string) {
  await button(visit, id).click();
}

export async function begin(visit: Visit) {
  await press(visit, 'play');
  await enabled(visit, 'pass').waitFor();
}

// From a link that holds the game.
export async function openGame({ page, say, address }: Visit, record: GameRecord) {
  await page.goto(`${address}/replay#r=${await encodeRecord(record)}`);
  await page.getByRole('slider', { name: say('replay.slider') }).waitFor();
}

// From the address of the moment, after the game was opened.
export async function goTo({ page, say, address }: Visit, decisions: number) {
  await page.goto(`${address}${new URL(page.url()).pathname}?move=${decisions}`);
  await page.getByRole('slider', { name: say('replay.slider') }).waitFor();
}

// Whoever comes next in the recorded game goes on with it; `also` names others who play.
export async function playFrom(visit: Visit, { record, decisions }: Moment, also: string[] = []) {
  await openGame(visit, record);
  await goTo(visit, decisions);
  const { page, say } = visit;
  await press(visit, 'replay.continue');
  const dialog = page.getByRole('dialog');
  for (const name of also) await dialog.getByRole('checkbox', { name }).check();
  await dialog.getByRole('button', { name: say('replay.play_on') }).click();
  await page.getByRole('region', { name: say('window') }).waitFor();
}

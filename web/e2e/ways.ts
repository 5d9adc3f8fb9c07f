// Ways into states of the page, as a player goes them: a game begins, a recorded one is opened from a link, somebody goes on
// from one of its moments.
import type { Page } from 'playwright-core';
import { encodeRecord } from '../src/store/recordLink.ts';
import type { GameRecord } from '../src/engine/types.ts';
import type { Moment } from './moments.ts';
import type { Visit } from './pages.ts';
import { passName } from './player.ts';
import type { Say } from './texts.ts';
import type { Led } from './things.ts';

// A button by its text.
const named = ({ say }: Pick<Visit, 'say'>, id: string) => (id === 'pass' ? passName(say) : say(id));
export const button = (visit: Visit, id: string) =>
  visit.page.getByRole('button', { name: named(visit, id), exact: true });
export const enabled = (visit: Pick<Visit, 'page' | 'say'>, id: string) =>
  visit.page.getByRole('button', { name: named(visit, id), exact: true, disabled: false });

// Cards whose action leaves nothing to choose: a deal may hold no artwork.
export const plainAction = (say: Say) => new RegExp(`${say('action.creation')}|${say('action.supply')}`);
export const plainCards = ({ page, say }: Pick<Visit, 'page' | 'say'>) =>
  page.getByRole('region', { name: say('window') }).getByRole('button', { name: plainAction(say) });

// Until it is our turn again. Somebody's Expo may ask us for an artwork meanwhile: we show nothing.
export async function ourTurn(visit: Pick<Visit, 'page' | 'say'>) {
  const choice = visit.page.getByRole('contentinfo').getByRole('group').getByRole('button').last();
  for (let looks = 0; looks < 600; looks++) {
    if (await enabled(visit, 'pass').isVisible()) return;
    if (await choice.isVisible()) await choice.press('Enter', { timeout: 1000 }).catch(() => undefined);
    await visit.page.waitForTimeout(50);
  }
  throw new Error('Our turn does not come.');
}

export async function press(visit: Visit, id: string) {
  await button(visit, id).click();
}

export async function begin(visit: Visit) {
  await press(visit, 'play');
  await enabled(visit, 'pass').waitFor();
}

// A page in any browser.
interface Guest {
  page: Led;
  say: Say;
  address: string;
}

// From a link that holds the game.
export async function openGame({ page, say, address }: Guest, record: GameRecord) {
  await page.goto(`${address}/replay#r=${await encodeRecord(record)}`);
  await page.getByRole('slider', { name: say('replay.slider') }).waitFor();
}

// From the address of the moment, after the game was opened.
export async function goTo({ page, say, address }: Guest, decisions: number) {
  await page.goto(`${address}${await page.evaluate(() => location.pathname)}?move=${decisions}`);
  await page.getByRole('slider', { name: say('replay.slider') }).waitFor();
}

// Whoever comes next in the recorded game goes on with it; `also` names others who play.
export async function playFrom(guest: Guest, { record, decisions }: Moment, also: string[] = []) {
  await openGame(guest, record);
  await goTo(guest, decisions);
  const { page, say } = guest;
  await page.getByRole('button', { name: say('replay.continue'), exact: true }).click();
  const dialog = page.getByRole('dialog');
  for (const name of also) await dialog.getByRole('checkbox', { name }).click();
  await dialog.getByRole('button', { name: say('replay.play_on') }).click();
  await page.getByRole('region', { name: say('window') }).waitFor();
}

// What has the keyboard now, as a screen reader would say it.
export const focused = (page: Page) =>
  page.evaluate(() => {
    const thing = document.activeElement;
    const hidden = [...(thing?.querySelectorAll('[aria-hidden="true"]') ?? [])].map(({ textContent }) => textContent);
    const text = hidden.reduce<string>((rest, part) => rest.replace(part, ''), thing?.textContent ?? '');
    return thing === document.body ? '' : (thing?.getAttribute('aria-label') ?? text.trim());
  });

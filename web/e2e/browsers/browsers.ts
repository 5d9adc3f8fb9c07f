// The other browsers that Horta is tried in, and how.
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { byFinger, byMouse } from '../player.ts';
import { firefox } from './firefox.ts';
import type { OtherPage } from './page.ts';
import { webkit } from './webkit.ts';

export const browsers = [
  { name: 'Firefox by touch', launch: () => firefox('touch'), touch: byFinger, screens: ['phone'] },
  { name: 'Firefox by mouse', launch: () => firefox('mouse'), touch: byMouse, screens: ['laptop'] },
  { name: 'WebKit by mouse', launch: webkit, touch: byMouse, screens: ['laptop', 'phone'] },
] as const;

// What a visitor has chosen, before the first visit: any file of the server will do for that.
export async function choose(page: OtherPage, address: string, settings: Record<string, unknown>) {
  await page.goto(`${address}/sw.js`);
  await page.evaluate((chosen) => localStorage.setItem('horta.settings', JSON.stringify(chosen)), settings);
}

const folder = fileURLToPath(new URL('../../../build/web/screens/browsers', import.meta.url));
mkdirSync(folder, { recursive: true });

// For people to look at.
export const keepPicture = async (page: OtherPage, name: string) =>
  writeFileSync(`${folder}/${name.toLowerCase().replaceAll(' ', '-')}.png`, await page.driver.picture());

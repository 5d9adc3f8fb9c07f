// What a visitor has chosen about the page, kept in this browser.
import { firstLanguage } from '../text/languages.ts';
import { speak, type Language } from '../text/texts.svelte.ts';
import { settingsKey, storedSettings } from './stored.ts';

export const themes = ['system', 'light', 'dark'] as const;
export const motions = ['system', 'none'] as const;
export const speeds = ['slow', 'normal', 'fast', 'instant'] as const;
export type Theme = (typeof themes)[number];
export type Motion = (typeof motions)[number];
export type Speed = (typeof speeds)[number];

interface Settings {
  language: Language;
  theme: Theme;
  motion: Motion;
  speed: Speed;
  players: number;
  level: number;
  sound: boolean;
  volume: number; // from 0 to 100
  letters: boolean; // are keys at the table
  autoEnd: boolean; // a turn ends by itself
}

const oneOf = <Value>(values: readonly Value[], kept: unknown, usual: Value): Value =>
  values.find((value) => value === kept) ?? usual;

const between = (least: number, most: number, kept: unknown, usual: number): number =>
  typeof kept === 'number' && kept >= least && kept <= most ? kept : usual;

const known = storedSettings() as Partial<Settings>;
export const settings = $state<Settings>({
  language: firstLanguage(known.language),
  theme: oneOf(themes, known.theme, 'system'),
  motion: oneOf(motions, known.motion, 'system'),
  speed: oneOf(speeds, known.speed, 'normal'),
  players: oneOf([2, 3, 4], known.players, 3),
  level: oneOf([1, 2, 3, 4, 5, 6, 7, 8], known.level, 2),
  sound: known.sound === true,
  volume: between(0, 100, known.volume, 60),
  letters: known.letters !== false,
  autoEnd: known.autoEnd === true,
});

export function keepSettings() {
  try {
    localStorage.setItem(settingsKey, JSON.stringify(settings));
  } catch {
    // A browser that keeps nothing forgets them with the page.
  }
}

export async function setLanguage(language: Language) {
  await speak(language);
  settings.language = language;
  keepSettings();
}

const dark = matchMedia('(prefers-color-scheme: dark)');

export function isDark(): boolean {
  return settings.theme === 'system' ? dark.matches : settings.theme === 'dark';
}

const still = matchMedia('(prefers-reduced-motion: reduce)');

export const motionless = () => settings.motion === 'none' || still.matches;

// Colours and movement as they were chosen; styles/tokens.css has both.
export function showLook() {
  document.documentElement.dataset.theme = isDark() ? 'dark' : 'light';
  document.documentElement.dataset.motion = settings.motion;
}
dark.addEventListener('change', showLook);

export function toggleTheme() {
  settings.theme = isDark() ? 'light' : 'dark';
  showLook();
  keepSettings();
}

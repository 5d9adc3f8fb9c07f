// What a visitor has chosen about the page, kept in this browser.
import { games, knownGame, type KnownGame } from '../games/games.ts';
import { firstLanguage } from '../text/languages.ts';
import { language, speak, type Language } from '../text/texts.svelte.ts';
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
  game: string;
  players: number; // of a new table
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

const count = (kept: unknown, usual: number): number =>
  typeof kept === 'number' && Number.isInteger(kept) && kept > 0 ? kept : usual;

const known = storedSettings() as Partial<Settings>;
export const settings = $state<Settings>({
  language: firstLanguage(known.language),
  theme: oneOf(themes, known.theme, 'system'),
  motion: oneOf(motions, known.motion, 'system'),
  speed: oneOf(speeds, known.speed, 'normal'),
  game: oneOf(
    games.map(({ name }) => name),
    known.game,
    games[0]!.name,
  ),
  players: count(known.players, 3),
  level: count(known.level, 2),
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

// Where another one was chosen while this one came, that one is kept.
export async function setLanguage(wanted: Language) {
  await speak(wanted);
  settings.language = language();
  keepSettings();
}

const nearest = (values: number[], wanted: number) =>
  values.toSorted((one, other) => Math.abs(one - wanted) - Math.abs(other - wanted))[0]!;

// A game may not have as many players, or such a level.
export function fitSettings({ min_players, max_players, levels }: KnownGame) {
  settings.players = Math.min(Math.max(settings.players, min_players), max_players);
  settings.level = nearest(
    levels.map(({ level }) => level),
    settings.level,
  );
}

fitSettings(knownGame(settings.game)!);

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

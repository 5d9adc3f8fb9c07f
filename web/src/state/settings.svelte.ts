// What a visitor has chosen about the page, kept in this browser.
import { firstLanguage } from '../text/languages.ts';
import { speak, type Language } from '../text/texts.svelte.ts';
import { settingsKey, storedSettings } from './stored.ts';

export type Theme = 'system' | 'light' | 'dark';
export type Speed = 'slow' | 'normal' | 'fast' | 'instant';

interface Settings {
  language: Language;
  theme: Theme;
  speed: Speed;
  players: number;
  level: number;
  name: string;
}

const known = storedSettings() as Partial<Settings>;
export const settings = $state<Settings>({
  language: firstLanguage(known.language),
  theme: known.theme ?? 'system',
  speed: known.speed ?? 'normal',
  players: known.players ?? 3,
  level: known.level ?? 2,
  name: known.name ?? '',
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

export function showTheme() {
  document.documentElement.dataset.theme = isDark() ? 'dark' : 'light';
}
dark.addEventListener('change', showTheme);

export function toggleTheme() {
  settings.theme = isDark() ? 'light' : 'dark';
  showTheme();
  keepSettings();
}

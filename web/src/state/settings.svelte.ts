// What a visitor has chosen about the page, kept in this browser.
import { languages, preferredLanguage, speak, type Language } from '../text/texts.svelte.ts';

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

const key = 'horta.settings';

function stored(): Partial<Settings> {
  try {
    const settings = JSON.parse(localStorage.getItem(key) ?? '{}');
    return typeof settings === 'object' && settings ? settings : {};
  } catch {
    return {}; // no storage, or not ours: the usual settings
  }
}

const known = stored();
export const settings = $state<Settings>({
  language: languages.find((language) => language === known.language) ?? preferredLanguage(),
  theme: known.theme ?? 'system',
  speed: known.speed ?? 'normal',
  players: known.players ?? 3,
  level: known.level ?? 2,
  name: known.name ?? '',
});

export function keepSettings() {
  try {
    localStorage.setItem(key, JSON.stringify(settings));
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

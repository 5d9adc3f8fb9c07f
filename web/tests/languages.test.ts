// Languages that come slowly: what was asked for last is spoken, shown as chosen, and kept.
import { expect, test, vi } from 'vitest';

const kept = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
});
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
vi.stubGlobal('navigator', { languages: ['en'] });
vi.stubGlobal('document', { documentElement: { dataset: {} } });

// Comes when it is told to.
const coming: Record<string, () => void> = {};
const slowly = (language: string) => ({
  '': () => new Promise((resolve) => (coming[language] = () => resolve({ default: { list_last: language } }))),
});
vi.mock('virtual:texts', () => ({ loaders: { en: slowly('en'), fr: slowly('fr'), nl: slowly('nl') } }));

const { language, say } = await import('../src/text/texts.svelte.ts');
const { setLanguage, settings } = await import('../src/store/settings.svelte.ts');
const { settingsKey } = await import('../src/store/stored.ts');

test.each([
  ['fr', 'nl'],
  ['nl', 'fr'],
])('the last one that was asked for counts, when %s comes first', async (first, then) => {
  const french = setLanguage('fr');
  const dutch = setLanguage('nl');
  coming[first]!();
  coming[then]!();
  await Promise.all([french, dutch]);
  expect(language()).toBe('nl');
  expect(say('list_last')).toBe('nl');
  expect(settings.language).toBe('nl');
  expect(JSON.parse(kept.get(settingsKey)!).language).toBe('nl');
});

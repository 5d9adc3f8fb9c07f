// Sound is off until somebody asks for it; what was asked for is kept.
import { beforeEach, expect, test, vi } from 'vitest';

const stored = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => stored.set(key, value),
});
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
vi.stubGlobal('navigator', { languages: ['en'] });
vi.stubGlobal('document', { documentElement: { dataset: {} } });

async function page() {
  vi.resetModules();
  return import('../src/store/settings.svelte.ts');
}
beforeEach(() => stored.clear());

test('a first visitor hears nothing', async () => {
  const { settings } = await page();
  expect(settings).toMatchObject({ sound: false, volume: 60 });
});

test('whoever has switched it on hears it on the next visit, as loud as before', async () => {
  const { settings, keepSettings } = await page();
  Object.assign(settings, { sound: true, volume: 25 });
  keepSettings();
  expect((await page()).settings).toMatchObject({ sound: true, volume: 25 });
});

test.each([-5, 101, '30', null, NaN])('a volume of %s is none', async (volume) => {
  stored.set('horta.settings', JSON.stringify({ sound: 1, volume }));
  expect((await page()).settings).toMatchObject({ sound: false, volume: 60 });
});

test('a volume may be nothing at all', async () => {
  stored.set('horta.settings', JSON.stringify({ sound: true, volume: 0 }));
  expect((await page()).settings).toMatchObject({ sound: true, volume: 0 });
});

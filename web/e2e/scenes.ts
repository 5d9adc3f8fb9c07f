// A scene is a way through some states of the page; each is looked at. The whole suite takes every scene at all sizes, light
// and dark; otherwise each state has one look, and the looks take turns.
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launch } from './browser.ts';
import { devices, full, look, wear, type Device } from './look.ts';
import { visit, type Settings, type Visit } from './pages.ts';

export interface State {
  name: string;
  enter?: (visit: Visit) => Promise<unknown>;
}

export interface Scene {
  states: State[];
  path?: string;
  settings?: Settings;
  only?: Device;
  always?: boolean; // on both devices, even in the quick suite
  fits?: boolean; // the page never scrolls
  offline?: boolean; // the service worker has a part in it
}

export function show(title: string, scenes: Scene[]) {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser.close());

  const played = scenes.flatMap((scene, number) =>
    (Object.keys(devices) as Device[])
      .filter((device) => (scene.only ?? device) === device)
      // Every third scene is for the phone: it is one of three sizes.
      .filter((device) => full || scene.only || scene.always || (device === 'phone') === (number % 3 === 2))
      .map((device) => ({ scene, device, number, name: scene.states.map(({ name }) => name).join(', ') })),
  );

  describe(title, () => {
    test.each(played)('$device: $name', async ({ scene, device, number }) => {
      const looks = devices[device];
      const visited = await visit(browser, scene.path, {
        size: looks[0]!.size,
        withoutWorker: !scene.offline,
        ...scene.settings,
      });
      for (const [place, { name, enter }] of scene.states.entries()) {
        await enter?.(visited);
        for (const one of full ? looks : [looks[(place + number) % looks.length]!]) {
          await wear(visited.page, one);
          await look(visited.page, name, one, scene.fits);
        }
      }
      expect(visited.errors).toEqual([]);
      await visited.context.close();
    });
  });
}

// A scene is a way through some states of the page; each is looked at. The quick suite visits every scene once, and the looks
// take turns; the full one sees each in every language, at every size, light and dark.
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chosen } from './breadth.ts';
import { launch, sizes } from './browser.ts';
import { deviceOf, look, themes, type Device } from './look.ts';
import { visit, type Settings, type Visit } from './pages.ts';
import { languages } from './texts.ts';

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

  // Each scene, or each with its device where that is settled.
  const placed = scenes.flatMap((scene) => {
    const devices: (Device | undefined)[] = scene.always ? ['computer', 'phone'] : [scene.only];
    return devices.map((device) => ({ scene, device, name: scene.states.map(({ name }) => name).join(', ') }));
  });
  const visits = chosen(
    { placed, size: Object.keys(sizes) as (keyof typeof sizes)[], theme: themes, language: languages },
    ({ placed: { device }, size }) => device === undefined || device === deviceOf(size),
  );

  describe(title, () => {
    test.each(visits)(
      '$placed.name: $size, $theme, $language',
      async ({ placed: { scene }, size, theme, language }) => {
        const visited = await visit(browser, scene.path, {
          size,
          theme,
          language,
          withoutWorker: !scene.offline,
          ...scene.settings,
        });
        for (const { name, enter } of scene.states) {
          await enter?.(visited);
          await look(visited.page, name, { size, theme }, scene.fits);
        }
        expect(visited.errors).toEqual([]);
        await visited.context.close();
      },
    );
  });
}

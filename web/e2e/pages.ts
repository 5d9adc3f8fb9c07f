// A browser page on the running server, at one of our three sizes, in one of our languages.
import { inject } from 'vitest';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { sizes } from './browser.ts';
import { sayIn, type Say } from './texts.ts';

export interface Visit {
  page: Page;
  context: BrowserContext;
  say: Say;
  address: string;
  // What went wrong in the page without anybody noticing.
  errors: string[];
}

export interface Settings {
  language?: 'en' | 'fr' | 'nl';
  size?: keyof typeof sizes;
  theme?: 'light' | 'dark';
  players?: number;
  level?: number;
  speed?: string;
  autoEnd?: boolean;
  motion?: boolean; // things move, as they do unless somebody has asked them not to
  firstVisit?: boolean;
  withoutWorker?: boolean; // no service worker, which fetches everything for a visit that may be short
  deal?: number; // what is dealt, the same in every run: for a page that begins one table and is not loaded again
  address?: string; // of another server than that of all tests
}

export async function visit(browser: Browser, path = '/', settings: Settings = {}): Promise<Visit> {
  const { language = 'en', size = 'laptop', theme = 'light', players = 3, level = 2, speed = 'instant' } = settings;
  const phone = size === 'phone';
  const context = await browser.newContext({
    viewport: sizes[size],
    hasTouch: phone,
    isMobile: phone,
    locale: language,
    colorScheme: theme,
    reducedMotion: settings.motion ? 'no-preference' : 'reduce',
    serviceWorkers: settings.withoutWorker ? 'block' : 'allow',
  });
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', (error) => errors.push(error.message));
  if (!settings.firstVisit)
    await page.addInitScript(
      (chosen) =>
        localStorage.getItem('horta.settings') ?? localStorage.setItem('horta.settings', JSON.stringify(chosen)),
      { players, level, speed, autoEnd: settings.autoEnd ?? false },
    );
  if (settings.deal)
    await page.addInitScript((deal) => {
      let drawn = deal;
      const next = () => (drawn = (Math.imul(drawn, 1664525) + 1013904223) >>> 0) >>> 24;
      Object.assign(crypto, { getRandomValues: (bytes: Uint8Array) => bytes.map(next) });
    }, settings.deal);
  const address = settings.address ?? inject('address');
  await page.goto(address + path);
  return { page, context, say: sayIn(language), address, errors };
}

import { chromium, type Browser } from 'playwright-core';

// Debian's Chromium, or another one named by the environment.
export function launch(...more: string[]): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.HORTA_CHROMIUM ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      ...more,
    ],
  });
}

export const sizes = {
  laptop: { width: 1366, height: 768 },
  desktop: { width: 1920, height: 1080 },
  phone: { width: 390, height: 844 },
};

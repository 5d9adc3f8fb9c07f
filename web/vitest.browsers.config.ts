import { defineConfig } from 'vitest/config';

// A smoke run in other browsers than Chromium, one after the other.
export default defineConfig({
  test: {
    include: ['e2e/browsers/*.test.ts'],
    fileParallelism: false,
    globalSetup: ['e2e/server.ts'],
    testTimeout: 600_000,
    hookTimeout: 60_000,
  },
});

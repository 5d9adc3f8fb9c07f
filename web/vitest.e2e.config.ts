import { defineConfig } from 'vitest/config';

// Tests in a real browser, two files at a time: the pages are real, the server is the program.
export default defineConfig({
  test: {
    include: ['e2e/**/*.test.ts'],
    exclude: ['e2e/browsers/**'], // vitest.browsers.config.ts
    globalSetup: ['e2e/server.ts'],
    maxWorkers: 2,
    testTimeout: 600_000, // a lesson with all its looks, on a busy computer
    hookTimeout: 60_000,
    // In a quarter of an hour of pages on a busy computer one may starve now and then; a fault fails twice.
    retry: process.env.HORTA_BREADTH === 'quick' ? 0 : 1,
  },
});

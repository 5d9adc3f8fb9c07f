import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { chunks } from './build/chunks.ts';
import { compress } from './build/compress.ts';
import { games } from './build/games.ts';
import { media } from './build/media.ts';
import { offline } from './build/offline.ts';
import { preload } from './build/preload.ts';
import { texts } from './build/texts.ts';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));
const wasm = path('../build/wasm');
const outDir = path('../build/web/dist');

// What a first visitor needs comes in few files: on a slow link every one costs as much as 30 KB.
const groups = [
  { name: 'first', test: /src\/(text\/languages|store\/stored)\.ts/, priority: 3 },
  { name: 'program', test: /src\/app\/start\.ts/, priority: 2 },
  { name: 'table', test: /src\/pages\/TablePage\.svelte/, priority: 1 },
];

export default defineConfig({
  plugins: [
    media(path('src/styles/media.css')),
    svelte(),
    texts(),
    games(wasm),
    preload('start'),
    chunks(path('.'), path('../build/web/chunks.json')),
    offline(outDir),
    compress(outDir),
  ],
  // The engine is built by CMake, outside this folder.
  resolve: { alias: { '#wasm': wasm } },
  server: { fs: { allow: ['..'] } },
  worker: { format: 'es' },
  build: {
    outDir,
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
  test: { include: ['tests/**/*.test.ts'] },
});

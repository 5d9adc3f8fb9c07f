import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { compress } from './build/compress.ts';
import { offline } from './build/offline.ts';
import { texts } from './build/texts.ts';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));
const outDir = path('../build/web/dist');

export default defineConfig({
  plugins: [svelte(), texts(), offline(outDir), compress(outDir)],
  // The engine is built by CMake, outside this folder.
  resolve: { alias: { '#wasm': path('../build/wasm') } },
  server: { fs: { allow: ['..'] } },
  worker: { format: 'es' },
  build: { outDir, emptyOutDir: true, target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  test: { include: ['tests/**/*.test.ts'] },
});

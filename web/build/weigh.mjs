// What a visitor loads before the first move of a game, compressed, without fonts: fails when it is more than the budget.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const built = fileURLToPath(new URL('../../build/web/', import.meta.url));
const chunks = JSON.parse(readFileSync(`${built}chunks.json`, 'utf8'));
const assets = readdirSync(`${built}dist/assets`).map((name) => `assets/${name}`);
const budget = 300; // KiB

// The front page, the table and one language; the rest is loaded when it is opened. French is the longest.
const games = [{ name: 'bruxelles-1897', folder: 'bruxelles1897' }];
const modulesFor = ({ name, folder }) => [
  'index.html',
  'src/app/start.ts',
  'src/pages/TablePage.svelte',
  `src/games/${folder}/game.ts`,
  'virtual:texts/fr',
  `virtual:texts/fr/${name}`,
];

// The files of these modules, and of those that they import.
function filesOf(modules) {
  const scripts = new Set(
    modules.map((module) => {
      const found = Object.entries(chunks).find(([, chunk]) => chunk.modules.includes(module));
      if (!found) throw new Error(`No file of the page has ${module}.`);
      return found[0];
    }),
  );
  for (const script of scripts) for (const other of chunks[script].imports) scripts.add(other);
  return [...scripts].flatMap((script) => [script, ...chunks[script].styles]);
}

function sizeOf(file) {
  try {
    return statSync(`${built}dist/${file}.br`).size;
  } catch {
    return statSync(`${built}dist/${file}`).size;
  }
}

const line = (bytes, text) => console.log(`${(bytes / 1024).toFixed(1).padStart(7)} KiB  ${text}`);
for (const game of games) {
  const drawings = assets.filter((file) => file.endsWith('.svg'));
  const engine = assets.filter((file) => file.startsWith(`assets/${game.name}-`) && file.endsWith('.wasm'));
  const files = new Set(['index.html', ...filesOf(modulesFor(game)), ...drawings, ...engine]);
  const total = [...files].reduce((sum, file) => sum + sizeOf(file), 0);
  for (const file of [...files].sort((a, b) => sizeOf(b) - sizeOf(a)).slice(0, 6)) line(sizeOf(file), file);
  line(total, `in all for ${game.name}, Brotli, of ${budget}`);
  if (total > budget * 1024) process.exitCode = 1;
}

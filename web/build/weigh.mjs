// What a visitor loads before the first move, compressed, without fonts: fails when it is more than the budget.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const dist = fileURLToPath(new URL('../../build/web/dist', import.meta.url));
const budget = 300; // KiB
const assets = readdirSync(join(dist, 'assets'));
const find = (pattern) =>
  assets.filter((name) => pattern.test(name) && !/\.(br|gz)$/.test(name)).map((name) => `assets/${name}`);

// The front page and the table with one language; the rest is loaded when it is opened.
const later = /^(Rules|Reference|Learn|Replay|Replays|lesson|rules)/;
const scripts = find(/\.(js|css)$/).filter((file) => {
  const name = file.slice('assets/'.length);
  return !later.test(name) && !/^(fr|nl)-/.test(name);
});
const files = ['index.html', ...scripts, ...find(/\.(wasm|svg)$/)];

const size = (file) => {
  const path = join(dist, file);
  try {
    return statSync(`${path}.br`).size;
  } catch {
    return readFileSync(path).length;
  }
};
const total = files.reduce((sum, file) => sum + size(file), 0);
for (const file of files.sort((a, b) => size(b) - size(a)).slice(0, 6))
  console.log(`${(size(file) / 1024).toFixed(1).padStart(7)} KiB  ${file}`);
console.log(`${(total / 1024).toFixed(1).padStart(7)} KiB  in all, Brotli, of ${budget}`);
if (total > budget * 1024) process.exit(1);

// The sheets of the client: each thing has its style in one place, and no game's sheet is loaded by anything but that game.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const source = fileURLToPath(new URL('../src', import.meta.url));
const files = readdirSync(source, { recursive: true, encoding: 'utf8' });
const read = (file: string) => readFileSync(`${source}/${file}`, 'utf8');

// What is changed in other colours than ours is gathered in one sheet.
const sheets = files.filter((file) => file.endsWith('.css') && file !== 'styles/forced.css');
const selectorsOf = (sheet: string) => {
  const rules = read(sheet)
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/@(keyframes|font-face)[^{]*\{(?:[^{}]|\{[^{}]*\})*\}/g, '')
    .match(/[^{};]+(?=\{)/g);
  return (rules ?? [])
    .filter((rule) => !rule.includes('@'))
    .flatMap((rule) =>
      rule.split(/,(?![^()]*(?:\([^()]*\)[^()]*)*\))/).map((selector) => selector.replace(/\s+/g, ' ').trim()),
    );
};

test('a selector stands in one sheet only', () => {
  const places = new Map<string, Set<string>>();
  for (const sheet of sheets)
    for (const selector of selectorsOf(sheet)) places.set(selector, (places.get(selector) ?? new Set()).add(sheet));
  expect([...places].filter(([, where]) => where.size > 1).map(([selector, where]) => [selector, ...where])).toEqual(
    [],
  );
});

test('a sheet of a game is imported by that game only', () => {
  const strangers = files
    .filter((file) => /\.(ts|svelte)$/.test(file) && !file.startsWith('games/'))
    .filter((file) => /import '[^']*games\/[^']*\.css'/.test(read(file)));
  expect(strangers).toEqual([]);
});

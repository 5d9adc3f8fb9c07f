// Media conditions by their names (build/media.ts).
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { conditionsOf, meant } from '../build/media.ts';

const source = fileURLToPath(new URL('../src', import.meta.url));
const named = conditionsOf(readFileSync(`${source}/styles/media.css`, 'utf8'));

test('a name becomes its condition, also inside another one', () => {
  const small = conditionsOf(
    '/* of a phone */ @custom-media --low (height < 9em);\n@custom-media --flat (--low) or (width < 3em);',
  );
  expect(meant('@media (--low) and (not (--flat))', small)).toBe(
    '@media ((height < 9em)) and (not (((height < 9em)) or (width < 3em)))',
  );
});

test('an unknown name is an error', () => {
  expect(() => meant('@media (--fone)', named)).toThrow('--fone');
});

test('every condition of the client has a name, and every name is used', () => {
  const sheets = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(css|svelte)$/.test(file),
  );
  const queries = sheets
    .filter((file) => file !== 'styles/media.css')
    .flatMap((file) => readFileSync(`${source}/${file}`, 'utf8').match(/@media[^{]+/g) ?? []);
  const raw = queries.filter((query) => /\d|:/.test(query));
  expect(raw).toEqual([]);
  const used = new Set(queries.flatMap((query) => query.match(/--[\w-]+/g)));
  expect([...named.keys()].filter((name) => !used.has(name))).toEqual([]);
});

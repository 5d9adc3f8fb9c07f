// The client's media conditions have names, written once in styles/media.css: `@media (--phone)`. Browsers do not know such
// names yet; here they become what they stand for, in sheets and in the styles of components.
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const comments = /\/\*.*?\*\//gs;

export function conditionsOf(sheet: string): Map<string, string> {
  const named = new Map<string, string>();
  for (const [, name, condition] of sheet.replace(comments, '').matchAll(/@custom-media\s+(--[\w-]+)\s+([^;]+);/g))
    named.set(name!, meant(condition!.replace(/\s+/g, ' ').trim(), named));
  return named;
}

// A condition without names.
export function meant(condition: string, named: Map<string, string>): string {
  return condition.replace(/\((--[\w-]+)\)/g, (_, name: string) => {
    if (!named.has(name)) throw new Error(`There is no media condition ${name}.`);
    return `(${named.get(name)})`;
  });
}

export function media(path: string): Plugin {
  const named = () => conditionsOf(readFileSync(path, 'utf8'));
  return {
    name: 'horta-media',
    enforce: 'pre',
    transform: {
      filter: { id: /\.css($|\?)/ },
      handler(code) {
        this.addWatchFile(path);
        const conditions = named();
        return { code: code.replace(/@media[^{]+/g, (query) => meant(query, conditions)), map: null };
      },
    },
  };
}

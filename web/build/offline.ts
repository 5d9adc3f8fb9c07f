// Writes sw.js: the service worker with the files of this build.
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { eachFile } from './files.ts';

export function offline(folder: string): Plugin {
  return {
    name: 'horta-offline',
    apply: 'build',
    writeBundle: {
      sequential: true,
      handler() {
        const files: string[] = [];
        const hash = createHash('sha256');
        eachFile(folder, (path) => {
          const file = `/${relative(folder, path)}`;
          if (file === '/sw.js' || /\.(br|gz)$/.test(file)) return;
          files.push(file);
          hash.update(file).update(readFileSync(path));
        });
        const source = readFileSync(fileURLToPath(new URL('../src/app/offline/sw.js', import.meta.url)), 'utf8');
        const filled = source
          .replace('__VERSION__', hash.digest('hex').slice(0, 16))
          .replace("['__FILES__']", JSON.stringify(files.sort()));
        writeFileSync(join(folder, 'sw.js'), filled);
      },
    },
  };
}

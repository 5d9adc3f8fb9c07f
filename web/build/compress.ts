// Writes a Brotli and a gzip copy beside every file that gets smaller, for the server to send.
import { readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { eachFile } from './files.ts';

const compressible = /\.(html|js|css|svg|json|wasm|webmanifest|txt)$/;

export function compress(folder: string): Plugin {
  return {
    name: 'horta-compress',
    apply: 'build',
    closeBundle() {
      eachFile(folder, (file) => {
        if (!compressible.test(file)) return;
        const whole = readFileSync(file);
        const copies = {
          br: brotliCompressSync(whole, {
            params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: whole.length },
          }),
          gz: gzipSync(whole, { level: 9 }),
        };
        for (const [ending, copy] of Object.entries(copies))
          if (copy.length < whole.length) writeFileSync(`${file}.${ending}`, copy);
      });
    },
  };
}

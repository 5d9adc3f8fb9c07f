// Writes down which files each module of the page brings along (build/web/chunks.json): build/weigh.mjs adds them up.
import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Plugin } from 'vite';

export interface Chunk {
  modules: string[];
  imports: string[];
  styles: string[];
}

export function chunks(root: string, target: string): Plugin {
  return {
    name: 'horta-chunks',
    apply: 'build',
    writeBundle(_options, bundle) {
      const written: Record<string, Chunk> = {};
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        written[chunk.fileName] = {
          modules: chunk.moduleIds.map((id) => (id.startsWith('/') ? relative(root, id) : id.replace('\0', ''))),
          imports: chunk.imports,
          styles: [...(chunk.viteMetadata?.importedCss ?? [])],
        };
      }
      writeFileSync(target, JSON.stringify(written, null, 1));
    },
  };
}

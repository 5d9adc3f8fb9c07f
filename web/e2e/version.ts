// A copy of the built client in a folder of its own, and how a later version of it gets there.
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eachFile } from '../build/files.ts';
import { dist } from './server.ts';

export function copyOfClient(): string {
  const folder = mkdtempSync(join(tmpdir(), 'horta-web-'));
  cpSync(dist, folder, { recursive: true });
  return folder;
}

// The next version says something else. As in a build, files that change have other names, and those that name them change as
// well: here that is every script.
export function publish(folder: string, from: string, to: string) {
  const assets = join(folder, 'assets');
  const renamed = new Map<string, string>();
  for (const name of readdirSync(assets)) {
    const [, before, hash] = /^(.*-)(.{8})\.js$/.exec(name) ?? [];
    if (hash) renamed.set(name, `${before}${[...hash].reverse().join('')}.js`);
  }
  eachFile(folder, (file) => {
    if (/\.(br|gz)$/.test(file)) return rmSync(file); // packed copies of what was
    if (!/\.(js|html)$/.test(file)) return;
    let text = readFileSync(file, 'utf8').replaceAll(from, to);
    for (const [name, next] of renamed) text = text.replaceAll(name, next);
    writeFileSync(file, text.replace(/const version = '\w+'/, "const version = 'next'"));
  });
  for (const [name, next] of renamed) renameSync(join(assets, name), join(assets, next));
}

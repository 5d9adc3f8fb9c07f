// Keeps what a player's browser holds, as the client that is built now has written it: node build/make-fixtures.mjs
//
// Later builds must open all of it: the tests e2e/kept*.test.ts hold them to every set in e2e/kept. A set is a folder with the
// version of the program as its name. `storage.json` has the rows of both databases and the texts of localStorage, each with
// what the page of that version said of it (`expected`); rows that are `edited` are copies, changed into what older builds
// wrote, and those under `damaged` are nobody's. `links.json` has links as players share them.
//
// Make a new set before a version is published, when a build writes something else than the one before: a new kind of row, a
// member, a setting, a step of the lesson, another form of links. Add it to what is played in e2e/kept/making.ts, build the
// program and the client (build/release/horta, build/web/dist, build/wasm) and run this. Sets that are there never change:
// they stand for browsers that nobody can write anew.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const path = (relative) => fileURLToPath(new URL(relative, import.meta.url));
const most = 400; // KiB of a set

const version = /\d+\.\d+\.\d+/.exec(
  execFileSync(path('../../build/release/horta'), ['--version'], { encoding: 'utf8' }),
)[0];
const folder = path(`../e2e/kept/${version}`);
if (existsSync(folder)) {
  console.error(`There is a set of ${version}, and it stays as it is.`);
  process.exit(1);
}

const { module } = await runnerImport(path('../e2e/kept/making.ts'), { configFile: false, root: path('..') });
const { storage, links } = await module.make();

// Every row on a line of its own.
const lines = (list) => `[\n${list.map((one) => JSON.stringify(one)).join(',\n')}\n]`;
const parts = Object.entries(storage).map(
  ([name, part]) => `${JSON.stringify(name)}: ${Array.isArray(part) ? lines(part) : JSON.stringify(part)}`,
);
mkdirSync(folder);
writeFileSync(`${folder}/storage.json`, `{\n${parts.join(',\n')}\n}\n`);
writeFileSync(`${folder}/links.json`, `${lines(links)}\n`);

const size = ['storage', 'links'].reduce((sum, name) => sum + statSync(`${folder}/${name}.json`).size, 0) / 1024;
console.log(`${size.toFixed(0)} KiB in e2e/kept/${version}`);
if (size > most) {
  console.error(`That is more than ${most} KiB: leave out rows, not kinds.`);
  process.exit(1);
}

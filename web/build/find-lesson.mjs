// Finds deals for the lesson (src/games/bruxelles1897/lesson.ts): node build/find-lesson.mjs [FROM] [TO]
//
// Secrets are tried in counting order. A deal will do if the window has two cards of each action and no Expo, with a Poppy
// and two Vanderveldes, and if one card of each pair can go to the pupil in such a way that the Prestige column (where his
// Poppy lies, and a neutral architect that only its dear side beats) is his alone, the prison column is not, the opponent wins
// a column that moves a marker, and the pupil holds more coats of arms. The lesson uses the first way found.
import { readFileSync } from 'node:fs';

const file = new URL('../../build/wasm/bruxelles-1897.wasm', import.meta.url);
const { instance } = await WebAssembly.instantiate(readFileSync(file), { horta: { now: () => performance.now() } });
const engine = instance.exports;
engine._initialize?.();

function call(name, input = {}) {
  const bytes = new TextEncoder().encode(JSON.stringify({ call: name, ...input }));
  const address = engine.request_buffer(bytes.length);
  new Uint8Array(engine.memory.buffer, address, bytes.length).set(bytes);
  const answer = engine.call();
  return JSON.parse(new TextDecoder().decode(new Uint8Array(engine.memory.buffer, answer, engine.answer_length())));
}

const families = ['artwork', 'material', 'house', 'noble', 'money'];
// The sides that the lesson places on them.
const values = {
  pupil: { artwork: 3, material: 1, house: 1, noble: 2, money: 2 },
  opponent: { artwork: 1, material: 3, house: 2, noble: 2, money: 2 },
};

// Who leads by that count: several when tied.
function leaders(counts) {
  const most = Math.max(...Object.values(counts));
  return Object.keys(counts).filter((owner) => counts[owner] === most);
}

function round(view, mine, theirs) {
  const cells = view.grid.map(() => ({ owner: 'neutral', value: 2 }));
  for (const family of families) {
    cells[mine[family]] = { owner: 'pupil', value: values.pupil[family] };
    cells[theirs[family]] = { owner: 'opponent', value: values.opponent[family] };
  }
  const count = (places, weight) => {
    const counts = { pupil: 0, opponent: 0, neutral: 0 };
    for (const place of places) counts[cells[place].owner] += weight(cells[place]);
    return leaders(counts);
  };
  const columns = [0, 1, 2, 3].map((column) => count([column, column + 4, column + 8], ({ value }) => value));
  const coats = [0, 1, 2, 4, 5, 6].map((first) => count([first, first + 1, first + 4, first + 5], () => 1));
  return { columns, coats };
}

function waysFor(view) {
  const pairs = Object.fromEntries(families.map((family) => [family, []]));
  view.grid.forEach((cell, number) => cell?.card && pairs[cell.card.split(':')[0]]?.push(number));
  const named = (family, card) => pairs[family].filter((cell) => view.grid[cell].card === card).length;
  if (families.some((family) => pairs[family].length !== 2) || named('noble', 'noble:vandervelde') !== 2) return [];
  const ways = [];
  for (let bits = 0; bits < 2 ** families.length; bits++) {
    const [mine, theirs] = [0, 1].map((side) =>
      Object.fromEntries(families.map((family, place) => [family, pairs[family][((bits >> place) & 1) ^ side]])),
    );
    const prestige = view.bonus.indexOf('prestige');
    if (prestige !== 0 && prestige !== 3) continue;
    if (view.grid[mine.artwork].card !== 'artwork:red' || mine.artwork % 4 !== prestige) continue;
    const { columns, coats } = round(view, mine, theirs);
    const held = (owner) => coats.filter((winners) => winners.includes(owner)).length;
    const winners = (bonus) => columns[view.bonus.indexOf(bonus)];
    if (
      columns.every(({ length }) => length === 1) &&
      winners('prestige')[0] === 'pupil' &&
      winners('prison')[0] !== 'pupil' &&
      ['architecture', 'nobility'].some((bonus) => winners(bonus)[0] === 'opponent') &&
      held('pupil') > held('opponent')
    )
      ways.push({ mine, theirs, coats: coats.map((owners) => owners.map((owner) => owner[0]).join('')).join() });
  }
  return ways;
}

const [from = 0, to = 50000] = process.argv.slice(2).map(Number);
for (let number = from; number < to; number++) {
  const secret = number.toString(16).padStart(64, '0');
  const seats = [{ name: 'pupil' }, { name: 'opponent' }];
  call('start', { game: 'bruxelles-1897', options: { first_player: '0' }, id: '1897', seats, secret });
  const { view } = call('state');
  for (const way of waysFor(view)) console.log(number, JSON.stringify(way));
}

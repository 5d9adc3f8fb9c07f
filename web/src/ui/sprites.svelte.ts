// The drawings are symbols in the document, so that colours and themes reach into them. Icons come with the program;
// the larger sprites are fetched beside it.
//
// A drawing whose colours are its own is shown as a picture made of its symbol: `use` puts a copy of all its strokes into the
// document each time, a hundred for a house, and a table of such copies takes a browser twice as long to style and lay out.
import icons from '../../art/icons.svg?raw';
import illustrations from '../../art/illustrations.svg?url';
import ornaments from '../../art/ornaments.svg?url';

// How many sprites have come.
let arrived = $state(0);
const pictures = new Map<string, string>();

function insert(sprite: string) {
  const holder = document.createElement('div');
  holder.hidden = true;
  holder.innerHTML = sprite;
  document.body.prepend(holder);
  arrived++;
}

// The address of a drawing as a picture; nothing until it has come. Its size is only that in which it is drawn at least.
export function pictureOf(id: string): string | undefined {
  if (!pictures.has(id) && arrived > 0) {
    const symbol = document.getElementById(id);
    if (!symbol) return undefined;
    const [, , width, height] = symbol.getAttribute('viewBox')!.split(' ').map(Number);
    const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${4 * width!}" height="${4 * height!}">${symbol.innerHTML}</svg>`;
    pictures.set(id, URL.createObjectURL(new Blob([drawing], { type: 'image/svg+xml' })));
  }
  return pictures.get(id);
}

// Asked for twice: a page without its drawings is a poor one, but it works.
async function drawing(url: string, again = true): Promise<string> {
  try {
    const answer = await fetch(url, { priority: 'low' });
    if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
    return await answer.text();
  } catch (error) {
    if (again) return drawing(url, false);
    throw error;
  }
}

const shown = new Set<string>();

// The drawings of a game, once.
export function showDrawings(urls: string[]) {
  for (const url of urls.filter((one) => !shown.has(one))) {
    shown.add(url);
    drawing(url).then(insert, () => shown.delete(url));
  }
}

// The icons are there at once. The drawings are on their way; `show` puts them in as they come, which takes a moment that the
// page needs before.
export function loadSprites() {
  insert(icons);
  const drawings = [ornaments, illustrations].map((url) => drawing(url));
  return { show: () => drawings.forEach((coming) => void coming.then(insert, () => undefined)) };
}

// The drawings are symbols in the document, so that colours and themes reach into them. Icons come with the program;
// the larger sprites are fetched beside it.
import icons from '../../art/icons.svg?raw';
import illustrations from '../../art/illustrations.svg?url';
import ornaments from '../../art/ornaments.svg?url';

function insert(sprite: string) {
  const holder = document.createElement('div');
  holder.hidden = true;
  holder.innerHTML = sprite;
  document.body.prepend(holder);
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

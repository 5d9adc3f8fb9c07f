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

// The icons are there at once. The drawings are on their way; `show` puts them in as they come, which takes a moment that the
// page needs before.
export function loadSprites() {
  insert(icons);
  const drawings = [ornaments, illustrations].map((url) =>
    fetch(url, { priority: 'low' }).then((answer) => answer.text()),
  );
  return { show: () => drawings.forEach((drawing) => void drawing.then(insert)) };
}

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

export function loadSprites() {
  insert(icons);
  for (const url of [ornaments, illustrations])
    void fetch(url)
      .then((answer) => answer.text())
      .then(insert);
}

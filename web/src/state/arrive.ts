// Whoever listens to the page hears where a link has led: the heading of the new page has the keyboard once it is there.
import { tick } from 'svelte';

let stop = () => {};

export async function arrive() {
  stop();
  await tick();
  // A page that is still being loaded has no heading yet.
  const observer = new MutationObserver(() => hear());
  const late = setTimeout(() => stop(), 10_000);
  stop = () => {
    observer.disconnect();
    clearTimeout(late);
  };
  const hear = () => {
    const heading = document.querySelector<HTMLElement>('h1');
    if (!heading) return;
    stop();
    if (document.activeElement !== document.body) return; // the page has chosen itself, or the reader has
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  };
  observer.observe(document.body, { childList: true, subtree: true });
  hear();
}

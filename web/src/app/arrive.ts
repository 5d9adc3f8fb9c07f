// Whoever listens to the page hears where a link has led: the heading of the new page has the keyboard once it is there.
import { tick } from 'svelte';

let stop = () => {};

export async function arrive() {
  stop();
  await tick();
  let arriving = true;
  // A page that is still being loaded has no heading yet.
  const observer = new MutationObserver(() => hear());
  const late = setTimeout(() => stop(), 10_000);
  stop = () => {
    arriving = false;
    observer.disconnect();
    clearTimeout(late);
  };
  const hear = () => {
    if (!document.querySelector('h1')) return;
    observer.disconnect();
    // A page that has another place for the keyboard comes first.
    setTimeout(() => {
      const heading = document.querySelector('h1');
      if (!arriving || !heading || document.activeElement !== document.body) return;
      stop();
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    }, 150);
  };
  observer.observe(document.body, { childList: true, subtree: true });
  hear();
}

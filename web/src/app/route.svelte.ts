// The page has addresses: / (front), /table/<id>, /rules, … Plain links work; they are followed without loading the page
// again.
import { arrive } from './arrive.ts';
import { isPage } from './routes.ts';

export const route = $state({ path: location.pathname });

function show() {
  if (route.path === location.pathname) return;
  route.path = location.pathname;
  void arrive();
}

export function go(path: string, replace = false) {
  if (replace) history.replaceState(null, '', path);
  else history.pushState(null, '', path);
  show();
  scrollTo(0, 0);
}

addEventListener('popstate', show);

document.addEventListener('click', (event) => {
  const anchor = (event.target as Element).closest?.('a[href]');
  if (!(anchor instanceof HTMLAnchorElement) || anchor.origin !== location.origin || anchor.target || anchor.download)
    return;
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || !isPage(anchor.pathname)) return;
  // Within a page the browser knows best how to go to a place.
  if (anchor.hash && anchor.pathname === location.pathname && anchor.search === location.search) return;
  event.preventDefault();
  go(anchor.pathname + anchor.search + anchor.hash);
});

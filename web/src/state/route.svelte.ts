// The page has addresses: / (front), /table/<id>, /rules, … Plain links work; they are followed without loading the page
// again.
export const route = $state({ path: location.pathname });

export function go(path: string, replace = false) {
  if (replace) history.replaceState(null, '', path);
  else history.pushState(null, '', path);
  route.path = location.pathname;
  scrollTo(0, 0);
}

addEventListener('popstate', () => (route.path = location.pathname));

document.addEventListener('click', (event) => {
  const anchor = (event.target as Element).closest?.('a[href]');
  if (!(anchor instanceof HTMLAnchorElement) || anchor.origin !== location.origin || anchor.target || anchor.download)
    return;
  if (event.defaultPrevented || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
  // Within a page the browser knows best how to go to a place.
  if (anchor.hash && anchor.pathname === location.pathname && anchor.search === location.search) return;
  event.preventDefault();
  go(anchor.pathname + anchor.search + anchor.hash);
});

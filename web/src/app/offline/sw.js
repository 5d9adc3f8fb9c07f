// The service worker: after the first visit everything works without a network. The build fills in what belongs to this
// version (build/offline.ts).
const version = '__VERSION__';
const files = ['__FILES__'];
const cacheName = `horta-${version}`;

// Files whose names carry a hash are taken from the version before, where it had them.
async function store() {
  const cache = await caches.open(cacheName);
  await Promise.all(
    files.map(async (file) => {
      const known = file.startsWith('/assets/') ? await caches.match(file, { ignoreVary: true }) : undefined;
      if (known) await cache.put(file, known);
      else await cache.add(new Request(file, { cache: 'reload' }));
    }),
  );
}

async function forgetOthers() {
  for (const name of await caches.keys())
    if (name.startsWith('horta-') && name !== cacheName) await caches.delete(name);
  await self.clients.claim();
}

async function answer(request) {
  const cache = await caches.open(cacheName);
  // A file is the same for whoever asks for it; and every other address is the page's.
  const known = await cache.match(request, { ignoreVary: true });
  if (known) return known;
  return (request.mode === 'navigate' && (await cache.match('/index.html'))) || fetch(request);
}

self.addEventListener('install', (event) => event.waitUntil(store()));
self.addEventListener('activate', (event) => event.waitUntil(forgetOthers()));
// A new version waits until the page asks for it, so that a game in progress keeps the files it began with.
self.addEventListener('message', (event) => event.data === 'update' && self.skipWaiting());
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin || url.pathname.startsWith('/api/')) return;
  event.respondWith(answer(request));
});

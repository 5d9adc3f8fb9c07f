// Working without a network. Browsers allow it only at secure addresses (https, or this very computer).
import { keepOpen } from '../../session/open.ts';

export const offline = $state({
  possible: isSecureContext && 'serviceWorker' in navigator,
  ready: false,
  update: false,
});

const hour = 3_600_000;

// The files of a whole version must not get in the way of the first page and the first game.
async function quiet() {
  if (document.readyState !== 'complete') await new Promise((resolve) => addEventListener('load', resolve));
  await new Promise<unknown>((resolve) =>
    'requestIdleCallback' in globalThis ? requestIdleCallback(resolve, { timeout: 5000 }) : setTimeout(resolve, 1000),
  );
}

// Every tab learns of a new version, and each can go over to it.
function watch(registration: ServiceWorkerRegistration) {
  const found = () => {
    const worker = registration.installing;
    worker?.addEventListener('statechange', () => {
      // The first worker has nothing to wait for; a later one is a new version.
      if (worker.state === 'installed' && registration.active) offline.update = true;
    });
  };
  if (registration.waiting && registration.active) offline.update = true;
  found();
  registration.addEventListener('updatefound', found);

  // A page that stays open for days asks when it is looked at again.
  let asked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - asked < hour) return;
    asked = Date.now();
    registration.update().catch(() => undefined); // no network: later
  });
}

// When a new version takes over, in whichever tab it was asked for, the files of the old one are gone: every tab begins anew.
// The first worker of all takes over a page that has its very files.
let version: ServiceWorker | null = null;

async function changed() {
  const before = version;
  version = navigator.serviceWorker.controller;
  if (!before || before === version) return;
  await keepOpen();
  location.reload();
}

export async function workOffline() {
  if (!offline.possible || import.meta.env.DEV) return;
  try {
    version = navigator.serviceWorker.controller;
    navigator.serviceWorker.addEventListener('controllerchange', changed);
    if (!version) await quiet();
    const registration = await navigator.serviceWorker.register('/sw.js');
    version ??= registration.active; // a page that was loaded past the worker (Shift+Reload) has its version, too
    watch(registration);
    await navigator.serviceWorker.ready;
    offline.ready = true;
  } catch {
    offline.possible = false; // the browser does not want to: everything works with a network
  }
}

// Goes over to the new version, when what was played is kept.
export async function update() {
  await keepOpen();
  const registration = await navigator.serviceWorker.getRegistration();
  if (registration?.waiting) registration.waiting.postMessage('update');
  else location.reload(); // another tab was faster
}

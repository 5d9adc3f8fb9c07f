// Working without a network. Browsers allow it only at secure addresses (https, or this very computer).
export const offline = $state({
  possible: isSecureContext && 'serviceWorker' in navigator,
  ready: false,
  update: false,
});

let waiting: ServiceWorker | null = null;

function watch(registration: ServiceWorkerRegistration) {
  const found = (worker: ServiceWorker | null) => {
    if (!worker) return;
    worker.addEventListener('statechange', () => {
      // The first worker has nothing to wait for; a later one is a new version.
      if (worker.state === 'installed' && navigator.serviceWorker.controller) {
        waiting = worker;
        offline.update = true;
      }
    });
  };
  if (registration.waiting && navigator.serviceWorker.controller) {
    waiting = registration.waiting;
    offline.update = true;
  }
  found(registration.installing);
  registration.addEventListener('updatefound', () => found(registration.installing));
}

export async function workOffline() {
  if (!offline.possible || import.meta.env.DEV) return;
  try {
    reloadWithNewVersion();
    watch(await navigator.serviceWorker.register('/sw.js'));
    await navigator.serviceWorker.ready;
    offline.ready = true;
  } catch {
    offline.possible = false; // the browser does not want to: everything works with a network
  }
}

// When one page goes over to a new version, the files of the old one are gone: every page that is open goes with it. Games are
// kept in this browser, so nothing is lost. The first worker that takes a page over is no new version.
function reloadWithNewVersion() {
  let known = navigator.serviceWorker.controller !== null;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (known) location.reload();
    known = true;
  });
}

export function update() {
  waiting?.postMessage('update');
}

// The table and the engine are fetched while somebody reads the front page, so that a game begins at once.
import { Engine } from '../engine/engine.ts';

async function loadEngine() {
  const engine = new Engine();
  await engine.call('state').catch(() => undefined); // it has no match yet; but it is there
  engine.close();
}

export async function warmUp() {
  if (navigator.serviceWorker?.controller) return; // a visitor who has been here has everything
  await Promise.allSettled([import('../pages/TablePage.svelte'), loadEngine()]);
}

// The table and the engine are fetched while somebody reads the front page, so that a game begins at once.
import { games } from '../games/games.ts';
import { moduleAt } from '../engine/module.ts';

export async function warmUp() {
  if (navigator.serviceWorker?.controller) return; // a visitor who has been here has everything
  const first = games[0]!;
  await Promise.allSettled([import('../pages/TablePage.svelte'), first.load(), moduleAt(first.module)]);
}

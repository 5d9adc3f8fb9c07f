// The engine of a game.
import { Engine } from '../engine/engine.ts';
import { knownGame } from '../games/games.ts';

export function engineOf(game: string): Engine {
  const known = knownGame(game);
  if (!known) throw new Error(`There is no game ${game}.`);
  return new Engine(known.module);
}

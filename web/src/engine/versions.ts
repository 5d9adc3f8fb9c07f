// By what a game is played here: what `horta --version` prints of it.
import type { Engine } from './engine.ts';

export interface Versions {
  version: string;
  games: { name: string; rules_version: number; components: string }[];
}

export async function versions(engine: Engine): Promise<Versions> {
  try {
    return await engine.call<Versions>('games');
  } finally {
    engine.close();
  }
}

// By what games are played here: what `horta --version` prints, of the game of this page.
import { Engine } from './engine.ts';

export interface Versions {
  version: string;
  games: { name: string; rules_version: number; components: string }[];
}

export async function versions(): Promise<Versions> {
  const engine = new Engine();
  try {
    return await engine.call<Versions>('games');
  } finally {
    engine.close();
  }
}

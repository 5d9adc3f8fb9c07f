// How long the moves of others stay in sight before the next one, as the player has chosen; any key or click goes on at once.
import { settings } from '../store/settings.svelte.ts';

export const pauses = { slow: 1700, normal: 900, fast: 350, instant: 0 };
// How many pauses it takes to read cards that turn over.
export const reading = 2;

export class Pace {
  private hurry: (() => void) | null = null;

  // A part of the chosen pause.
  wait(part: number): Promise<void> {
    const time = pauses[settings.speed] * part;
    if (time === 0) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, time);
      this.hurry = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  skip() {
    this.hurry?.();
  }
}

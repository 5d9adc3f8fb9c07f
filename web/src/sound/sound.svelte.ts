// What happens at a table, to be heard: a table calls `listen`, and whatever else wants to be heard `hear`.
import { motionless, settings } from '../store/settings.svelte.ts';
import type { TableView } from '../session/view.ts';
import type { Cue, SoundName } from './cues.ts';
import { follow, type GameSounds } from './follow.ts';
import type { Player } from './player.ts';

let player: Promise<Player> | null = null;

async function load(): Promise<Player> {
  const { Player } = await import('./player.ts').catch((error) => {
    player = null; // perhaps the network comes back
    throw error;
  });
  const ready = new Player();
  const follow = () => ready.setVolume(settings.sound ? settings.volume : 0);
  follow();
  $effect.root(() => {
    $effect(follow);
  });
  return ready;
}

// Without cues it only makes ready, so that the first sound is not late.
export function hear(...cues: (SoundName | Cue)[]) {
  if (!settings.sound || !('AudioContext' in globalThis)) return;
  const wanted = cues.map((cue) => (typeof cue === 'string' ? { sound: cue } : cue));
  const asked = performance.now();
  const first = player === null; // whoever switches sound on hears it, however long it takes to load
  player ??= load();
  player.then((ready) => ready.play(wanted, first ? performance.now() : asked)).catch(() => undefined); // no network, no loudspeaker: it stays silent
}

// Lets a table be heard as long as the component lives that calls this.
export function listen(table: TableView, game: GameSounds) {
  const news = follow(table, game, () => motionless() || settings.speed === 'instant');
  $effect(() => hear(...news()));
}

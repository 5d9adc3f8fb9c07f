// Many things happen at a table at once; what is heard of them stays clear. The same sound is not heard twice in the same
// moment, few sound together, and what is told too late is not told.
import type { SoundName } from './cues.ts';

export interface Voice {
  sound: SoundName;
  starts: number; // seconds
  ends: number;
}

const moment = 0.06;
const together = 4;
const patience = 0.25;
const waking = 0.7; // what a slow browser may need before it is heard

// Whether a sound is heard beside the others; if there are too many, in place of the one that is nearest to its end.
export function admit<V extends Voice>(sound: SoundName, starts: number, voices: V[]): { heard: boolean; leaves?: V } {
  if (voices.some((voice) => voice.sound === sound && Math.abs(voice.starts - starts) < moment))
    return { heard: false };
  const sounding = voices.filter((voice) => voice.starts <= starts && starts < voice.ends);
  if (sounding.length < together) return { heard: true };
  return { heard: true, leaves: sounding.reduce((one, other) => (other.ends < one.ends ? other : one)) };
}

// What still waits to be told when the game has gone on.
export const outdated = <V extends Voice>(voices: V[], now: number): V[] =>
  voices.filter(({ starts }) => starts > now + patience);

// Whether it is too late for a sound that was asked for then; in milliseconds, as clocks of pages count.
export const isLate = (asked: number, now: number): boolean => now - asked > 1000 * waking;

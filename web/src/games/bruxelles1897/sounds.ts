// What is heard of Bruxelles 1897.
import type { GameEvent, Seat } from '../../engine/types.ts';
import type { Cue, SoundName } from '../../sound/cues.ts';
import { columns } from './cells.ts';

interface Heard {
  sound: SoundName;
  amount?: string; // the value of the event that says how many
}

// By event; by event and cause where that sounds otherwise. What is not here is silent.
const heard: Record<string, Heard | null> = {
  architect_placed: { sound: 'card' },
  brussels_placed: { sound: 'card', amount: 'cards' },
  passed: { sound: 'slide' },
  money: { sound: 'coin', amount: 'change' },
  card_drawn: { sound: 'slide' },
  card_gained: { sound: 'slide' },
  'card_gained construction': { sound: 'build' },
  noble_kept: { sound: 'slide' },
  noble_activated: { sound: 'slide' },
  exhibited: { sound: 'slide' },
  track: { sound: 'pawn' },
  freed: { sound: 'prison' },
  jailed: { sound: 'prison' },
  // The majority itself is heard (awardsOf).
  'track column_majority': null,
  'freed column_majority': null,
};
const silent = ['setup', 'preparation', 'final_payment'];

const apart = 150; // milliseconds from one thing to the next, as a hand does them
const most = 4; // of one entry
const award = 360; // milliseconds from one award to the next, as the window lights them up

function heardOf({ event, cause }: GameEvent): Heard | null {
  if (silent.includes(cause)) return null;
  const exactly = heard[`${event} ${cause}`];
  return exactly === undefined ? (heard[event] ?? null) : exactly;
}

// Where a thing is in the window, and between its columns the coats of arms.
function panOf({ cell, column, coat }: GameEvent): number {
  if (typeof coat === 'number') return ((coat % (columns - 1)) - 1) / 4;
  const place = typeof column === 'number' ? column : typeof cell === 'number' ? cell % columns : 1.5;
  return (place - 1.5) / 5;
}

// What players do, one thing after the other; several of a kind are one sound with more in it.
export function soundsOf(events: GameEvent[], viewer: Seat | null): Cue[] {
  const cues: (Cue & { amount: number })[] = [];
  for (const event of events) {
    const found = heardOf(event);
    if (!found) continue;
    const amount = found.amount ? Math.abs(Number(event[found.amount])) : 1;
    const last = cues.at(-1);
    if (last?.sound === found.sound) last.amount += amount;
    else if (cues.length < most)
      cues.push({
        sound: found.sound,
        after: apart * cues.length,
        amount,
        pan: panOf(event),
        far: viewer !== null && event.seat !== viewer,
      });
  }
  return cues;
}

// What a round brings at its end, as the window shows it: columns, then coats of arms, each of them once, however many have
// won it. Where the window shows all of them at once, one column and one coat of arms stand for the others.
export function awardsOf(events: GameEvent[], atOnce: boolean): Cue[] {
  const won = (sound: 'column' | 'coat') => {
    const places = new Map(events.flatMap((event) => (event.event === `${sound}_won` ? [[event[sound], event]] : [])));
    const cues = [...places.values()].map((event, at): Cue => ({ sound, amount: at + 1, pan: panOf(event) }));
    return atOnce ? cues.slice(0, 1) : cues;
  };
  const cues: Cue[] = [...won('column'), ...won('coat'), { sound: 'round' }];
  return cues.map((cue, at) => ({ ...cue, after: award * at }));
}

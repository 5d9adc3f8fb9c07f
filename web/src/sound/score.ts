// How each sound is made: wood, paper, coins and small bells, and a piano with felt on its strings, as in a salon of 1897.
// All notes are of one scale, so that they agree whenever they meet. No two times are quite alike.
import { bell, celesta, felt, iron, silver, stone, wood } from './bodies.ts';
import type { Cue, SoundName } from './cues.ts';
import { Part } from './part.ts';

// "F#4" in Hz.
const semitones: Record<string, number> = { C: -9, D: -7, E: -5, F: -4, G: -2, A: 0, B: 2 };
function note(name: string): number {
  const above = semitones[name[0]!]! + (name.includes('#') ? 1 : 0) + 12 * (Number(name.at(-1)) - 4);
  return 440 * 2 ** (above / 12);
}

const vary = (value: number, by: number) => value * (1 + by * (2 * Math.random() - 1));
const loud = (level: number) => vary(level, 0.1);

function piano(part: Part, name: string, after: number, level: number, ring = 1) {
  part.strike(felt, vary(note(name), 0.001), { after: vary(after, 0.02), level: loud(level), attack: 0.008, ring });
  part.brush({ after, level: level * 0.05, from: 320, attack: 0.004, fall: 0.014 }); // the hammer
}

function chime(part: Part, name: string, after: number, level: number, ring = 1) {
  part.strike(bell, vary(note(name), 0.001), { after: vary(after, 0.02), level: loud(level), attack: 0.002, ring });
}

// The table under whatever is set down.
function knock(part: Part, after: number, level: number, frequency: number) {
  part.strike(wood, vary(frequency, 0.05), { after, level: loud(level), attack: 0.0015 });
}

function layCard(part: Part, after: number) {
  part.brush({ after, level: 0.03, from: 1000, to: 2000, attack: 0.03, fall: 0.008 }); // the air under it
  part.brush({ after: after + 0.032, level: loud(0.13), from: vary(1100, 0.15), attack: 0.002, fall: 0.012 });
  knock(part, after + 0.033, 0.36, 205);
}

function drawCard(part: Part, after: number) {
  const long = vary(0.075, 0.2);
  part.brush({
    after,
    level: loud(0.065),
    from: vary(1000, 0.1),
    to: vary(2000, 0.1),
    narrow: 1.2,
    attack: long,
    fall: 0.028,
  });
  part.brush({ after: after + long + 0.02, level: loud(0.07), from: 1300, attack: 0.003, fall: 0.009 }); // it comes free
}

function dropCoin(part: Part, after: number, level: number) {
  const pitch = vary(2150, 0.12);
  part.strike(silver, pitch, { after, level: loud(level), attack: 0.001, ring: vary(1, 0.25) });
  part.strike(silver, pitch, { after: after + vary(0.034, 0.2), level: loud(level / 3), attack: 0.001 }); // it bounces once
  knock(part, after, level, 340);
}

// Things one after the other, as a hand sets them down.
function several(amount: number, apart: number, one: (after: number) => void) {
  for (let number = 0, after = 0; number < amount; number++, after += vary(apart, 0.25)) one(after);
}

const upTo = (most: number, amount = 1) => Math.max(1, Math.min(most, Math.round(Math.abs(amount))));
// One of a row that climbs, and begins again at the bottom.
const step = <T>(row: readonly T[], amount = 1): T => row[(Math.max(1, amount) - 1) % row.length]!;

const columnNotes = [
  ['D4', 'A4'],
  ['E4', 'B4'],
  ['F#4', 'C#5'],
  ['A4', 'E5'],
] as const;
const coatNotes = [
  ['A4', 'D5', 'F#5'],
  ['B4', 'E5', 'F#5'],
  ['D5', 'F#5', 'A5'],
  ['E5', 'F#5', 'B5'],
  ['F#5', 'A5', 'B5'],
  ['A5', 'B5', 'D6'],
] as const;

const score: Record<SoundName, (part: Part, cue: Cue) => void> = {
  card: (part, { amount }) => several(upTo(3, amount), 0.085, (after) => layCard(part, after)),

  slide: (part, { amount }) => several(upTo(4, amount), 0.09, (after) => drawCard(part, after)),

  coin(part, { amount }) {
    const coins = upTo(4, amount);
    several(coins, 0.07, (after) => dropCoin(part, after, 0.17 / coins ** 0.4));
  },

  pawn(part) {
    part.strike(wood, vary(590, 0.05), { level: loud(0.28), attack: 0.0015, ring: 0.8 });
    knock(part, 0.002, 0.28, 225);
    part.brush({ level: loud(0.05), from: 1500, attack: 0.001, fall: 0.006 });
  },

  build(part) {
    part.brush({ level: loud(0.06), from: 900, to: 520, narrow: 1, attack: 0.06, fall: 0.02 }); // it is pushed into place
    part.strike(stone, vary(260, 0.05), { after: 0.09, level: loud(0.34), attack: 0.0015 });
    part.brush({ after: 0.09, level: 0.09, from: 760, attack: 0.002, fall: 0.014 });
    knock(part, 0.092, 0.2, 130);
  },

  coat: (part, { amount }) =>
    step(coatNotes, amount).forEach((name, at) => chime(part, name, at * 0.085, 0.1 + 0.02 * at)),

  column(part, { amount }) {
    const [low, high] = step(columnNotes, amount);
    piano(part, low, 0, 0.17, 0.8);
    piano(part, high, 0.13, 0.17, 0.9);
  },

  prison(part) {
    part.strike(iron, vary(880, 0.04), { level: loud(0.1), attack: 0.001, ring: 0.6 });
    part.strike(iron, vary(310, 0.04), { after: 0.085, level: loud(0.28), attack: 0.0015 });
    knock(part, 0.086, 0.3, 125);
    part.brush({ after: 0.085, level: 0.06, from: 620, attack: 0.002, fall: 0.02 });
  },

  your_turn(part) {
    part.strike(celesta, vary(note('E5'), 0.001), { level: loud(0.13), attack: 0.005, ring: 0.6 });
    part.strike(celesta, vary(note('A5'), 0.001), {
      after: vary(0.15, 0.03),
      level: loud(0.14),
      attack: 0.005,
      ring: 0.75,
    });
  },

  undo(part) {
    part.brush({ level: loud(0.055), from: 1900, to: 800, narrow: 1.2, attack: 0.09, fall: 0.03 });
    part.strike(felt, vary(note('D4'), 0.002), { after: 0.1, level: loud(0.11), attack: 0.01, ring: 0.35 });
  },

  refused(part) {
    part.strike(wood, vary(185, 0.04), { level: loud(0.36), attack: 0.004, ring: 1.3 });
    part.brush({ level: loud(0.09), from: 480, attack: 0.004, fall: 0.022 });
  },

  round(part) {
    piano(part, 'A3', 0, 0.14);
    piano(part, 'E4', 0.05, 0.12);
    piano(part, 'D4', 0.34, 0.14, 1.3);
    piano(part, 'F#4', 0.4, 0.12, 1.3);
    piano(part, 'A4', 0.46, 0.13, 1.3);
  },

  end_won(part) {
    ['G3', 'D4', 'F#4', 'B4'].forEach((name, at) => piano(part, name, at * 0.15, 0.13));
    ['A3', 'E4', 'C#5'].forEach((name, at) => piano(part, name, 0.72 + at * 0.06, 0.11, 0.8));
    ['D3', 'A3', 'F#4', 'D5'].forEach((name, at) => piano(part, name, 1.14 + at * 0.06, 0.13, 1.25));
    chime(part, 'F#5', 1.5, 0.06, 1.2);
    chime(part, 'A5', 1.64, 0.07, 1.4);
  },

  end_lost(part) {
    ['G3', 'D4', 'B4'].forEach((name, at) => piano(part, name, at * 0.19, 0.13));
    ['E4', 'A4'].forEach((name, at) => piano(part, name, 0.76 + at * 0.1, 0.12));
    ['D3', 'A3', 'E4'].forEach((name, at) => piano(part, name, 1.26 + at * 0.09, 0.13, 1.25));
  },
};

// What others do is heard from across the table.
const faraway = 0.6;
const swiftly = 0.015;

export interface Sounding {
  sound: SoundName;
  starts: number;
  ends: number;
  fade(at: number): void;
}

export function perform(context: BaseAudioContext, out: AudioNode, cue: Cue, starts: number): Sounding {
  const gain = new GainNode(context, { gain: cue.far ? faraway : 1 });
  gain.connect(new StereoPannerNode(context, { pan: cue.pan ?? 0 })).connect(out);
  const part = new Part(context, gain, starts);
  score[cue.sound](part, cue);
  return { sound: cue.sound, starts, ends: part.ends, fade: (at) => gain.gain.setTargetAtTime(0, at, swiftly) };
}

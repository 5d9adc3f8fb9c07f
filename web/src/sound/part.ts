// What sounds are made of: bodies that ring when they are struck, and noise that is brushed through a filter. A part adds
// them up to one sound, from its beginning on, and knows when the last of them has died away.
import type { Body } from './bodies.ts';

export interface Blow {
  after?: number; // seconds from the beginning of the part
  level: number; // the highest it can swing
  attack?: number;
  ring?: number; // times as long as the body usually rings
}

export interface Stroke {
  after?: number;
  level: number; // its strength at the height of it, as a root mean square
  from: number; // Hz: the middle of what is heard, at the beginning
  to?: number; // and when it ends
  narrow?: number; // the quality of the filter: more of it sounds more like a note
  attack: number;
  fall: number;
}

const silence = 8; // falls, after which nothing is left: 69 dB
const rustles = new WeakMap<BaseAudioContext, AudioBuffer>();

// Noise for every stroke, of which each takes another piece.
function rustleOf(context: BaseAudioContext): AudioBuffer {
  const known = rustles.get(context);
  if (known) return known;
  const rustle = new AudioBuffer({ length: context.sampleRate, sampleRate: context.sampleRate });
  const samples = rustle.getChannelData(0);
  for (let at = 0; at < samples.length; at++) samples[at] = 2 * Math.random() - 1;
  rustles.set(context, rustle);
  return rustle;
}

export class Part {
  ends: number;

  constructor(
    private readonly context: BaseAudioContext,
    private readonly out: AudioNode,
    readonly starts: number,
  ) {
    this.ends = starts;
  }

  strike(body: Body, frequency: number, { after = 0, level, attack = 0.003, ring = 1 }: Blow) {
    const begins = this.starts + after;
    const whole = body.reduce((sum, [, share]) => sum + share, 0);
    for (const [ratio, share, fall] of body) {
      const tone = new OscillatorNode(this.context, { frequency: frequency * ratio });
      tone.start(begins);
      this.shape(tone, begins, (level * share) / whole, attack, fall * ring).connect(this.out);
    }
  }

  brush({ after = 0, level, from, to = from, narrow = 0.8, attack, fall }: Stroke) {
    const begins = this.starts + after;
    const noise = new AudioBufferSourceNode(this.context, { buffer: rustleOf(this.context), loop: true });
    noise.start(begins, Math.random());
    const filter = new BiquadFilterNode(this.context, { type: 'bandpass', frequency: from, Q: narrow });
    filter.frequency.setValueAtTime(from, begins);
    filter.frequency.exponentialRampToValueAtTime(to, begins + attack + 2 * fall);
    // A filter lets through the less the narrower it is: what is left is raised to the level.
    const left = Math.sqrt((Math.PI * Math.sqrt(from * to)) / (3 * narrow * this.context.sampleRate));
    this.shape(noise, begins, level / left, attack, fall)
      .connect(filter)
      .connect(this.out);
  }

  // Swells and dies away, without a click at either end.
  private shape(source: AudioScheduledSourceNode, begins: number, level: number, attack: number, fall: number) {
    const ends = begins + attack + silence * fall;
    const envelope = new GainNode(this.context, { gain: 0 });
    envelope.gain.setValueAtTime(0, begins);
    envelope.gain.linearRampToValueAtTime(level, begins + attack);
    envelope.gain.setTargetAtTime(0, begins + attack, fall);
    source.stop(ends);
    this.ends = Math.max(this.ends, ends);
    return source.connect(envelope);
  }
}

// Where all sounds come together: a small salon that answers them, a limit that they do not pass however many there are, and
// the volume.

// Of the sound, and how long the room answers.
const answer = { level: 0.5, seconds: 0.55, fall: 0.1 };
const limit = { threshold: -9, ratio: 20 };
// Browsers raise what a compressor leaves by 0.6 of the most that it takes away (Web Audio 1.1, 1.19.4); this undoes it.
const raised = 0.6 * -limit.threshold * (1 - 1 / limit.ratio);
// At full volume the limit is 6 dB below what a loudspeaker can take.
const headroom = -6 - limit.threshold;

// A compressor that has heard nothing yet lets nothing through, and needs so many seconds to find that out.
const waking = 0.15;

// The echo of a clap: noise that dies away, and first its heights.
function echo({ sampleRate }: BaseAudioContext): AudioBuffer {
  const length = Math.ceil(answer.seconds * sampleRate);
  const buffer = new AudioBuffer({ length, sampleRate, numberOfChannels: 2 });
  for (const channel of [0, 1]) {
    const samples = buffer.getChannelData(channel);
    let last = 0;
    for (let at = Math.ceil(0.008 * sampleRate); at < length; at++) {
      const time = at / sampleRate;
      const bright = 0.35 * Math.exp(-time / 0.15);
      last += (2 * Math.random() - 1 - last) * (0.05 + bright);
      samples[at] = last * Math.exp(-time / answer.fall) * (1 - time / answer.seconds);
    }
  }
  return buffer;
}

// A volume from 0 to 100, as an ear counts.
const strengthOf = (volume: number) => (volume / 100) ** 1.5;

export class Room {
  readonly entrance: AudioNode;
  readonly opens: number; // in the time of the context
  private readonly strength: GainNode;

  constructor(
    private readonly context: BaseAudioContext,
    volume: number,
  ) {
    this.opens = context.currentTime + waking;
    // Nothing hisses, and what no small loudspeaker can give only takes room.
    this.entrance = new BiquadFilterNode(context, { type: 'lowpass', frequency: 7000, Q: -3 });
    const floor = new BiquadFilterNode(context, { type: 'highpass', frequency: 60, Q: -3 });
    const limiter = new DynamicsCompressorNode(context, { ...limit, knee: 0, attack: 0.002, release: 0.12 });
    this.strength = new GainNode(context, { gain: strengthOf(volume) });
    this.entrance.connect(floor).connect(limiter);
    floor
      .connect(new BiquadFilterNode(context, { type: 'highpass', frequency: 260, Q: -3 })) // walls that do not boom
      .connect(new ConvolverNode(context, { buffer: echo(context) }))
      .connect(new GainNode(context, { gain: answer.level }))
      .connect(limiter);
    limiter
      .connect(new GainNode(context, { gain: 10 ** ((headroom - raised) / 20) }))
      .connect(this.strength)
      .connect(context.destination);
  }

  setVolume(volume: number) {
    this.strength.gain.setTargetAtTime(strengthOf(volume), this.context.currentTime, 0.015);
  }
}

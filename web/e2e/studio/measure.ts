// How long, how loud and how bright a sound is.

export interface Measured {
  seconds: number; // until it stays 60 dB below its peak
  peak: number; // dBFS
  loudness: number; // LUFS of the loudest 400 ms (ITU-R BS.1770)
  small: number; // the same from a loudspeaker that gives nothing below 350 Hz, as a phone has
  rms: number; // dBFS, over its seconds
  attack: number; // milliseconds from a tenth of its peak to the peak
  bright: number; // Hz: the middle of its spectrum
  offset: number; // dBFS: how far the middle of its swing is from nothing
  end: number; // dBFS in the last tenth of a second
  finite: boolean;
  print: number; // another one whenever a sample is another one
}

const decibels = (amplitude: number) => 20 * Math.log10(Math.max(amplitude, 1e-9));

// What ears make of it: the two filters of BS.1770 for 48 kHz.
const head = {
  feedforward: [1.53512485958697, -2.69169618940638, 1.19839281085285],
  feedback: [1, -1.69065929318241, 0.73248077421585],
};
const lows = { feedforward: [1, -2, 1], feedback: [1, -1.99004745483398, 0.99007225036621] };

async function loudest(sound: AudioBuffer, lowest: number): Promise<number> {
  const context = new OfflineAudioContext(2, sound.length, sound.sampleRate);
  const source = new AudioBufferSourceNode(context, { buffer: sound });
  const loudspeaker = new BiquadFilterNode(context, { type: 'highpass', frequency: lowest, Q: -3 });
  source
    .connect(loudspeaker)
    .connect(new IIRFilterNode(context, head))
    .connect(new IIRFilterNode(context, lows))
    .connect(context.destination);
  source.start();
  const heard = await context.startRendering();
  const power = heard.getChannelData(0).map((left, at) => left ** 2 + heard.getChannelData(1)[at]! ** 2);
  const window = 0.4 * sound.sampleRate;
  let [sum, most] = [0, 0];
  for (let at = 0; at < power.length; at++) {
    sum += power[at]! - (power[at - window] ?? 0);
    most = Math.max(most, sum / window);
  }
  return -0.691 + 10 * Math.log10(Math.max(most, 1e-12));
}

export async function measure(sound: AudioBuffer): Promise<Measured> {
  const [left, right] = [sound.getChannelData(0), sound.getChannelData(1)];
  const both = left.map((sample, at) => Math.max(Math.abs(sample), Math.abs(right[at]!)));
  const peak = both.reduce((one, other) => Math.max(one, other), 0);
  const last = both.findLastIndex((sample) => sample >= peak / 1000) + 1;
  const first = (level: number) => both.findIndex((sample) => sample >= level * peak);
  const square = (samples: Float32Array) => samples.reduce((sum, sample) => sum + sample ** 2, 0);
  // The middle of a spectrum shows in how fast it changes against how far it swings.
  const changes = left.map((sample, at) => sample - (left[at - 1] ?? 0));
  return {
    seconds: last / sound.sampleRate,
    peak: decibels(peak),
    loudness: await loudest(sound, 20),
    small: await loudest(sound, 350),
    rms: decibels(Math.sqrt(square(left) / last)),
    attack: (1000 * (first(1) - first(0.1))) / sound.sampleRate,
    bright: (sound.sampleRate / Math.PI) * Math.asin(Math.sqrt(square(changes) / square(left)) / 2),
    offset: decibels(Math.abs(left.reduce((sum, sample) => sum + sample, 0) / left.length)),
    end: decibels(both.slice(-0.1 * sound.sampleRate).reduce((one, other) => Math.max(one, other), 0)),
    finite: [left, right].every((samples) => samples.every(Number.isFinite)),
    print: left.reduce((sum, sample, at) => sum + sample * Math.sin(at), 0),
  };
}

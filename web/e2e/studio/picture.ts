// Sounds as pictures: how each swings, and below it what it is made of, from 60 Hz to 12 kHz. Two seconds at most of each.

const [width, swing, spectrum, columns, gap] = [480, 110, 190, 3, 24];
const [lowest, octaves] = [60, Math.log2(200)];
const size = 1024;
const window = Float32Array.from({ length: size }, (_, at) => 0.5 - 0.5 * Math.cos((2 * Math.PI * at) / size));

// How strong each frequency is in a piece of a sound: the fast Fourier transform of its real parts.
function strengths(piece: Float32Array): Float32Array {
  const real = new Float32Array(size);
  const imaginary = new Float32Array(size);
  for (let at = 0, mirrored = 0; at < size; at++) {
    real[mirrored] = piece[at]! * window[at]!;
    let bit = size >> 1;
    for (; mirrored & bit; bit >>= 1) mirrored ^= bit;
    mirrored |= bit;
  }
  for (let half = 1; half < size; half *= 2)
    for (let turn = 0; turn < half; turn++) {
      const [cos, sin] = [Math.cos((-Math.PI * turn) / half), Math.sin((-Math.PI * turn) / half)];
      for (let one = turn; one < size; one += 2 * half) {
        const other = one + half;
        const re = real[other]! * cos - imaginary[other]! * sin;
        const im = real[other]! * sin + imaginary[other]! * cos;
        [real[other], imaginary[other]] = [real[one]! - re, imaginary[one]! - im];
        [real[one], imaginary[one]] = [real[one]! + re, imaginary[one]! + im];
      }
    }
  return real.map((re, at) => Math.hypot(re, imaginary[at]!) / (size / 4));
}

export function picture(sounds: { name: string; sound: AudioBuffer; seconds: number }[]): OffscreenCanvas {
  const height = swing + spectrum + gap;
  const canvas = new OffscreenCanvas(width * columns, height * Math.ceil(sounds.length / columns));
  const brush = canvas.getContext('2d')!;
  brush.fillStyle = '#10201f';
  brush.fillRect(0, 0, canvas.width, canvas.height);
  brush.font = '14px sans-serif';
  sounds.forEach(({ name, sound, seconds }, number) => {
    const shown = Math.max(0.4, Math.min(2.5, seconds));
    const samples = new Float32Array(Math.ceil((shown + 0.1) * sound.sampleRate));
    sound.copyFromChannel(samples, 0);
    const left = (number % columns) * width;
    const top = Math.floor(number / columns) * height + gap;
    const perPixel = Math.floor((shown * sound.sampleRate) / (width - 8));
    for (let x = 0; x < width - 8; x += 1) {
      const piece = samples.subarray(x * perPixel, (x + 1) * perPixel);
      const [low, high] = [Math.min(...piece), Math.max(...piece)];
      brush.fillStyle = '#f2a36b';
      brush.fillRect(left + x, top + swing / 2 - high * swing, 1, Math.max(1, (high - low) * swing));
      if (x % 2 === 1) continue;
      const found = strengths(samples.subarray(x * perPixel, x * perPixel + size));
      for (let y = 0; y < spectrum; y += 2) {
        const frequency = lowest * 2 ** (octaves * (1 - y / spectrum));
        const level = 20 * Math.log10(found[Math.round((frequency * size) / sound.sampleRate)]! + 1e-6);
        const light = Math.max(0, Math.min(1, (level + 90) / 75));
        brush.fillStyle = `hsl(${40 - 200 * (1 - light)} 80% ${light * 75}%)`;
        brush.fillRect(left + x, top + swing + y, 2, 2);
      }
    }
    brush.fillStyle = '#f1ead8';
    brush.fillText(`${name}, ${shown.toFixed(2)} s`, left + 6, top - 6);
    for (const frequency of [100, 300, 1000, 3000, 10_000])
      brush.fillText(`${frequency}`, left + 2, top + swing + spectrum * (1 - Math.log2(frequency / lowest) / octaves));
  });
  return canvas;
}

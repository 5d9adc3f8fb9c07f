// In the page of the studio: plays sounds without waiting for them, and has them measured, written and drawn.
import type { Cue } from '../../src/sound/cues.ts';
import { Room } from '../../src/sound/room.ts';
import { perform } from '../../src/sound/score.ts';
import { measure, type Measured } from './measure.ts';
import { picture } from './picture.ts';

export { Player } from '../../src/sound/player.ts';

const rate = 48_000;
const tail = 0.8; // the room answers, and then it is silent
const kept: { name: string; sound: AudioBuffer; seconds: number }[] = [];

// Before it is known how long the cues last they are played into a context that is never heard.
function lengthOf(cues: Cue[]): number {
  const context = new OfflineAudioContext(2, 1, rate);
  return Math.max(...cues.map((cue) => perform(context, context.destination, cue, (cue.after ?? 0) / 1000).ends));
}

export async function play(cues: Cue[], name?: string): Promise<{ measured: Measured; wav: string }> {
  const length = Math.ceil((lengthOf(cues) + tail) * rate);
  const opening = new Room(new OfflineAudioContext(2, 1, rate), 100).opens * rate;
  const context = new OfflineAudioContext(2, opening + length, rate);
  const room = new Room(context, 100);
  for (const cue of cues) perform(context, room.entrance, cue, room.opens + (cue.after ?? 0) / 1000);
  const played = await context.startRendering();
  const sound = new AudioBuffer({ length, sampleRate: rate, numberOfChannels: 2 });
  for (const side of [0, 1]) sound.copyToChannel(played.getChannelData(side).subarray(opening), side);
  const measured = await measure(sound);
  if (name) kept.push({ name, sound, seconds: measured.seconds });
  return { measured, wav: base64(name ? wav(sound) : new ArrayBuffer(0)) };
}

export const draw = async () => base64(await (await picture(kept).convertToBlob()).arrayBuffer());

function base64(bytes: ArrayBuffer): string {
  let text = '';
  for (const byte of new Uint8Array(bytes)) text += String.fromCharCode(byte);
  return btoa(text);
}

// As a file that anything plays: 16 bits, left and right.
function wav(sound: AudioBuffer): ArrayBuffer {
  const bytes = new ArrayBuffer(44 + 4 * sound.length);
  const view = new DataView(bytes);
  const word = (at: number, text: string) =>
    [...text].forEach((letter, n) => view.setUint8(at + n, letter.charCodeAt(0)));
  word(0, 'RIFF');
  view.setUint32(4, bytes.byteLength - 8, true);
  word(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true); // plain numbers
  view.setUint16(22, 2, true);
  view.setUint32(24, rate, true);
  view.setUint32(28, 4 * rate, true);
  view.setUint16(32, 4, true);
  view.setUint16(34, 16, true);
  word(36, 'data');
  view.setUint32(40, 4 * sound.length, true);
  for (const channel of [0, 1])
    sound.getChannelData(channel).forEach((sample, at) => {
      view.setInt16(44 + 4 * at + 2 * channel, Math.round(32767 * Math.max(-1, Math.min(1, sample))), true);
    });
  return bytes;
}

// A game as a link: its record, deflated, in the part of the address that no server sees.
import type { GameRecord } from '../engine/types.ts';

// Longer ones are cut by some browsers and messengers on their way.
export const longestLink = 16_000;
const longestRecord = 16 * 1024 * 1024;

// Leaves out what a reader finds by itself: the notation, and what was taken back. Only the log tells how a game ended
// early, and with a log the notation is needed.
export function slim(record: GameRecord): GameRecord {
  if (record.ended) return record;
  const { log: _log, ...rest } = record;
  return { ...rest, steps: record.steps.map(({ text: _text, ...step }) => step) };
}

async function gather(stream: ReadableStream<Uint8Array>, most: number): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let length = 0;
  const reader = stream.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.length;
    if (length > most) {
      await reader.cancel();
      throw new Error('too long');
    }
    parts.push(value);
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

const through = (bytes: Uint8Array, transform: CompressionStream | DecompressionStream, most: number) =>
  gather(new Blob([bytes as BlobPart]).stream().pipeThrough(transform as ReadableWritablePair), most);

export async function encodeRecord(record: GameRecord): Promise<string> {
  const text = new TextEncoder().encode(JSON.stringify(slim(record)));
  const packed = await through(text, new CompressionStream('deflate-raw'), longestRecord);
  const binary = Array.from(packed, (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

// What the code holds, as text. Throws where it is damaged.
export async function decodeRecord(code: string): Promise<string> {
  const binary = atob(code.replaceAll('-', '+').replaceAll('_', '/'));
  const packed = Uint8Array.from(binary, (character) => character.charCodeAt(0));
  const text = await through(packed, new DecompressionStream('deflate-raw'), longestRecord);
  return new TextDecoder('utf-8', { fatal: true }).decode(text);
}

// A link may lead to a moment of the game: after so many decisions.
export const linkPart = (code: string, moment?: number) => `#r=${code}${moment === undefined ? '' : `&m=${moment}`}`;

// The code in a link, or nothing: it is none of ours.
export const codeIn = (text: string) => /#r=([\w-]*)/.exec(text)?.[1];
export const momentIn = (text: string) => Number(/#r=[\w-]*&m=(\d{1,6})/.exec(text)?.[1] ?? 0);

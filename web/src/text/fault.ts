// Why the engine did not take a record, in words (as text/sentence.cpp words it).
import { Refusal } from '../engine/engine.ts';
import { reasonText } from './reason.ts';
import { knows, say } from './texts.svelte.ts';
import type { Params } from './message.ts';

// Parameters whose values are names of the engine, by the family of their texts.
const families: Record<string, string> = { asked: 'kind', code: 'json', game: 'game', kind: 'kind', part: 'part' };
const longestQuote = 80;

// What stands in a file may be anything: long, or full of signs that turn the line around.
function harmless(text: string): string {
  const plain = text.replace(/[\p{Cc}\p{Cf}\p{Co}\p{Zl}\p{Zp}]/gu, '?');
  const characters = [...plain];
  return characters.length > longestQuote ? `${characters.slice(0, longestQuote - 1).join('')}…` : plain;
}

const nobody = { name: (seat: number) => say('player_number', { number: seat + 1 }), isYou: () => false };

function inWords(name: string, value: unknown, { code, params }: Refusal): string | number {
  if (typeof value === 'number') return value;
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  if (code === 'step_illegal' && name === 'reason' && knows(`reason.${text}`)) {
    const reasonParams = (params as Record<string, unknown>).reason_params as Params | undefined;
    return reasonText({ code: text, section: '', params: reasonParams ?? {} }, nobody);
  }
  const id = `${families[name]}.${text}`;
  return knows(id) ? say(id) : harmless(text);
}

export function faultText(refusal: Refusal): string {
  const id = `fault.${refusal.code}`;
  if (!knows(id)) return say('replay.unreadable');
  const words = Object.entries(refusal.params).map(([name, value]) => [name, inWords(name, value, refusal)]);
  return say(id, Object.fromEntries(words));
}

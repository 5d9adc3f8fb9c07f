// Games from outside: a file, a text, a link. Everything is checked by the engine before it is kept.
import { Refusal } from '../engine/engine.ts';
import type { GameRecord } from '../engine/types.ts';
import { faultText } from '../text/fault.ts';
import { games, knownGame } from '../games/games.ts';
import { engineOf } from '../session/engines.ts';
import { harmlessName } from '../text/names.ts';
import { say, speakOf } from '../text/texts.svelte.ts';
import { keepImport } from './imports.ts';
import { codeIn, decodeRecord } from './recordLink.ts';
import type { SavedTable } from './saved.ts';

// What is wrong with it, as a sentence for its reader.
export class Unreadable extends Error {}

const mebibytes = 16;

// The same game has the same address, however often it is imported.
function idOf(record: GameRecord): string {
  const text = JSON.stringify(record);
  let one = 0x811c9dc5;
  let other = 0x01000193;
  for (let at = 0; at < text.length; at++) {
    one = Math.imul(one ^ text.charCodeAt(at), 0x01000193);
    other = Math.imul(other ^ text.charCodeAt(at), 0x5bd1e995);
  }
  return [one, other].map((half) => (half >>> 0).toString(16).padStart(8, '0')).join('');
}

export const fileName = (file: File) => harmlessName(file.name).slice(0, 80);

export async function importFile(file: File): Promise<SavedTable> {
  const name = fileName(file);
  if (file.size === 0) throw new Unreadable(say('fault.file_empty', { file: name }));
  if (file.size > mebibytes * 2 ** 20)
    throw new Unreadable(say('fault.file_too_large', { file: name, most: mebibytes }));
  let text: string;
  try {
    text = await file.text();
  } catch {
    throw new Unreadable(say('replay.file_unreadable', { file: name })); // a folder, or taken away meanwhile
  }
  return importText(text);
}

// The text of a record, or a link that holds one.
export async function importText(given: string): Promise<SavedTable> {
  const text = given.trim();
  if (text === '') throw new Unreadable(say('replay.nothing_given'));
  const code = text.startsWith('{') ? undefined : codeIn(text);
  if (code !== undefined) return importLink(code);
  if (/^https?:/i.test(text)) throw new Unreadable(say('replay.link_without_game'));
  return importJson(text);
}

// A link holds a record and nothing else: no further link.
export async function importLink(code: string): Promise<SavedTable> {
  const text = await decodeRecord(code).catch(() => {
    throw new Unreadable(say('replay.link_damaged'));
  });
  return importJson(text);
}

async function importJson(text: string): Promise<SavedTable> {
  let record: unknown;
  try {
    record = JSON.parse(text);
  } catch {
    const lines = text.split('\n').filter((line) => line.trim() !== '');
    const several = lines.length > 1 && lines.every((line) => line.startsWith('{') && line.trimEnd().endsWith('}'));
    throw new Unreadable(several ? say('replay.several', { count: lines.length }) : say('replay.not_json'));
  }
  return importRecord(record);
}

async function importRecord(given: unknown): Promise<SavedTable> {
  const game = (given as { game?: unknown } | null)?.game;
  // A game that this page does not play yet; whatever else is wrong with a record, the engine of a game says.
  if (game === 'bruxelles-1893' && !knownGame(game)) throw new Unreadable(say('replay.other_game'));
  const name = (typeof game === 'string' && knownGame(game)?.name) || games[0]!.name;
  const engine = engineOf(name);
  try {
    await engine.call('open', { record: given });
    const { record } = await engine.call('record', { secret: true });
    record.seats = record.seats.map((seat) => ({ ...seat, name: harmlessName(seat.name) }));
    const { round, over, scores } = await engine.call('state', {});
    const table = { id: idOf(record), record, updated: Date.now(), round, over, scores, turn: null };
    await keepImport(table);
    return table;
  } catch (error) {
    if (!(error instanceof Refusal)) throw new Unreadable(say('replay.unreadable'));
    await speakOf(name); // it may be about the game
    throw new Unreadable(faultText(error));
  } finally {
    engine.close();
  }
}

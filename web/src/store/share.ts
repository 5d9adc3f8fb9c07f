// A game on its way to others: as a file, or as a link.
import { say } from '../text/texts.svelte.ts';
import type { GameRecord } from '../engine/types.ts';
import { encodeRecord, linkPart, longestLink } from './recordLink.ts';
import { isYou } from '../session/you.ts';

// For others, "you" is somebody with a name.
export function forOthers(record: GameRecord): GameRecord {
  const seats = record.seats.map((seat, number) =>
    isYou(seat) ? { ...seat, name: say('player_number', { number: number + 1 }) } : seat,
  );
  return { ...record, seats };
}

export function download(record: GameRecord) {
  const name = record.id.replace(/[^\w-]/g, '_').slice(0, 40) || 'game';
  saveFile(`${record.game}-${name}.horta.json`, new Blob([JSON.stringify(record)], { type: 'application/json' }));
}

export function saveFile(name: string, content: Blob) {
  const url = URL.createObjectURL(content);
  const anchor = document.createElement('a');
  anchor.href = url;
  anchor.download = name;
  anchor.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

// To the beginning of the game, or to the moment after so many decisions. Nothing: the game is too long for a link.
export async function linkTo(record: GameRecord, moment?: number): Promise<string | null> {
  const link = `${location.origin}/replay${linkPart(await encodeRecord(record), moment)}`;
  return link.length > longestLink ? null : link;
}

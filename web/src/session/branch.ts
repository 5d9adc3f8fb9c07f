// "Continue from here": a new table that begins at a moment of another game.
import type { Engine } from '../engine/engine.ts';
import { engineOf } from './engines.ts';
import type { GameRecord, Seat, Standing } from '../engine/types.ts';
import { levelsOf, loadGame } from '../games/games.ts';
import { saveTable, type SavedTable } from '../store/saved.ts';
import { botNames } from './begin.ts';
import { cutRecord, newSeats } from './cut.ts';
import { replaceOpen } from './open.ts';
import { randomHex } from './random.ts';
import { openTable, pictureOf } from './tables.ts';
import { forOthers } from '../store/share.ts';

// A shuffle for a game whose own secret is not known. The engine makes the commitment: it does not need a secure page.
async function newShuffle(engine: Engine, record: GameRecord): Promise<GameRecord['shuffle']> {
  const { game, rules_version, options, seats, id } = record;
  await engine.call('start', { game, rules_version, options, seats, id, secret: randomHex(32) });
  return (await engine.call('record', { secret: true })).record.shuffle;
}

// Gives the id of the table. The record keeps its id, which is part of its shuffle: the same cards come.
export async function continueFrom(
  record: GameRecord,
  decisions: number,
  people: Seat[],
  level: number,
): Promise<string> {
  const engine = engineOf(record.game);
  try {
    const seats = newSeats(
      people.length > 1 ? forOthers(record).seats : record.seats,
      people,
      `level:${level}`,
      botNames,
    );
    const cut = { ...cutRecord(record, decisions), seats };
    const anew = !cut.shuffle?.secret;
    if (anew) cut.shuffle = await newShuffle(engine, cut);
    let standing: Standing = await engine.call('open', { record: cut });
    // The moment itself stands: a turn that was over is ended.
    if (standing.awaiting !== null) standing = await engine.call('end_turn', { seat: standing.awaiting });
    const levels = levelsOf(record.game);
    const { round, over, scores, actor } = standing;
    const table: SavedTable = {
      id: randomHex(8),
      record: (await engine.call('record', { secret: true })).record,
      updated: Date.now(),
      round,
      over,
      scores,
      turn: actor !== null && people.includes(actor) ? actor : null,
      board: await pictureOf(await loadGame(record.game), engine).catch(() => undefined),
      plays: seats.map(({ bot }) => (bot ? (levels[bot] ?? bot) : null)),
      origin: { decisions, dealt_anew: anew },
    };
    await saveTable(table).catch(() => undefined); // a browser without storage plays it as long as the page is there
    const session = await openTable(table);
    replaceOpen(session);
    return session.id;
  } finally {
    engine.close();
  }
}

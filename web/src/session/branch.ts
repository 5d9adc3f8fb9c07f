// "Continue from here": a new table that begins at a moment of another game.
import type { Engine } from '../engine/engine.ts';
import { engineOf } from './engines.ts';
import type { GameRecord, MatchState, Seat } from '../engine/types.ts';
import { botNames } from './begin.ts';
import { cutRecord, newSeats } from './cut.ts';
import { open } from './open.ts';
import { forOthers } from '../store/share.ts';
import { randomHex, Session } from './session.svelte.ts';

// A shuffle for a game whose own secret is not known. The engine makes the commitment: it does not need a secure page.
async function newShuffle(engine: Engine, record: GameRecord): Promise<GameRecord['shuffle']> {
  const { game, rules_version, options, seats, id } = record;
  await engine.call('start', { game, rules_version, options, seats, id, secret: randomHex(32) });
  return (await engine.call<{ record: GameRecord }>('record', { secret: true })).record.shuffle;
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
    await engine.call('open', { record: cut });
    let state = await engine.call<MatchState>('state');
    // The moment itself stands: a turn that was over is ended.
    if (state.awaiting !== null) {
      await engine.call('end_turn', { seat: state.awaiting });
      state = await engine.call<MatchState>('state');
    }
    const { round, over, scores, seat } = state;
    const session = await Session.fromSaved({
      id: randomHex(8),
      record: (await engine.call<{ record: GameRecord }>('record', { secret: true })).record,
      updated: Date.now(),
      round,
      over,
      scores,
      turn: seat !== undefined && people.includes(seat) ? seat : null,
      origin: { decisions, dealt_anew: anew },
    });
    await session.save();
    open.session?.close();
    open.session = session;
    return session.id;
  } finally {
    engine.close();
  }
}

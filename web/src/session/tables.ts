// The tables of this browser: new ones, and those that were saved.
import type { Requests } from '../engine/answers/common.ts';
import type { Engine } from '../engine/engine.ts';
import type { GameRecord, SeatInfo, Setup, Standing } from '../engine/types.ts';
import type { GameClient } from '../games/game.ts';
import { loadGame } from '../games/games.ts';
import { saveTable, type SavedTable } from '../store/saved.ts';
import { engineOf } from './engines.ts';
import { LocalAuthority, type Choose, type LocalParts } from './local.svelte.ts';
import { Oracle } from './oracle.ts';
import { randomHex } from './random.ts';
import { Session } from './session.svelte.ts';

export interface NewTable {
  game: string;
  options: Record<string, string>;
  seats: SeatInfo[];
  // What the bot at each seat plays by: the definition behind its level, which stays as it is when levels change.
  plays: (string | null)[];
}

// Where a table goes on from a moment of another game.
export type Origin = SavedTable['origin'];

// What is kept of a table besides its record.
type Kept = Pick<SavedTable, 'origin' | 'board'>;

// Bots think in an engine of their own, where they stay as long as the table is open.
function botsOf(game: string): { choose: Choose; close: () => void } {
  const thinker = engineOf(game);
  return {
    async choose(bot, { game, rules_version, options, seats }: Setup, { position, commitment }: Standing) {
      const table = { game, rules_version, options, players: seats.length, position, commitment };
      return (await thinker.call('bot', { ...table, bot })).text;
    },
    close: () => thinker.close(),
  };
}

const peopleAmong = (seats: SeatInfo[]) => seats.flatMap(({ bot }, seat) => (bot ? [] : [seat]));

// The small picture of the board as it is now.
export const pictureOf = async (game: GameClient, engine: Engine) =>
  game.miniature((await engine.call('state', {})).view);

function partsOf(
  id: string,
  { game, seats, plays }: Pick<NewTable, 'game' | 'seats' | 'plays'>,
  { origin, board }: Kept,
  picture: () => Promise<SavedTable['board']>,
): LocalParts {
  const here = peopleAmong(seats);
  const bots = here.length < seats.length ? botsOf(game) : null;
  return {
    here,
    plays: (seat) => plays[seat] ?? seats[seat]?.bot,
    choose: bots?.choose ?? (() => Promise.reject(new Error('There are no bots here.'))),
    close: () => bots?.close(),
    async keep(record: GameRecord, { round, over, scores, actor }: Standing) {
      const turn = actor !== null && here.includes(actor) ? actor : null;
      // Taken when a person has the word: that is when a table is left, and bots are not kept waiting for it.
      if (turn !== null || !board) board = await picture().catch(() => board);
      const table = {
        id,
        record,
        updated: Date.now(),
        round,
        over,
        scores,
        turn,
        board,
        plays,
        origin,
      };
      // A browser without storage plays on, and the page says so.
      return (await saveTable(table).catch(() => 'saved')) === 'saved';
    },
  };
}

async function sitDown(
  id: string,
  table: Pick<NewTable, 'game' | 'seats' | 'plays'>,
  kept: Kept,
  from: Requests['start'] | Requests['open'],
): Promise<Session> {
  const { game } = table;
  const client = await loadGame(game);
  const engine = engineOf(game);
  const parts = partsOf(id, table, kept, () => pictureOf(client, engine));
  const authority = await LocalAuthority.begin(id, engine, parts, from);
  const session = new Session(client, authority, new Oracle(engineOf(game), () => engineOf(game)));
  await session.sit(authority.entries);
  return session;
}

export function startTable(table: NewTable): Promise<Session> {
  const id = randomHex(8);
  const { game, options, seats } = table;
  return sitDown(id, table, {}, { game, options, seats, id, secret: randomHex(32) });
}

// Tables of older builds have not kept what their bots play by: their levels do.
export function openTable({ id, record, plays, origin, board }: SavedTable): Promise<Session> {
  return sitDown(id, { ...record, plays: plays ?? [] }, { origin, board }, { record });
}

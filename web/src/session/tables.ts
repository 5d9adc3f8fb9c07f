// The tables of this browser: new ones, and those that were saved.
import type { GameRecord, SeatInfo, Setup, Standing } from '../engine/types.ts';
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

// Bots think in an engine of their own, where they stay as long as the table is open.
function botsOf(game: string): { choose: Choose; close: () => void } {
  const thinker = engineOf(game);
  return {
    async choose(bot, { game, rules_version, options, seats }: Setup, { position, commitment }: Standing) {
      const table = { game, rules_version, options, players: seats.length, position, commitment };
      return (await thinker.call<{ text: string }>('bot', { ...table, bot })).text;
    },
    close: () => thinker.close(),
  };
}

const peopleAmong = (seats: SeatInfo[]) => seats.flatMap(({ bot }, seat) => (bot ? [] : [seat]));

function partsOf(id: string, game: string, seats: SeatInfo[], plays: NewTable['plays'], origin: Origin): LocalParts {
  const here = peopleAmong(seats);
  const bots = here.length < seats.length ? botsOf(game) : null;
  return {
    here,
    plays: (seat) => plays[seat] ?? seats[seat]?.bot,
    choose: bots?.choose ?? (() => Promise.reject(new Error('There are no bots here.'))),
    close: () => bots?.close(),
    async keep(record: GameRecord, { round, over, scores, actor }: Standing) {
      const table = {
        id,
        record,
        updated: Date.now(),
        round,
        over,
        scores,
        turn: actor !== null && here.includes(actor) ? actor : null,
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
  { game, seats, plays }: Pick<NewTable, 'game' | 'seats' | 'plays'>,
  origin: Origin,
  call: 'start' | 'open',
  input: object,
): Promise<Session> {
  const client = await loadGame(game);
  const authority = await LocalAuthority.begin(
    id,
    engineOf(game),
    partsOf(id, game, seats, plays, origin),
    call,
    input,
  );
  const session = new Session(client, authority, new Oracle(engineOf(game), () => engineOf(game)));
  await session.sit(authority.entries);
  return session;
}

export function startTable(table: NewTable): Promise<Session> {
  const id = randomHex(8);
  const { game, options, seats } = table;
  return sitDown(id, table, undefined, 'start', { game, options, seats, id, secret: randomHex(32) });
}

// Tables of older builds have not kept what their bots play by: their levels do.
export function openTable({ id, record, plays, origin }: SavedTable): Promise<Session> {
  return sitDown(id, { ...record, plays: plays ?? [] }, origin, 'open', { record });
}

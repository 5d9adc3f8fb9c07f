// New tables.
import { say } from '../text/texts.svelte.ts';
import { levelsOf } from '../games/games.ts';
import { replaceOpen } from './open.ts';
import { startTable } from './tables.ts';

// Architects of Art Nouveau Brussels, for the bots.
export const botNames = ['Blérot', 'Cauchie', 'Strauven', 'Jaspar'];

// A table for these people and bots of these levels; a person alone needs no name. Gives the table's address.
export async function beginTable(
  game: string,
  people: string[],
  bots: string[],
  options: Record<string, string> = {},
): Promise<string> {
  const names = people.map(
    (name, number) => name.trim() || (people.length === 1 ? '' : say('player_number', { number: number + 1 })),
  );
  const seats = [...names.map((name) => ({ name })), ...bots.map((bot, number) => ({ name: botNames[number]!, bot }))];
  const levels = levelsOf(game);
  const plays = [...names.map(() => null), ...bots.map((bot) => levels[bot] ?? bot)];
  const session = await startTable({ game, options, seats, plays });
  replaceOpen(session);
  return session.id;
}

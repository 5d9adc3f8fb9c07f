// New tables.
import { say } from '../text/texts.svelte.ts';
import { open } from './open.ts';
import { Session } from './session.svelte.ts';

// Architects of Art Nouveau Brussels, for the bots.
export const botNames = ['Blérot', 'Cauchie', 'Strauven', 'Jaspar'];

// A table of 1897 for these people and bots; a person alone needs no name. Gives the table's address.
export async function beginTable(people: string[], bots: string[]): Promise<string> {
  const names = people.map(
    (name, number) => name.trim() || (people.length === 1 ? '' : say('player_number', { number: number + 1 })),
  );
  const seats = [...names.map((name) => ({ name })), ...bots.map((bot, number) => ({ name: botNames[number]!, bot }))];
  const session = await Session.start({ game: 'bruxelles-1897', options: {}, seats });
  open.session?.close();
  open.session = session;
  return session.id;
}

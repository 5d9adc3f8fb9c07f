// What there is to be heard at a table, from what has changed there since it was looked at last.
import type { GameEvent, Seat } from '../engine/types.ts';
import type { TableView } from '../session/view.ts';
import type { Cue } from './cues.ts';

// What a game gives to be heard: of its turns, and of what is won at the end of a round.
export interface GameSounds {
  soundsOf(events: GameEvent[], viewer: Seat | null): Cue[];
  awardsOf(events: GameEvent[], atOnce: boolean): Cue[];
}

type Table = Pick<TableView, 'entries' | 'counted' | 'state' | 'actor' | 'people' | 'refused' | 'viewer'>;

// A few cards stand for all that are dealt.
const deal: Cue = { sound: 'slide', amount: 4 };
const breath = 450; // milliseconds before it is somebody's turn

// What is news each time it is asked; what was there before the first time is not.
export function follow(table: Table, { soundsOf, awardsOf }: GameSounds, atOnce: () => boolean): () => Cue[] {
  let known = look(table);
  return () => {
    const before = known;
    const now = (known = look(table));
    const cues = now.entries
      .slice(before.entries.length)
      .flatMap(({ entry, events }): Cue[] => (entry === 'undo' ? [{ sound: 'undo' }] : soundsOf(events, now.viewer)));
    if (now.counted && !before.counted) cues.push(...awardsOf(now.counted.events, atOnce()));
    if (before.counted && !now.counted) cues.push(now.state.over ? end(now) : deal);
    if (now.refused.length > 0 && now.refused !== before.refused) cues.push({ sound: 'refused' });
    if (isAsked(now) && !isAsked(before)) cues.push({ sound: 'your_turn', after: lastOf(cues) + breath });
    return cues;
  };
}

const look = ({ entries, counted, state, actor, people, refused, viewer }: Table): Table => ({
  entries,
  counted,
  state,
  actor,
  people,
  refused,
  viewer,
});

const lastOf = (cues: Cue[]) => Math.max(0, ...cues.map(({ after = 0 }) => after));

// Around one screen everybody sees who is next.
const isAlone = ({ people }: Table) => people.length === 1;
const isAsked = (table: Table) => isAlone(table) && table.actor === table.viewer && table.counted === null;

function end(table: Table): Cue {
  const winners = table.state.result?.ranking[0] ?? [];
  return { sound: !isAlone(table) || winners.includes(table.people[0]!) ? 'end_won' : 'end_lost' };
}

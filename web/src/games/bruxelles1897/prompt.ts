// What the prompt says: what has to be decided, and how; or what was answered to something touched.
import { facts } from './components.ts';
import type { Noble } from '../../engine/types.ts';
import type { Session } from '../../session/session.svelte.ts';
import type { Names } from './narrate.ts';
import { reasonText } from '../../text/reason.ts';
import type { Params } from '../../text/message.ts';
import { say } from '../../text/texts.svelte.ts';
import { actionOf, nobleDoes, readCard } from './cards.ts';
import { cellOf } from './moves.ts';

export function promptTitle(session: Session): string {
  const { asked, looking, counted } = session;
  if (session.moment) return say('prompt.past');
  if (counted) return say('round_counted', { round: counted.before.round });
  if (session.state.over) return say('prompt.over');
  if (session.myTurn && session.state.awaiting !== null) return say('prompt.end_turn');
  if (!asked) return session.actor === null ? '' : say('prompt.thinking', { name: session.name(session.actor) });
  if (looking?.face) {
    const there = session.shown.view.grid[cellOf(looking.move)!];
    const action = there && 'card' in there ? say(`action.${actionOf[readCard(there.card).family]}`) : '';
    return say('prompt.looking', { action, value: looking.face.option[1] });
  }
  return say(`prompt.${asked.kind}`, {
    name: session.name(session.viewer!),
    alone: session.people.length === 1 ? 'yes' : 'no',
    ...numbersOf(session),
  });
}

export function promptText(session: Session, names: Names): string {
  const { asked, remark, refused } = session;
  if (remark) return say(remark.id, remark.params);
  if (refused.length > 0) return refused.map((reason) => reasonText(reason, names)).join(' ');
  if (session.moment) return say('prompt.past_text', { round: session.moment.view.round });
  if (session.myTurn && session.state.awaiting !== null) return say('prompt.end_turn_text');
  if (!asked) {
    const passed = session.people.length === 1 && session.shown.view.players[session.people[0]!]!.passed;
    return passed && !session.state.over && !session.counted ? say('prompt.passed_text') : '';
  }
  if (session.looking?.face) return say('prompt.looking_text');
  return say(`prompt.${asked.kind}_text`, numbersOf(session));
}

// What the decision is about, in names and numbers.
function numbersOf(session: Session): Params {
  const { asked, chosen, gain } = session;
  const { taking } = session.shown.view;
  switch (asked?.kind) {
    case 'brussels_cards':
      return {
        place: say(`place.${session.entries.at(-1)!.text}`),
        needed: asked.options[0]!.option.length,
        chosen: chosen.length,
      };
    case 'materials':
      return {
        least: Math.min(...asked.options.map(({ option }) => option.length)),
        chosen: chosen.length,
        gain: gain ?? -1,
      };
    case 'noble': {
      const noble = taking.card?.slice('noble:'.length);
      return { noble: say(`noble.${noble}`), does: nobleDoes(noble as Noble), ...facts() };
    }
    case 'activate':
      return { left: taking.activations };
    default:
      return facts();
  }
}

// What the prompt says: what has to be decided, and how; or what was answered to something touched.
import type { Session } from '../session/session.svelte.ts';
import { reasonText } from '../text/reason.ts';
import type { Names } from '../text/teller.ts';
import { say } from '../text/texts.svelte.ts';

export function promptTitle(session: Session): string {
  const { asked, looking, counted, game } = session;
  if (session.moment) return say('prompt.past');
  if (counted) return say('round_counted', { round: counted.before.round });
  if (session.state.over) return say('prompt.over');
  if (session.myTurn && session.state.awaiting !== null) return say('prompt.end_turn');
  if (!asked) return session.actor === null ? '' : say('prompt.thinking', { name: session.name(session.actor) });
  if (looking?.way) return say('prompt.looking', game.words.looked(session, looking));
  return say(`prompt.${asked.kind}`, {
    name: session.name(session.viewer!),
    alone: session.people.length === 1 ? 'yes' : 'no',
    ...game.words.asked(session),
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
  if (session.looking?.way) return say('prompt.looking_text');
  const text = say(`prompt.${asked.kind}_text`, session.game.words.asked(session));
  return session.reveals.length === 0 ? text : `${text} ${revealing(session.reveals)}`;
}

// Before cards are turned over: there is no way back then.
const revealing = (texts: string[]) => say(texts.includes('pass') ? 'prompt.pass_reveals' : 'prompt.reveals');

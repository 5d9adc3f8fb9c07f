// A card of the window or of Brussels, under a pointer or with the focus: it shows what its move would do. Touched, it makes
// the move, or says why that cannot be done.
import type { TableView } from '../state/view.ts';

export function hover(session: TableView, move: string) {
  if (session.option(move)) void session.look(move);
}

export async function touch(session: TableView, move: string, event: MouseEvent) {
  if (!session.myTurn || session.asked?.kind !== 'action') return;
  if (!session.option(move)) return session.whyNot(move);
  // A finger sees first what it would do; a mouse or a key has seen it.
  const byFinger = event instanceof PointerEvent && event.pointerType === 'touch';
  if (session.looking?.move !== move) await session.look(move);
  if (!byFinger) await session.place();
}

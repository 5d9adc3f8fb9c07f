// A place on the board, under a pointer or with the focus: it shows what its move would do. Touched, it makes the move, or
// says why that cannot be done.
import type { TableView } from '../session/view.ts';

export function hover(session: TableView, move: string) {
  if (session.option(move)) void session.look(move);
  else if (session.asked?.kind === session.game.play.turnKind) void session.whyNot(move);
}

// A mouse on its way somewhere crosses cards: those have to be meant, and more so where it may be on its way to the preview.
let meant: ReturnType<typeof setTimeout> | undefined;
export function enter(session: TableView, move: string, event: PointerEvent) {
  const { clientX, clientY, pointerType } = event;
  if (pointerType !== 'mouse') return;
  // What was pressed is gone, and this lies beneath it: it is meant once the mouse moves.
  if (clientX === pressed.at?.clientX && clientY === pressed.at.clientY) {
    const moved = (event: Event) => enter(session, move, event as PointerEvent);
    event.currentTarget?.addEventListener('pointermove', moved, { once: true });
    return;
  }
  clearTimeout(meant);
  meant = setTimeout(() => hover(session, move), session.looking || session.hint ? 200 : 60);
}
export function pass() {
  clearTimeout(meant);
}

// A mouse that has left the cards and what is shown of them has seen enough, unless it is only on its way from the one to
// the other; in a hand another side can be chosen. What the keyboard looks at does not depend on where the mouse lies.
let near = false;
let left: ReturnType<typeof setTimeout> | undefined;
export function wander(session: TableView, event: PointerEvent) {
  if (event.pointerType !== 'mouse' || !(event.target instanceof Element)) return;
  const still = event.target.closest('.board, .preview, .hand') !== null;
  if (still) clearTimeout(left);
  else if (near) left = setTimeout(() => session.looking && void session.look(null), 250);
  near = still;
}

// Held down, it shows what it would do; the browser's own menu has nothing to say about it.
export function hold(session: TableView, move: string, event: Event) {
  event.preventDefault();
  hover(session, move);
}

// What is pressed, and whether that only hurried the others along: the click that follows does nothing then. The kind of
// pointer is remembered from here, since some browsers say of every click that a mouse made it.
let pressed: { finger: boolean; hurries: boolean; at: PointerEvent | null } = {
  finger: false,
  hurries: false,
  at: null,
};
export function press(session: TableView, event: PointerEvent | KeyboardEvent) {
  const at = event instanceof PointerEvent ? event : null;
  pressed = { finger: at?.pointerType === 'touch', hurries: !session.myTurn, at };
}

export async function touch(session: TableView, move: string) {
  clearTimeout(meant);
  if (pressed.hurries) return;
  if (session.asked?.kind !== session.game.play.turnKind || !session.option(move)) return session.whyNot(move);
  // A finger sees first what it would do; a mouse or a key has seen it.
  const { finger } = pressed;
  if (session.looking?.move !== move) await session.look(move);
  if (!finger && session.looking?.move === move) await session.place();
}

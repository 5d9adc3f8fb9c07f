import type { Session } from './session.svelte.ts';

// The table that is open in this page, so that going back and forth does not load it again.
export const open: { session: Session | null } = { session: null };

export function replaceOpen(session: Session | null) {
  open.session?.close();
  open.session = session;
}

// Before the page goes: what was played last is kept, unless that takes too long.
export async function keepOpen(longest = 3000) {
  const late = new Promise((resolve) => setTimeout(resolve, longest));
  await Promise.race([open.session?.settled().catch(() => undefined), late]);
}

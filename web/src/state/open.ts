import type { Session } from './session.svelte.ts';

// The table that is open in this page, so that going back and forth does not load it again.
export const open: { session: Session | null } = { session: null };

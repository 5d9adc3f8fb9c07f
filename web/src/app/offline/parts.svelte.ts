// Parts of the program that are loaded when they are needed. One that does not come (no network, or a new version on the
// server) would leave a button without an answer.
export const parts = $state({ missing: false });

addEventListener('vite:preloadError', () => (parts.missing = true));

// Whether this browser keeps what is played. Some keep nothing: private windows, a full disk, storage that was forbidden.
export const storage = $state({ kept: true });

let asked = false;

// Browsers clear what they keep when they need room, unless they were asked not to. Firefox asks its user about it: that is
// for when there is something to keep.
export async function keepForLong() {
  if (asked) return;
  asked = true;
  try {
    if (!(await navigator.storage.persisted())) await navigator.storage.persist();
  } catch {
    // An address that is not secure has no such promise to give.
  }
}

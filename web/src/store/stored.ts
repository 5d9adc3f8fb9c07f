// The settings as this browser has kept them, whatever they are.
export const settingsKey = 'horta.settings';

export function storedSettings(): Record<string, unknown> {
  try {
    const settings = JSON.parse(localStorage.getItem(settingsKey) ?? '{}');
    return typeof settings === 'object' && settings ? settings : {};
  } catch {
    return {}; // no storage, or not ours: the usual settings
  }
}

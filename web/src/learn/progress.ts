// How far a visitor is in the lesson, kept in this browser: the step's name, or that it was finished.
const key = 'horta.lesson';
const last = 'finish';

export function progress(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function remember(step: string) {
  try {
    localStorage.setItem(key, step);
  } catch {
    // A browser that keeps nothing begins again.
  }
}

export const hasLearned = () => progress() === last;

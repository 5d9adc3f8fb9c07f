// Live search: every word of the query has to be somewhere in a section, whatever its case and accents. A word of one or
// two letters only counts at the beginning of a word; a longer one anywhere, for the sake of compounds.

const spelled: Record<string, string> = { œ: 'oe', æ: 'ae', '’': "'", '‘': "'" };

// The text as it is compared, and for each of its characters where it was.
function fold(text: string): { folded: string; origin: number[] } {
  let folded = '';
  const origin: number[] = [];
  let at = 0;
  for (const character of text) {
    const lower = character.toLowerCase();
    const simple = spelled[lower] ?? lower.normalize('NFD').replace(/\p{M}/gu, '');
    const letter = /\s/.test(simple) ? ' ' : simple;
    folded += letter;
    for (let i = 0; i < letter.length; i++) origin.push(at);
    at += character.length;
  }
  origin.push(at);
  return { folded, origin };
}

export const wordsOf = (query: string): string[] => fold(query).folded.split(' ').filter(Boolean);

function placesOf(word: string, folded: string): number[] {
  const places: number[] = [];
  for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + 1))
    if (word.length > 2 || at === 0 || !/[\p{L}\p{N}]/u.test(folded[at - 1]!)) places.push(at);
  return places;
}

export function matches(query: string, text: string): boolean {
  const { folded } = fold(text);
  return wordsOf(query).every((word) => placesOf(word, folded).length > 0);
}

// How much a text is about a query: words in its first line, which is its title, count most; whole words more than parts of
// words; and often more than once, but not much more.
export function relevance(query: string, text: string): number {
  const { folded } = fold(text);
  const title = text.includes('\n') ? fold(text.slice(0, text.indexOf('\n'))).folded.length : folded.length;
  const isWhole = (word: string, at: number) =>
    !/[\p{L}\p{N}]/u.test(folded[at - 1] ?? ' ') && !/[\p{L}\p{N}]/u.test(folded[at + word.length] ?? ' ');
  return wordsOf(query).reduce((sum, word) => {
    const places = placesOf(word, folded);
    const inTitle = places.filter((at) => at < title);
    const named = inTitle.some((at) => isWhole(word, at)) ? 20 : inTitle.length > 0 ? 10 : 0;
    const whole = places.filter((at) => isWhole(word, at)).length;
    return sum + named + Math.log2(1 + 2 * whole + (places.length - whole));
  }, 0);
}

export interface Piece {
  text: string;
  hit: boolean;
}

// The text in pieces, those that the query speaks of marked as hits.
export function pieces(query: string, text: string): Piece[] {
  const words = wordsOf(query);
  if (words.length === 0) return [{ text, hit: false }];
  const { folded, origin } = fold(text);
  const hit = new Array<boolean>(text.length).fill(false);
  for (const word of words)
    for (const place of placesOf(word, folded)) {
      const last = origin[place + word.length - 1]!;
      const end = origin.slice(place + word.length).find((next) => next > last) ?? text.length;
      hit.fill(true, origin[place], end);
    }
  const found: Piece[] = [];
  for (let at = 0; at < text.length; at++) {
    const current = found.at(-1);
    if (current && current.hit === hit[at]) current.text += text[at];
    else found.push({ text: text[at]!, hit: hit[at]! });
  }
  return found;
}

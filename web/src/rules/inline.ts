// The small marks in the texts of the rules: *emphasis* and [words](#section).
export interface Span {
  text: string;
  strong?: boolean;
  to?: string;
}

export function spans(text: string): Span[] {
  return text
    .split(/(\*[^*]+\*|\[[^\]]+\]\(#[^)]+\))/)
    .filter(Boolean)
    .map((piece) => {
      const link = /^\[(.+)\]\(#(.+)\)$/.exec(piece);
      if (link) return { text: link[1]!, to: link[2]! };
      return piece.length > 2 && piece.startsWith('*') && piece.endsWith('*')
        ? { text: piece.slice(1, -1), strong: true }
        : { text: piece };
    });
}

export const plain = (text: string) =>
  spans(text)
    .map((span) => span.text)
    .join('');

// What the options of a decision hold (docs/records.md).
import type { Option } from '../../engine/types.ts';
import type { Architect } from './types.ts';

// An Architect card and the side that is placed.
export function sideOf(option: Option | null | undefined): { card: Architect; value: number } | null {
  if (!Array.isArray(option?.option)) return null;
  const [card, value] = option.option;
  return { card: card as Architect, value: Number(value) };
}

export const namesIn = ({ option }: Option): string[] =>
  Array.isArray(option) ? option.map(String) : [String(option)];

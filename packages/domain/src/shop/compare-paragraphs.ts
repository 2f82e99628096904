import { normalizeLines } from './fill-text.ts';

/** A paragraph of two versions of a text. */
export interface ComparedParagraph {
  readonly kind: 'kept' | 'removed' | 'added';
  readonly text: string;
}

/** Compares two texts by paragraph; what they share is listed once, in order. */
export function compareParagraphs(before: string, after: string): readonly ComparedParagraph[] {
  const [old, fresh] = [splitParagraphs(before), splitParagraphs(after)];
  const lengths = measureCommon(old, fresh);
  const compared: ComparedParagraph[] = [];
  let [left, right] = [0, 0];
  while (left < old.length || right < fresh.length) {
    const [removed, added] = [old[left], fresh[right]];
    if (removed !== undefined && removed === added) {
      compared.push({ kind: 'kept', text: removed });
      left += 1;
      right += 1;
    } else if (removed !== undefined && common(lengths, left + 1, right) >= common(lengths, left, right + 1)) {
      compared.push({ kind: 'removed', text: removed });
      left += 1;
    } else {
      compared.push({ kind: 'added', text: added ?? '' });
      right += 1;
    }
  }
  return compared;
}

const splitParagraphs = (text: string): readonly string[] =>
  normalizeLines(text)
    .split('\n\n')
    .filter((paragraph) => paragraph !== '');

const common = (lengths: readonly (readonly number[])[], left: number, right: number): number =>
  lengths[left]?.[right] ?? -1;

/** The length of the longest common sequence from each pair of places on. */
function measureCommon(old: readonly string[], fresh: readonly string[]): readonly (readonly number[])[] {
  const rows: number[][] = Array.from({ length: old.length + 1 }, () =>
    Array.from({ length: fresh.length + 1 }, () => 0),
  );
  for (let left = old.length - 1; left >= 0; left -= 1)
    for (let right = fresh.length - 1; right >= 0; right -= 1) {
      const row = rows[left];
      const [next, below] = [rows[left + 1], row?.[right + 1] ?? 0];
      if (row)
        row[right] = old[left] === fresh[right] ? (next?.[right + 1] ?? 0) + 1 : Math.max(next?.[right] ?? 0, below);
    }
  return rows;
}

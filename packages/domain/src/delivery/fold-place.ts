import { foldText } from '../menu/fold-text.ts';

/** Normalises a street or town name for comparison: 'Kölner Str.' and 'koelner strasse' fold alike. */
export function foldPlace(name: string): string {
  return foldText(name)
    .replace(/([aou])e/g, '$1')
    .replace(/\bst\.?(?=[\s-])/g, 'sankt')
    .replace(/(?<=\p{L}|\b)str(?:\.|asse|\b)/gu, 'str')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/**
 * Edit distance with transpositions (optimal string alignment). Returns more than `most` if the lengths alone differ by
 * more.
 */
export function lettersApart(left: string, right: string, most: number): number {
  if (Math.abs(left.length - right.length) > most) return most + 1;
  let beforeLast: readonly number[] = [];
  let last = Array.from({ length: right.length + 1 }, (_, column) => column);
  for (let row = 1; row <= left.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= right.length; column += 1)
      current.push(cost({ left, right, row, column, current, last, beforeLast }));
    beforeLast = last;
    last = current;
  }
  return last[right.length] ?? most + 1;
}

interface Cell {
  readonly left: string;
  readonly right: string;
  readonly row: number;
  readonly column: number;
  readonly current: readonly number[];
  readonly last: readonly number[];
  readonly beforeLast: readonly number[];
}

function cost({ left, right, row, column, current, last, beforeLast }: Cell): number {
  const at = (line: readonly number[], place: number): number => line[place] ?? Number.MAX_SAFE_INTEGER;
  const isSame = left[row - 1] === right[column - 1];
  const changed = at(last, column - 1) + (isSame ? 0 : 1);
  const isSwapped = left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1];
  const swapped = isSwapped && row > 1 && column > 1 ? at(beforeLast, column - 2) + 1 : changed;
  return Math.min(changed, swapped, at(last, column) + 1, at(current, column - 1) + 1);
}

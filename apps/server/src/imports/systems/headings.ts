import type { SheetRow } from '../parse-csv.ts';
import { foldWord } from '../fold-words.ts';

/** 'Is variation visible? (Yes/No)' → 'is variation visible yes no', for comparisons. */
const toHeadingKey = (heading: string): string =>
  foldWord(heading)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Cells of a table by the key of their heading. */
export interface Headings {
  readonly keys: readonly string[];
  readonly has: (key: string) => boolean;
  /** The cell of a row; empty if there is no such column. */
  readonly read: (row: SheetRow, key: string) => string;
  /** A row with other cells; columns that do not exist are left out. */
  readonly write: (row: SheetRow, cells: Readonly<Record<string, string>>) => SheetRow;
}

export function openHeadings(cells: readonly string[]): Headings {
  const keys = cells.map(toHeadingKey);
  const places = new Map(keys.map((key, at) => [key, at] as const).toReversed());
  return {
    keys,
    has: (key) => places.has(key),
    read: (row, key) => row.cells[places.get(key) ?? -1]?.trim() ?? '',
    write: (row, changed) => {
      const written = new Map(
        Object.entries(changed).flatMap(([key, cell]) => {
          const at = places.get(key);
          return at === undefined ? [] : [[at, cell] as const];
        }),
      );
      const width = Math.max(row.cells.length, cells.length);
      return { ...row, cells: Array.from({ length: width }, (_, at) => written.get(at) ?? row.cells[at] ?? '') };
    },
  };
}

/** The first of these cells that is filled. */
export const readFirst = ({ read }: Headings, row: SheetRow, keys: readonly string[]): string =>
  keys.map((key) => read(row, key)).find((cell) => cell !== '') ?? '';

/** 'klein, dünn': the different values of a variant. '0.3 l' is written with a comma. */
export const joinOptions = (options: readonly string[]): string =>
  [...new Set(options.filter((option) => option !== ''))].map(toGermanMeasure).join(', ');

const toGermanMeasure = (text: string): string =>
  text.replaceAll(/(\d)\.(\d+)(?=\s*(?:m?l|cl|dl|k?g|liter|cm)\b)/gi, '$1,$2');

export const isNo = (cell: string): boolean => /^(?:n|no|nein|0|-1|false|falsch)$/i.test(cell);
export const isYes = (cell: string): boolean => /^(?:y|yes|j|ja|1|true|wahr)$/i.test(cell);

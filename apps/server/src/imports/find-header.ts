import type { SheetAnswers } from './column-answers.ts';
import { type Columns, findColumns } from './columns.ts';
import type { Sheet, SheetRow } from './parse-csv.ts';

const MOST_ROWS_ABOVE_HEADER = 20;

/** The header of a sheet: its place and columns. null: no row near the top names name and price. */
export function findHeader({ rows }: Sheet, answers: SheetAnswers): { at: number; columns: Columns } | null {
  for (const [at, { cells }] of rows.slice(0, MOST_ROWS_ABOVE_HEADER).entries()) {
    const columns = findColumns(cells, answers);
    if (columns) return { at, columns: withoutWords(columns, cells, rows.slice(at + 1)) };
  }
  return null;
}

/** Columns without a number have no prices: 'Set up different prices' says yes or no. */
function withoutWords(columns: Columns, header: readonly string[], rows: readonly SheetRow[]): Columns {
  const isWordless = ({ heading }: { readonly heading: string }): boolean =>
    header.some((cell, at) => cell.trim() === heading && hasNumbers(rows, at));
  const words = columns.unclear.filter((column) => !isWordless(column)).map(({ heading }) => heading);
  return { ...columns, unclear: columns.unclear.filter(isWordless), unknown: [...columns.unknown, ...words] };
}

export const hasNumbers = (rows: readonly SheetRow[], at: number): boolean =>
  rows.some(({ cells }) => /\d/.test(cells[at] ?? ''));

const LEAST_HEADINGS = 2;

/** The row that looks most like a header: the one of `findHeader`, else the first with several cells; -1: none. */
export function guessHeader(sheet: Sheet, answers: SheetAnswers): number {
  const known = findHeader(sheet, answers);
  if (known) return known.at;
  return sheet.rows
    .slice(0, MOST_ROWS_ABOVE_HEADER)
    .findIndex(({ cells }) => cells.filter((cell) => cell.trim() !== '').length >= LEAST_HEADINGS);
}

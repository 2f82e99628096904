import { fail, ok, type Result } from '@tischlein/domain';
import type { SheetAnswers } from './column-answers.ts';
import { MOST_CELL_CHARACTERS, MOST_COLUMNS, MOST_ROWS } from './sheet-limits.ts';

/** A row of a table with its number as a spreadsheet shows it. */
export interface SheetRow {
  readonly row: number;
  readonly cells: readonly string[];
  /** Rows of the file that are part of this one: that of a dish above its variants. */
  readonly parents?: readonly number[];
}

/** A sheet of a workbook; a CSV file is one without a name. */
export interface Sheet {
  readonly name: string;
  readonly rows: readonly SheetRow[];
  /** The till or shop whose export it is. */
  readonly system?: string;
  /** What its columns are, before the merchant says anything. */
  readonly known?: SheetAnswers;
  /** Rows of the file that are no dishes to be sold. */
  readonly dropped?: readonly DroppedRow[];
  /** Parts of a page that could not be read. */
  readonly unreadableBlocks?: number;
  /** What a row is called; 'entry' if the source has no rows that one can see. */
  readonly rowName?: 'row' | 'entry';
}

export interface DroppedRow {
  readonly row: number;
  readonly reason: 'hidden' | 'repeatedOnPage';
}

/** A quote that does not end, or a cell that continues after its closing quote; `row` is where the cell starts. */
interface QuoteProblem {
  readonly row: number;
}

const SEPARATOR_LINE = /^sep=(.)(?:\r\n|\r|\n)/i;
const SEPARATORS = [';', '\t', ',', '|'] as const;

/** Splits a text into rows and cells. Separator: as in a line 'sep=;', else the most frequent one in the first line. */
export function parseCsv(text: string): Result<readonly SheetRow[], QuoteProblem | 'tooExtensive'> {
  const marked = SEPARATOR_LINE.exec(text);
  const body = marked ? text.slice(marked[0].length) : text;
  return readRows(body, marked?.[1] ?? findSeparator(body), marked ? 2 : 1);
}

function findSeparator(text: string): string {
  const start = text.slice(0, MOST_CELL_CHARACTERS);
  const head = (start.split(/[\r\n]/).find((line) => line.trim() !== '') ?? '').replaceAll(/"[^"]*"/g, '');
  const [separator = ';'] = SEPARATORS.toSorted((left, right) => head.split(right).length - head.split(left).length);
  return separator;
}

function readRows(
  text: string,
  separator: string,
  firstRow: number,
): Result<readonly SheetRow[], QuoteProblem | 'tooExtensive'> {
  const rows: SheetRow[] = [];
  let cells: string[] = [];
  let row = firstRow;
  let at = 0;
  while (at < text.length) {
    const cell = text[at] === '"' ? readQuoted(text, at) : readPlain(text, at, separator);
    if (!cell) return fail({ row });
    if (cell.value.length > MOST_CELL_CHARACTERS || cells.length === MOST_COLUMNS || rows.length === MOST_ROWS)
      return fail('tooExtensive');
    cells.push(cell.value);
    at = cell.end;
    if (text[at] === separator) {
      at += 1;
      if (at === text.length) cells.push('');
      continue;
    }
    if (at < text.length && !isLineEnd(text[at])) return fail({ row });
    rows.push({ row, cells });
    row += 1;
    cells = [];
    at += text.startsWith('\r\n', at) ? 2 : 1;
  }
  if (cells.length > 0) rows.push({ row, cells });
  return ok(rows);
}

interface Cell {
  readonly value: string;
  readonly end: number;
}

const isLineEnd = (character: string | undefined): boolean => character === '\n' || character === '\r';

function readPlain(text: string, start: number, separator: string): Cell {
  let end = start;
  while (end < text.length && text[end] !== separator && !isLineEnd(text[end])) end += 1;
  return { value: text.slice(start, end), end };
}

/** Reads a quoted cell and the blanks after it; null if the quote does not end. */
function readQuoted(text: string, start: number): Cell | null {
  let from = start + 1;
  let end = text.indexOf('"', from);
  while (end >= 0 && text[end + 1] === '"') {
    from = end + 2;
    end = text.indexOf('"', from);
  }
  if (end < 0) return null;
  const value = text.slice(start + 1, end).replaceAll('""', '"');
  let after = end + 1;
  while (text[after] === ' ') after += 1;
  return { value, end: after };
}

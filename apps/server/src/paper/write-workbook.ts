import { dayNumber, MINUTES_PER_DAY } from '@tischlein/domain';
import type { NamedTable, TableCell } from '@tischlein/documents/lists';
import { PassThrough, type Readable } from 'node:stream';
import writeExcelFile from 'write-excel-file/node';

const AMOUNT = '#,##0.00\\ "€"';
const DAY = 'dd.mm.yyyy';
const MOMENT = 'dd.mm.yyyy hh:mm';
const WIDTH = { first: 36, other: 18 } as const;

/** Streams tables as the sheets of a workbook. Texts are typed as texts, so none is run as a formula. */
export function writeTables(tables: readonly NamedTable[]): Readable {
  const sheets = tables.map(({ name, head, rows }) => ({
    sheet: name,
    data: [head.map((value) => ({ value, fontWeight: 'bold' as const })), ...rows.map((row) => row.map(toCell))],
    columns: head.map((_, index) => ({ width: index === 0 ? WIDTH.first : WIDTH.other })),
    stickyRowsCount: 1,
  }));
  const workbook = new PassThrough();
  writeExcelFile(sheets)
    .toStream(workbook)
    .catch((error: unknown) => workbook.destroy(error instanceof Error ? error : new Error(String(error))));
  return workbook;
}

function toCell(cell: TableCell) {
  if (typeof cell === 'string') return { type: String, value: cell };
  if (typeof cell === 'number') return { type: Number, value: cell };
  if ('cents' in cell) return { type: Number, value: cell.cents / 100, format: AMOUNT };
  if ('day' in cell) return toDate(cell);
  return { type: Number, value: cell.decimal };
}

/** Workbooks count days from the end of 1899, and know no zone: the time is that of the shop. */
const FIRST_DAY = dayNumber('1899-12-30');

function toDate({ day, minute }: Extract<TableCell, { readonly day: string }>) {
  const days = dayNumber(day) - FIRST_DAY;
  return minute === undefined
    ? { type: Number, value: days, format: DAY }
    : { type: Number, value: days + minute / MINUTES_PER_DAY, format: MOMENT };
}

import { type Cents, type MinuteOfDay, shopDay } from '@tischlein/domain';
import { decimal, euro, sortableTime, wholeNumber } from '@tischlein/wording';
import { csvAmount, type CsvCell, toCsv } from './csv.ts';

/** A cell of a table: text, a count, an amount in cents, a number with decimals, or a day, 'YYYY-MM-DD', with or without its time. */
export type TableCell =
  | string
  | number
  | { readonly cents: Cents }
  | { readonly decimal: number }
  | { readonly day: string; readonly minute?: MinuteOfDay };

export interface NamedTable {
  readonly name: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly TableCell[])[];
}

export const money = (cents: Cents): TableCell => ({ cents });

/** A table as CSV for German Excel. */
export const tableCsv = ({ head, rows }: NamedTable): string => toCsv([head, ...rows.map((row) => row.map(toCsvCell))]);

function toCsvCell(cell: TableCell): CsvCell {
  if (typeof cell !== 'object') return cell;
  if ('cents' in cell) return csvAmount(cell.cents);
  return 'day' in cell ? writeDay(cell) : decimal(cell.decimal);
}

/** A cell as people read it on a page or on paper. */
export function formatCell(cell: TableCell): string {
  if (typeof cell === 'number') return wholeNumber(cell);
  if (typeof cell === 'string') return cell;
  if ('cents' in cell) return euro(cell.cents);
  return 'day' in cell ? writeDay(cell) : decimal(cell.decimal);
}

/** '2026-11-20', '2026-11-20 18:44' */
const writeDay = ({ day, minute }: Extract<TableCell, { readonly day: string }>): string =>
  minute === undefined ? day : sortableTime({ date: shopDay(day), minute });

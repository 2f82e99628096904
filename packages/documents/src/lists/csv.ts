import type { Cents } from '@tischlein/domain';

/** A cell: text, or a number that is written as it is. */
export type CsvCell = string | number;

/** A file that German Excel opens: semicolons, a byte order mark, and no text that it would run as a formula. */
export const toCsv = (rows: readonly (readonly CsvCell[])[]): string =>
  `\uFEFF${rows.map((row) => row.map(toField).join(';')).join('\r\n')}\r\n`;

const toField = (cell: CsvCell): string => (typeof cell === 'number' ? String(cell) : quote(disarm(cell)));

// An amount is negative, not a formula.
const disarm = (text: string): string =>
  /^[=+\-@\t\r\n]/.test(text) && !/^-\d+(?:,\d+)?$/.test(text) ? `'${text}` : text;

const quote = (text: string): string => (/[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** '-1234,50': as programs read it, without thousands. */
export function csvAmount(cents: Cents): string {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)},${digits.slice(-2)}`;
}

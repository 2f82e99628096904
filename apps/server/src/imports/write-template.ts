import { TEMPLATE } from '@tischlein/wording/import';
import { COLUMN_HEADINGS, COLUMNS } from './columns.ts';
import { writeWorkbook } from './write-workbook.ts';

/** Writes an empty menu table with explanations: an .xlsx file, or CSV if the file's name says so. */
export function writeTemplate(fileName: string): Uint8Array {
  const headings = COLUMNS.map((column) => COLUMN_HEADINGS[column].split(', ')[0] ?? column);
  if (/\.(csv|txt)$/i.test(fileName)) return Buffer.from(`\uFEFF${headings.join(';')}\r\n`);
  const explanations = COLUMNS.map((column, index) => [headings[index] ?? '', TEMPLATE.columns[column]]);
  return writeWorkbook([
    { name: TEMPLATE.menu, rows: [headings] },
    {
      name: TEMPLATE.explanations,
      rows: [TEMPLATE.head, ...explanations, ...TEMPLATE.notes.map((note) => ['', note])],
    },
  ]);
}

import { TEMPLATE } from '@tischlein/wording/import';
import { COLUMN_HEADINGS, COLUMNS } from './columns.ts';

/** Writes an empty menu table with explanations: an .xlsx file, or CSV if the file's name says so. */
export async function writeTemplate(fileName: string): Promise<Uint8Array> {
  const headings = COLUMNS.map((column) => COLUMN_HEADINGS[column].split(', ')[0] ?? column);
  if (/\.(csv|txt)$/i.test(fileName)) return Buffer.from(`\uFEFF${headings.join(';')}\r\n`);
  const explanations = COLUMNS.map((column, index) => [headings[index] ?? '', TEMPLATE.columns[column]]);
  // Imported late: rarely used.
  const { writeTables } = await import('../paper/write-workbook.ts');
  const tables = [
    { name: TEMPLATE.menu, head: headings, rows: [] },
    {
      name: TEMPLATE.explanations,
      head: TEMPLATE.head,
      rows: [...explanations, ...TEMPLATE.notes.map((note) => ['', note])],
    },
  ];
  return Buffer.concat(await writeTables(tables).toArray());
}

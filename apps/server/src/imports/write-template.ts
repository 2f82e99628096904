import { TEMPLATE } from '@tischlein/wording/import';
import { type Column, COLUMN_HEADINGS, COLUMNS } from './columns.ts';

/** Writes a menu table with examples and explanations: an .xlsx file, or CSV if the file's name says so. */
export async function writeTemplate(fileName: string): Promise<Uint8Array> {
  const headings = COLUMNS.map((column) => COLUMN_HEADINGS[column].split(', ')[0] ?? column);
  if (/\.(csv|txt)$/i.test(fileName))
    return Buffer.from(
      `\uFEFF${[headings, ...EXAMPLES].map((cells) => `${cells.map(toCsvCell).join(';')}\r\n`).join('')}`,
    );
  const explanations = COLUMNS.map((column, index) => [headings[index] ?? '', TEMPLATE.columns[column]]);
  // Imported late: rarely used.
  const { writeTables } = await import('../paper/write-workbook.ts');
  const tables = [
    { name: TEMPLATE.menu, head: headings, rows: EXAMPLES },
    {
      name: TEMPLATE.explanations,
      head: TEMPLATE.head,
      rows: [...explanations, ...TEMPLATE.notes.map((note) => ['', note])],
    },
  ];
  return Buffer.concat(await writeTables(tables).toArray());
}

type Example = Readonly<Partial<Record<Column, string>>>;
const ROWS: readonly Example[] = TEMPLATE.examples;
const EXAMPLES = ROWS.map((example) => COLUMNS.map((column) => example[column] ?? ''));

const toCsvCell = (cell: string): string => (/[;"]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

const toExampleKey = ({ name, description }: Example): string => JSON.stringify([name, description]);
const KEYS: ReadonlySet<string> = new Set(ROWS.map(toExampleKey));

/** A row of the template that is not changed into a dish. */
export const isExample = (cells: Example): boolean => KEYS.has(toExampleKey(cells));

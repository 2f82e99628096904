import { type ColumnMeaning, IMPORT_COLUMNS, type ReadingAnswer } from '@tischlein/contract/office';
import { COLUMN_HEADINGS, findColumns, toMeaning } from './columns.ts';
import type { Sheet } from './parse-csv.ts';

const MOST_ROWS_ABOVE_HEADER = 20;
const LEAST_HEADINGS = 2;
const SAMPLES = 4;
const LONGEST_SAMPLE = 60;
const MOST_COLUMNS = 200;

/** What columns mean by their heading, as the merchant says. */
export type ColumnAnswers = ReadonlyMap<string, ColumnMeaning>;

/** Gives the columns the headings of what the merchant says they are. */
export const mapColumns = (sheets: readonly Sheet[], answers: ColumnAnswers): readonly Sheet[] =>
  answers.size === 0 ? sheets : sheets.map((sheet) => mapSheet(sheet, answers));

function mapSheet(sheet: Sheet, answers: ColumnAnswers): Sheet {
  const headerAt = findHeader(sheet, answers);
  const rows = sheet.rows.map((row, index) =>
    index === headerAt ? { ...row, cells: row.cells.map((cell) => toHeading(cell, answers)) } : row,
  );
  return { ...sheet, rows };
}

function toHeading(cell: string, answers: ColumnAnswers): string {
  const meaning = answers.get(cell.trim());
  if (meaning === 'none') return '';
  const column = IMPORT_COLUMNS.find((each) => each === meaning);
  return column ? (COLUMN_HEADINGS[column].split(', ')[0] ?? cell) : cell;
}

/** The columns of the first sheet that has a header, with the first different cells of each. */
export function listColumns(sheets: readonly Sheet[], answers: ColumnAnswers): ReadingAnswer['columns'] {
  for (const sheet of sheets) {
    const headerAt = findHeader(sheet, answers);
    const header = sheet.rows[headerAt];
    if (!header) continue;
    return header.cells.slice(0, MOST_COLUMNS).flatMap((cell, index) => {
      const heading = cell.trim();
      if (heading === '') return [];
      const cells = sheet.rows.slice(headerAt + 1).map((row) => row.cells[index]?.trim() ?? '');
      const samples = [...new Set(cells.filter(Boolean))].slice(0, SAMPLES);
      return [
        {
          heading,
          meaning: answers.get(heading) ?? toMeaning(heading),
          samples: samples.map((sample) => sample.slice(0, LONGEST_SAMPLE)),
        },
      ];
    });
  }
  return [];
}

/** The row with the answered headings, or with name and price, else the first row with several cells; -1: none. */
function findHeader({ rows }: Sheet, answers: ColumnAnswers): number {
  const top = rows
    .slice(0, MOST_ROWS_ABOVE_HEADER)
    .map(({ cells }) => cells.map((cell) => cell.trim()).filter(Boolean));
  const answered = top.findIndex((cells) => cells.length >= LEAST_HEADINGS && cells.every((cell) => answers.has(cell)));
  if (answered >= 0) return answered;
  const known = top.findIndex((cells) => findColumns(cells) !== null);
  return known >= 0 ? known : top.findIndex((cells) => cells.length >= LEAST_HEADINGS);
}

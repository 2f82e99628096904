import type { ReadingAnswer } from '@tischlein/contract/office';
import { answersFor, type ColumnAnswers } from './column-answers.ts';
import { listMeanings } from './columns.ts';
import { guessHeader, hasNumbers } from './find-header.ts';
import { isLegendSheet } from './legend-sheet.ts';
import type { Sheet } from './parse-csv.ts';

const SAMPLES = 4;
const LONGEST_SAMPLE = 60;
const MOST_COLUMNS = 200;

/** The columns of each sheet that has a header, with their first different cells. */
export const listColumns = (sheets: readonly Sheet[], answers: ColumnAnswers): ReadingAnswer['columns'] =>
  sheets.flatMap((sheet) => listSheetColumns(sheet, answers)).slice(0, MOST_COLUMNS);

const NOTHING = { meaning: 'none', problem: null } as const;

function listSheetColumns(sheet: Sheet, answers: ColumnAnswers): ReadingAnswer['columns'] {
  const own = answersFor(answers, sheet.name);
  if (isLegendSheet(sheet)) return [];
  const headerAt = guessHeader(sheet, own);
  const header = sheet.rows[headerAt];
  if (!header) return [];
  const meanings = listMeanings(header.cells, own);
  return header.cells.flatMap((cell, index) => {
    const heading = cell.trim();
    if (heading === '') return [];
    const cells = sheet.rows.slice(headerAt + 1).map((row) => row.cells[index]?.trim() ?? '');
    const samples = [...new Set(cells.filter(Boolean))].slice(0, SAMPLES);
    const meant = meanings[index] ?? NOTHING;
    const isWords = meant.meaning === 'unclear' && !hasNumbers(sheet.rows.slice(headerAt + 1), index);
    return [
      {
        sheet: sheet.name,
        heading,
        ...(isWords ? NOTHING : meant),
        samples: samples.map((sample) => sample.slice(0, LONGEST_SAMPLE)),
      },
    ];
  });
}

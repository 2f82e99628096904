import type { ReadingAnswer } from '@tischlein/contract/office';
import type { Result } from '@tischlein/domain';
import type { Imported } from './imported.ts';
import type { FileProblem } from './file-problem.ts';
import { openFile } from './open-file.ts';
import { readOpened } from './read-shop-file.ts';
import type { TableAnswers } from './table.ts';
import { answersFor, type ColumnAnswers } from './column-answers.ts';
import { listMeanings } from './columns.ts';
import { guessHeader, hasNumbers } from './find-header.ts';
import { isLegendSheet } from './legend-sheet.ts';
import type { Sheet } from './parse-csv.ts';

/** A file with what the merchant has answered about it. */
export interface Source {
  readonly from: { readonly fileName: string; readonly bytes: Uint8Array };
  readonly answers?: TableAnswers;
}

/** What a source holds. */
export interface SourceReading {
  readonly encoding: ReadingAnswer['encoding'];
  /** The till or shop whose export it is, if known. */
  readonly system: string | null;
  /** Only of the tables of a file. */
  readonly columns: ReadingAnswer['columns'];
  readonly read: Result<Imported, FileProblem>;
}

/** Reads a source. It may take much memory and time: a server calls `readWithinLimits`. */
export async function readSource({ from, answers = {} }: Source): Promise<SourceReading> {
  const opened = await openFile(from.fileName, from.bytes);
  if (!opened.ok) return { encoding: null, system: null, columns: [], read: opened };
  const { value } = opened;
  const read = readOpened(value, answers);
  if (value.kind === 'json') return { encoding: value.encoding, system: null, columns: [], read };
  const columns = listColumns(value.sheets, answers.columns ?? new Map());
  const system = value.sheets.flatMap((sheet) => sheet.system ?? [])[0] ?? null;
  return { encoding: value.encoding, system, columns, read };
}

const SAMPLES = 4;
const LONGEST_SAMPLE = 60;
const MOST_COLUMNS = 200;

/** The columns of each sheet that has a header, with their first different cells. */
const listColumns = (sheets: readonly Sheet[], answers: ColumnAnswers): ReadingAnswer['columns'] =>
  sheets.flatMap((sheet) => (isArranged(sheet) ? [] : listSheetColumns(sheet, answers))).slice(0, MOST_COLUMNS);

/** The reader of a known system has written the headings: nothing is left to assign. */
const isArranged = ({ system, rows }: Sheet): boolean => system !== undefined && rows[0]?.row === 0;

const NOTHING = { meaning: 'none', problem: null } as const;

function listSheetColumns(sheet: Sheet, answers: ColumnAnswers): ReadingAnswer['columns'] {
  const own = answersFor(answers, sheet);
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

import type { ReadingAnswer } from '@tischlein/contract/office';
import type { Result } from '@tischlein/domain';
import type { Imported } from './imported.ts';
import { type Legend, NO_LEGEND } from './legend-codes.ts';
import { type ColumnAnswers, listColumns, mapColumns } from './map-columns.ts';
import { type FileProblem, type OpenedFile, openFile, readOpened } from './read-shop-file.ts';

/** A file, or the sheet of a page, with what the merchant has answered about it. */
export interface Source {
  readonly from: { readonly fileName: string; readonly bytes: Uint8Array } | OpenedFile;
  readonly columns?: ColumnAnswers;
  /** What unknown words declare. */
  readonly words?: Legend;
}

/** What a source holds. */
export interface SourceReading {
  readonly encoding: ReadingAnswer['encoding'];
  /** Only of the tables of a file. */
  readonly columns: ReadingAnswer['columns'];
  readonly read: Result<Imported, FileProblem>;
}

/** Reads a source. It may take much memory and time: a server calls `readWithinLimits`. */
export async function readSource({ from, columns = new Map(), words = NO_LEGEND }: Source): Promise<SourceReading> {
  const isFile = 'bytes' in from;
  const opened = isFile ? await openFile(from.fileName, from.bytes) : ({ ok: true, value: from } as const);
  if (!opened.ok) return { encoding: null, columns: [], read: opened };
  const { value } = opened;
  if (value.kind === 'json') return { encoding: value.decoded.encoding, columns: [], read: readOpened(value, words) };
  return {
    encoding: value.encoding,
    columns: isFile ? listColumns(value.sheets, columns) : [],
    read: readOpened({ ...value, sheets: mapColumns(value.sheets, columns) }, words),
  };
}

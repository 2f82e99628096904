import type { ReadingAnswer } from '@tischlein/contract/office';
import type { Result } from '@tischlein/domain';
import type { Imported } from './imported.ts';
import { listColumns } from './list-columns.ts';
import { type FileProblem, type OpenedFile, openFile, readOpened } from './read-shop-file.ts';
import type { TableAnswers } from './table.ts';

/** A file, or the sheet of a page, with what the merchant has answered about it. */
export interface Source {
  readonly from: { readonly fileName: string; readonly bytes: Uint8Array } | OpenedFile;
  readonly answers?: TableAnswers;
}

/** What a source holds. */
export interface SourceReading {
  readonly encoding: ReadingAnswer['encoding'];
  /** Only of the tables of a file. */
  readonly columns: ReadingAnswer['columns'];
  readonly read: Result<Imported, FileProblem>;
}

/** Reads a source. It may take much memory and time: a server calls `readWithinLimits`. */
export async function readSource({ from, answers = {} }: Source): Promise<SourceReading> {
  const isFile = 'bytes' in from;
  const opened = isFile ? await openFile(from.fileName, from.bytes) : ({ ok: true, value: from } as const);
  if (!opened.ok) return { encoding: null, columns: [], read: opened };
  const { value } = opened;
  const read = readOpened(value, answers);
  if (value.kind === 'json') return { encoding: value.decoded.encoding, columns: [], read };
  const columns = isFile ? listColumns(value.sheets, answers.columns ?? new Map()) : [];
  return { encoding: value.encoding, columns, read };
}

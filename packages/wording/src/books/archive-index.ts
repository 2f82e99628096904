import type { Cents } from '@tischlein/domain';
import { csvAmount, toCsv } from '../csv.ts';

export interface ArchivedFile {
  readonly file: string;
  readonly title: string;
  /** 'YYYY-MM-DD' */
  readonly day: string;
  /** null: of several documents. */
  readonly gross: Cents | null;
  /** SHA-256 of the file. */
  readonly hash: string;
}

/** The index of an archive: what each file is, and a hash that proves that it is unchanged. */
export const archiveIndexCsv = (files: readonly ArchivedFile[]): string =>
  toCsv([
    ['Datei', 'Beleg', 'Datum', 'Brutto', 'SHA-256'],
    ...files.map(({ file, title, day, gross, hash }) => [
      file,
      title,
      day,
      gross === null ? '' : csvAmount(gross),
      hash,
    ]),
  ]);

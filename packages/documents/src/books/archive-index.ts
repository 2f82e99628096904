import type { Cents } from '@tischlein/domain';
import type { Moment } from '@tischlein/domain/opening';
import { LIST_HEADS } from '@tischlein/wording/documents';
import { csvAmount, toCsv } from '../lists/csv.ts';
import { sortableTime } from '@tischlein/wording';

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
    LIST_HEADS.archive,
    ...files.map(({ file, title, day, gross, hash }) => [
      file,
      title,
      day,
      gross === null ? '' : csvAmount(gross),
      hash,
    ]),
  ]);

export interface ArchivedOverview {
  readonly number: number;
  readonly day: string;
  /** Wall time of the shop. */
  readonly made: Pick<Moment, 'date' | 'minute'>;
  readonly previous_hash: string;
  readonly hash: string;
}

/** The chain of the daily overviews. A hash is SHA-256 of number, day, hash before and file, joined by line breaks. */
export const overviewChainCsv = (overviews: readonly ArchivedOverview[]): string =>
  toCsv([
    LIST_HEADS.overviews,
    ...overviews.map(({ number, day, made, previous_hash, hash }) => [
      number,
      day,
      sortableTime(made),
      previous_hash,
      hash,
      nameOverviewFile(number, day, 'json'),
    ]),
  ]);

export const nameOverviewFile = (number: number, day: string, type: 'pdf' | 'json'): string =>
  `tagesuebersichten/tagesuebersicht-${number}-${day}.${type}`;

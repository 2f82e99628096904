import { LIST_HEADS } from '@tischlein/wording/documents';
import { toCsv } from './csv.ts';

interface ListedDifference {
  readonly branch: string;
  readonly name: string;
  readonly field: string;
  readonly franchise: string;
  readonly here: string;
  /** A day of the shop; '': not known. */
  readonly since: string;
  readonly hasFranchiseChanged: boolean;
}

/** Where branches do not follow their franchise, as CSV for Excel. */
export const differencesCsv = (rows: readonly ListedDifference[]): string =>
  toCsv([
    LIST_HEADS.differences,
    ...rows.map(({ branch, name, field, franchise, here, since, hasFranchiseChanged }) =>
      [branch, name, field, franchise, here, since, hasFranchiseChanged ? 'ja' : ''].map(withoutBreaks),
    ),
  ]);

const withoutBreaks = (text: string): string => text.replaceAll('\u00a0', ' ');

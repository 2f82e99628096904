import type { ColumnMeaning } from '@tischlein/contract/office';
import type { DroppedRow, SheetRow } from '../parse-csv.ts';
import type { Headings } from './headings.ts';

/** What a column of a known system is: 'none': its reader uses it; 'unread': a menu has no place for it. */
export type KnownColumn = ColumnMeaning | 'unread';

/** Rows as a menu table has them: each with the name of its dish. */
export interface ArrangedRows {
  readonly rows: readonly SheetRow[];
  readonly dropped?: readonly DroppedRow[];
}

/** A till or shop whose export is a table. */
export interface TableSystem {
  readonly name: string;
  /** Keys of headings that only its exports have together; one of these lists is enough. */
  readonly marks: readonly (readonly string[])[];
  /** null: as the words of the heading say. */
  readonly columns: (key: string, headings: Headings) => KnownColumn | null;
  readonly arrange: (rows: readonly SheetRow[], headings: Headings) => ArrangedRows;
}

/** Rows without those that the other system does not show. */
export function leaveOutHidden(
  rows: readonly SheetRow[],
  isHidden: (row: SheetRow) => boolean,
): { readonly sold: readonly SheetRow[]; readonly dropped: readonly DroppedRow[] } {
  const byState = Map.groupBy(rows, isHidden);
  return {
    sold: byState.get(false) ?? [],
    dropped: (byState.get(true) ?? []).map(({ row }) => ({ row, reason: 'hidden' })),
  };
}

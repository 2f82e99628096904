import { MOVED_TABLES } from './backup-tables.ts';
import { copyTables, countTables, findDifferences } from './copy-tables.store.ts';
import type { Database } from '../db/database.ts';
import type { TableName } from '../db/table-keys.ts';

/** What came of a move; `changed`: tables of the source that were written to during it. */
export type Move =
  | { readonly kind: 'moved'; readonly rows: number }
  | { readonly kind: 'notEmpty' }
  | { readonly kind: 'changed'; readonly tables: readonly TableName[] };

/** Copies every row into an empty database of either engine, in one transaction, and compares the two afterwards. */
export async function moveDatabase(source: Database, target: Database): Promise<Move> {
  const rows = await source.snapshot((from) =>
    target.write(async (to) => {
      const existing = await countTables(to, MOVED_TABLES);
      if ([...existing.values()].some((count) => count > 0)) return null;
      return copyTables(from, to, MOVED_TABLES);
    }),
  );
  if (rows === null) return { kind: 'notEmpty' };
  const [before, after] = [await countTables(source.read, MOVED_TABLES), await countTables(target.read, MOVED_TABLES)];
  const tables = findDifferences(before, after);
  return tables.length === 0 ? { kind: 'moved', rows } : { kind: 'changed', tables };
}

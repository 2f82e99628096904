import type { Database, Reader } from '../db/database.ts';
import {
  deleteEverything,
  highestVersion,
  insertRows,
  isEmpty,
  raiseVersions,
  readRows,
  SAVED_TABLES,
} from './backup.store.ts';
import { readBackupFile, type RowsOfTable, writeBackupFile } from './backup-file.ts';

const ROWS_AT_ONCE = 200;

/** Writes one unchanging picture of the whole database, pictures included, while it is in use. Returns how many rows. */
export const saveBackup = (database: Database, file: string): Promise<number> =>
  database.snapshot((reader) => writeBackupFile(file, batchesOf(reader)));

/** Puts a backup back, all or nothing; 'notEmpty' where something would have to be replaced that is not to be. */
export function restoreBackup(
  database: Database,
  file: string,
  { replace }: { readonly replace: boolean },
): Promise<number | 'notEmpty'> {
  return database.write(async (writer) => {
    if (!replace && !(await isEmpty(writer))) return 'notEmpty';
    const before = await highestVersion(writer);
    await deleteEverything(writer);
    let rows = 0;
    for await (const batch of readBackupFile(file)) {
      await insertRows(writer, batch.table, batch.rows);
      rows += batch.rows.length;
    }
    await raiseVersions(writer, before + 1);
    return rows;
  });
}

async function* batchesOf(reader: Reader): AsyncGenerator<RowsOfTable> {
  for (const table of SAVED_TABLES) {
    // Each picture may be a megabyte.
    const most = table === 'media' ? 1 : ROWS_AT_ONCE;
    for (let after = 0; ; after += most) {
      const rows = await readRows(reader, table, { after, most });
      if (rows.length > 0) yield { table, rows };
      if (rows.length < most) break;
    }
  }
}

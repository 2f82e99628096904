import { mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { COPIED_TABLES, EMPTIED_TABLES } from './backup-tables.ts';
import { COMPRESSED, compressFile, copyExpanded } from './compressed-file.ts';
import { copyTables } from './copy-tables.store.ts';
import type { Database, Engine, Writer } from '../db/database.ts';
import { migrate, OlderDatabase } from '../db/migrate.ts';
import { openSqliteFile } from '../db/sqlite.ts';
import type { Row } from '../db/tables.ts';

/** The file is not a backup, is damaged, or comes from a newer version. */
export class InvalidBackup extends Error {}

/**
 * Writes a consistent snapshot of all data, including pictures, to one SQLite file; compressed if its name ends in '.gz'. Works with
 * either engine and while orders come in. Returns the number of rows.
 */
export async function saveBackup(database: Database, file: string): Promise<number> {
  const part = `${file}.part`;
  const compressed = `${part}${COMPRESSED}`;
  await removeDatabase(part);
  try {
    const rows = await fillCopy(database, part);
    foldIntoOneFile(part);
    if (file.endsWith(COMPRESSED)) await compressFile(part, compressed);
    await rename(file.endsWith(COMPRESSED) ? compressed : part, file);
    return rows;
  } finally {
    await removeDatabase(part);
    await rm(compressed, { force: true });
  }
}

async function fillCopy(database: Database, file: string): Promise<number> {
  const copy = openSqliteFile(file);
  try {
    await migrate(copy);
    return await database.snapshot((from) => copy.transaction((to) => copyTables(from, to, COPIED_TABLES)));
  } finally {
    await copy.close();
  }
}

interface RestoreOptions {
  readonly replace: boolean;
  /** Where the copy of the backup is put while it is read; default: the folder of the backup. */
  readonly scratchFolder?: string;
  /** Checks the restored data within the transaction; throws to refuse it. */
  readonly check?: (writer: Writer) => Promise<void>;
}

/**
 * Restores a backup into either engine in one transaction; running servers reload within a second. Returns the number
 * of rows, or 'notEmpty' if there is data and `replace` is false.
 */
export async function restoreBackup(
  database: Database,
  file: string,
  { replace, scratchFolder = dirname(file), check }: RestoreOptions,
): Promise<number | 'notEmpty'> {
  const folder = await createScratchFolder(scratchFolder);
  try {
    const copy = await openBackup(file, join(folder, 'backup.sqlite'));
    try {
      return await database.write(async (writer) => {
        const rows = await replaceAll(copy, writer, replace);
        if (rows !== 'notEmpty') await check?.(writer);
        return rows;
      });
    } finally {
      await copy.close();
    }
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** In the system's temporary folder, which may be small, only if this one is read-only. */
function createScratchFolder(parent: string): Promise<string> {
  const name = 'tischlein-restore-';
  return mkdtemp(join(parent, name)).catch(() => mkdtemp(join(tmpdir(), name)));
}

/** Opens a copy of a backup: one of an older version has to be migrated first. Throws InvalidBackup or OlderDatabase. */
export async function openBackup(file: string, copyPath: string): Promise<Engine> {
  await copyExpanded(file, copyPath).catch((error: unknown) => {
    throw isDamage(error) ? new InvalidBackup(file, { cause: error }) : error;
  });
  if (!isBackup(copyPath)) throw new InvalidBackup(file);
  const copy = openSqliteFile(copyPath);
  try {
    await migrate(copy);
    return copy;
  } catch (error) {
    await copy.close();
    throw error instanceof OlderDatabase ? error : new InvalidBackup(file, { cause: error });
  }
}

/** Whether a compressed file cannot be expanded. */
const isDamage = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('Z_');

function isBackup(file: string): boolean {
  const connection = new DatabaseSync(file, { readOnly: true });
  try {
    const table = connection.prepare("select 1 from sqlite_schema where name = 'migrations'").get();
    return table !== undefined && connection.prepare('pragma integrity_check').get()?.['integrity_check'] === 'ok';
  } catch {
    return false;
  } finally {
    connection.close();
  }
}

async function replaceAll(copy: Engine, writer: Writer, replace: boolean): Promise<number | 'notEmpty'> {
  const before = await writer.selectFrom('shop_counters').selectAll().execute();
  if (before.length > 0 && !replace) return 'notEmpty';
  for (const table of EMPTIED_TABLES) await sql`delete from ${sql.table(table)}`.execute(writer);
  const rows = await copyTables(copy.read, writer, COPIED_TABLES);
  await continueCounters(writer, before);
  return rows;
}

// Raises versions, so that every process reloads, and keeps counters from falling: order numbers are never reused
// (docs/reliability.md I12).
async function continueCounters(writer: Writer, before: readonly Row<'shop_counters'>[]): Promise<void> {
  const versions =
    Math.max(
      0,
      ...before.flatMap((row) => [
        row.config_version,
        row.menu_version,
        row.period_version,
        row.stock_version,
        row.ratings_version,
      ]),
    ) + 1;
  await writer
    .updateTable('shop_counters')
    .set((row) => ({
      config_version: row('config_version', '+', versions),
      menu_version: row('menu_version', '+', versions),
      period_version: row('period_version', '+', versions),
      stock_version: row('stock_version', '+', versions),
      ratings_version: row('ratings_version', '+', versions),
    }))
    .execute();
  // Above every number that another process has seen; the triggers number changes only.
  const last = Math.max(0, ...before.map(({ change }) => change));
  await writer
    .updateTable('shop_counters')
    .set((row) => ({ change: row('change', '+', last) }))
    .execute();
  for (const { shop_id, order_number, event_sequence } of before) {
    const shop = writer.updateTable('shop_counters').where('shop_id', '=', shop_id);
    await shop.set({ order_number }).where('order_number', '<', order_number).execute();
    await shop.set({ event_sequence }).where('event_sequence', '<', event_sequence).execute();
  }
}

function foldIntoOneFile(file: string): void {
  const connection = new DatabaseSync(file);
  connection.exec('pragma journal_mode = delete');
  connection.close();
}

async function removeDatabase(file: string): Promise<void> {
  for (const name of [file, `${file}-wal`, `${file}-shm`]) await rm(name, { force: true });
}

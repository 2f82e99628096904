import { mkdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Database, DatabaseSettings } from '../db/database.ts';
import { findViolations } from '../db/invariants.ts';
import { findUnreadableShops } from '../shops/readable-documents.ts';
import { COPIED_TABLES } from './backup-tables.ts';
import { openBackup, restoreBackup } from './backup.store.ts';
import { countTables, findDifferences } from './copy-tables.store.ts';
import { openScratch } from './scratch-database.store.ts';

/** What restoring a backup into an empty database has shown. */
export interface Drill {
  /** null: it could not be opened. */
  readonly engine: Database['engine'] | null;
  readonly rows: number;
  /** null: all rows came back, all shops can be read, all invariants of docs/reliability.md hold. */
  readonly problem: string | null;
}

/**
 * Restores a backup into a scratch database, compares it with the backup, and checks it like a running one. Its files are beside the
 * backup: the system's temporary folder may be in memory.
 */
export function drillRestore(settings: DatabaseSettings, file: string): Promise<Drill> {
  const folder = join(dirname(file), 'tischlein-drill');
  return withScratchFolder(folder, async () => {
    const scratch = await openScratch(settings, folder);
    try {
      const { database } = scratch;
      const rows = await restoreBackup(database, file, { replace: false, scratchFolder: folder });
      const { engine } = database;
      if (rows === 'notEmpty') return { engine, rows: 0, problem: 'the scratch database was not empty' };
      return { engine, rows, problem: await findProblem(database, file, folder) };
    } finally {
      await scratch.close();
    }
  });
}

async function findProblem({ read }: Database, file: string, folder: string): Promise<string | null> {
  const differences = findDifferences(await countBackup(file, folder), await countTables(read, COPIED_TABLES));
  if (differences.length > 0) return `rows are missing: ${differences.join(', ')}`;
  const unreadable = await findUnreadableShops(read);
  if (unreadable.length > 0) return `shops are unreadable: ${unreadable.join(', ')}`;
  const rules = new Set((await findViolations(read)).map(({ rule }) => rule));
  return rules.size === 0 ? null : `not true: ${[...rules].join('; ')}`;
}

async function countBackup(file: string, folder: string) {
  const copy = await openBackup(file, join(folder, 'backup.sqlite'));
  try {
    return await countTables(copy.read, COPIED_TABLES);
  } finally {
    await copy.close();
  }
}

/** Runs `work` with this folder, empty and closed to other users, and deletes it afterwards. What a killed run has left in it goes first. */
async function withScratchFolder<Result>(folder: string, work: () => Promise<Result>): Promise<Result> {
  const remove = (): Promise<void> => rm(folder, { recursive: true, force: true });
  await remove();
  await mkdir(folder, { mode: 0o700 });
  try {
    return await work();
  } finally {
    await remove();
  }
}

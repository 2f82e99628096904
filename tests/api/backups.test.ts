import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import os, { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { checkBackups } from '../../apps/server/src/doctor/check-backups.ts';
import { readSettings } from '../../apps/server/src/env.ts';
import { readRuns } from '../../apps/server/src/backups/backup-runs.store.ts';
import { isBackupDue } from '../../apps/server/src/backups/plan-backups.ts';
import { runBackup } from '../../apps/server/src/backups/run-backup.ts';
import { startBackups } from '../../apps/server/src/backups/start-backups.ts';
import { MOVED_TABLES } from '../../apps/server/src/backups/backup-tables.ts';
import { countTables } from '../../apps/server/src/backups/copy-tables.store.ts';
import { openDatabase } from '../../apps/server/src/db/open-database.ts';
import { moveDatabase } from '../../apps/server/src/backups/move-database.ts';
import { everythingIsSent } from '../support/account-shop.ts';
import { databases, emptyDatabases, onSqlite, type OpenDatabase, preparedPaidTrattoria } from '../support/databases.ts';
import { openShop } from '../support/open-shop.ts';

const settingsFor = ({ url, dataDir }: OpenDatabase) => ({ databaseUrl: url || null, dataDir });

/** A shop with an order, and a folder for its backups. */
async function openWithOrder(open: () => Promise<OpenDatabase>) {
  const folder = await mkdtemp(join(tmpdir(), 'tischlein-backups-'));
  const place = await open();
  const shop = await openShop(place);
  await shop.guest().order();
  const { database, clock } = shop.deps;
  const plan = { database, clock, settings: settingsFor(place), folder, keep: { days: 7, weeks: 4, months: 6 } };
  return {
    folder,
    place,
    shop,
    makeBackup: (changes: Partial<Parameters<typeof runBackup>[0]> = {}) => runBackup({ ...plan, ...changes }),
    close: async (): Promise<void> => {
      await shop.close();
      await place.close();
      await rm(folder, { recursive: true });
    },
  };
}
type Opened = Awaited<ReturnType<typeof openWithOrder>>;

describe.each(preparedPaidTrattoria)('backups on $name', { timeout: 60_000 }, ({ name, open }) => {
  let opened: Opened;
  beforeEach(async () => {
    opened = await openWithOrder(open);
  });
  afterEach(() => opened.close());

  it('are made once a day, restored for a trial on the same engine, and old ones are deleted', async () => {
    const { folder, makeBackup, shop } = opened;
    for (const name of ['2026-01-02.backup', '2026-01-03.backup.gz'])
      await writeFile(join(folder, `tischlein-${name}`), '');
    await writeFile(join(folder, 'notes.txt'), '');
    // Of a trial that was killed.
    await mkdir(join(folder, 'tischlein-drill', 'scratch'), { recursive: true });
    // The temporary folder may be in memory, and too small.
    vi.stubEnv('TMPDIR', join(folder, 'no-folder'));
    const made = await makeBackup({ keep: { days: 1, weeks: 0, months: 0 } });
    vi.unstubAllEnvs();
    expect(made).toMatchObject({ kind: 'made', drill: { engine: name, problem: null } });
    expect(await makeBackup()).toEqual({ kind: 'known' });
    expect(await makeBackup({ isWanted: true })).toMatchObject({ kind: 'made', drill: { problem: null } });
    expect(await readdir(folder)).toEqual(['notes.txt', 'tischlein-2026-11-21.backup.gz']);
    const [run] = await readRuns(shop.deps.database.read, 1);
    expect(run).toMatchObject({ day: '2026-11-21', drill: 'passed', drill_engine: name, problem: null });
    const { body } = await shop.guest().call('GET', '/metrics');
    expect(body).toMatch(/^tischlein_backup_last_success_timestamp_seconds 1\d{9}$/m);
    expect(body).toMatch(/^tischlein_backup_failed 0$/m);
  });

  const others = emptyDatabases.filter((other) => other.name !== name);
  it.each(others)('a move to $name takes every row along, and the shop continues there', async (other) => {
    const { shop, place } = opened;
    await shop.desk();
    await everythingIsSent(shop);
    const { database: source } = shop.deps;
    const before = await countTables(source.read, MOVED_TABLES);
    expect(before.get('staff_sessions')).toBeGreaterThan(0);
    const target = await other.open();
    const database = await openDatabase(settingsFor(target));
    const rows = [...before.values()].reduce((sum, count) => sum + count, 0);
    expect(await moveDatabase(source, database)).toEqual({ kind: 'moved', rows });
    expect(await countTables(database.read, MOVED_TABLES)).toEqual(before);
    expect(await moveDatabase(source, database)).toEqual({ kind: 'notEmpty' });
    await database.close();
    const moved = await openShop({ ...target, preparedShop: place.preparedShop });
    expect((await moved.guest().order()).number).toBe(2);
    await moved.close();
    await target.close();
  });
});

describe.each(onSqlite(preparedPaidTrattoria))('a backup on $name that goes wrong', { timeout: 60_000 }, ({ open }) => {
  let opened: Opened;
  beforeEach(async () => {
    opened = await openWithOrder(open);
  });
  afterEach(() => opened.close());

  it('says so when the restored data contradicts itself', async () => {
    const { shop, makeBackup } = opened;
    await shop.deps.database.write((writer) => writer.updateTable('orders').set({ total: 1 }).execute());
    const made = await makeBackup();
    expect(made).toMatchObject({ kind: 'made', drill: { problem: expect.stringContaining('not true: ') } });
    expect((await shop.guest().call('GET', '/metrics')).body).toMatch(/^tischlein_backup_failed 1$/m);
    expect(await makeBackup(), 'the command repeats it').toMatchObject({ kind: 'made' });
  });

  it('keeps the backup and says why it could not be restored', async () => {
    const { makeBackup } = opened;
    const settings = { databaseUrl: 'postgres://nobody@127.0.0.1:1/none', dataDir: '' };
    const made = await makeBackup({ settings });
    expect(made).toMatchObject({ kind: 'made', drill: { problem: expect.stringContaining('ECONNREFUSED') } });
    expect(await makeBackup()).toMatchObject({ kind: 'made', drill: { problem: null } });
  });

  it('says so when the trial was broken off, once it cannot be running any more', async () => {
    const { shop, makeBackup, place, folder } = opened;
    await makeBackup();
    const { database, clock } = shop.deps;
    await database.write((writer) => writer.updateTable('backup_runs').set({ drill: null }).execute());
    const settings = readSettings({ DATA_DIR: place.dataDir, BACKUP_DIR: folder });
    if (!settings.ok) throw new Error(settings.problem);
    const examination = { settings: settings.value, clock, timeServer: '', dkimSelector: null };
    const look = async () => {
      const { body } = await shop.guest().call('GET', '/metrics');
      const findings = await checkBackups(examination, database);
      return [/^tischlein_backup_failed (\d)$/m.exec(body)?.[1], ...findings.map(({ code }) => code)];
    };
    expect(await look()).toEqual(['0', 'backupNever']);
    shop.clock.set('2026-11-21T21:00:00.000Z');
    expect(await look()).toEqual(['1', 'drillMissing']);
    expect(await makeBackup()).toMatchObject({ kind: 'made' });
    expect(await look()).toEqual(['0', 'backupFresh']);
  });

  it('is made by the running server in a process of its own, once it is due, also where priorities may not be set', async () => {
    const { shop, folder, place } = opened;
    const forbidden = vi.spyOn(os, 'setPriority').mockImplementation(() => {
      throw new Error('EPERM');
    });
    syncBuiltinESMExports();
    vi.stubEnv('DATA_DIR', place.dataDir);
    vi.stubEnv('BACKUP_DIR', folder);
    const { database, clock, events } = shop.deps;
    const failed: unknown[] = [];
    const start = (at: string) =>
      startBackups({
        database,
        clock,
        events: { ...events, workerFailed: (_, error) => failed.push(error) },
        backup: { folder, at, keep: { days: 7, weeks: 4, months: 6 } },
        firstAfterMs: 0,
      });
    const early = start('23:59');
    await early();
    expect(await readdir(folder)).toEqual([]);
    const stop = start('04:15');
    await expect.poll(() => readdir(folder), { timeout: 30_000 }).toEqual([expect.stringMatching(/\.backup\.gz$/)]);
    await stop();
    vi.unstubAllEnvs();
    expect(forbidden).toHaveBeenCalled();
    forbidden.mockRestore();
    syncBuiltinESMExports();
    expect(failed).toEqual([]);
  });

  it('is tried again by the server an hour later, and by the command at once', async () => {
    const { shop, makeBackup, folder } = opened;
    const isDue = async () => isBackupDue(shop.clock.now(), '04:15', await readRuns(shop.deps.database.read, 1));
    await writeFile(join(folder, 'no-folder'), '');
    expect(await makeBackup({ folder: join(folder, 'no-folder') })).toMatchObject({ kind: 'failed' });
    expect(await isDue()).toBe(false);
    shop.clock.set('2026-11-21T21:00:00.000Z');
    expect(await isDue()).toBe(true);
    expect(await makeBackup()).toMatchObject({ kind: 'made' });
    expect(await isDue()).toBe(false);
  });
});

describe.each(onSqlite(databases))('the tables of $name', ({ open }) => {
  it('are all in a backup, or left out of it on purpose', async () => {
    const place = await open();
    const connection = new DatabaseSync(join(place.dataDir, 'tischlein.sqlite'), { readOnly: true });
    const tables = connection.prepare("select name from sqlite_schema where type = 'table'").all();
    connection.close();
    await place.close();
    const known = new Set(['migrations', 'heartbeats', 'order_id_times', ...MOVED_TABLES.map(([name]) => name)]);
    expect(tables.map((row) => String(row['name'])).filter((name) => !known.has(name))).toEqual([]);
  });
});

import { parseShopDay } from '@tischlein/domain';
import { access, constants, mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type Clock, plusMinutes, toWallTime } from '../clock.ts';
import { saveBackup } from './backup.store.ts';
import type { Database, DatabaseSettings } from '../db/database.ts';
import { isDiskFailure, isStorageFull } from '../db/storage-problem.ts';
import type { Retention } from '../env.ts';
import { describeFailure } from '../failure.ts';
import { type Claim, claimRun, writeOutcome } from './backup-runs.store.ts';
import { type Drill, drillRestore } from './drill-restore.ts';
import { listOutdatedDays } from './plan-backups.ts';

const LEASE_MINUTES = 60;
// Those of earlier versions are not compressed.
const FILE = /^tischlein-(\d{4}-\d\d-\d\d)\.backup(?:\.gz)?$/;

interface BackupPlan {
  readonly database: Database;
  readonly clock: Clock;
  readonly settings: DatabaseSettings;
  readonly folder: string;
  readonly keep: Retention;
  /** The person who wants it now has claimed it. */
  readonly isClaimed?: boolean;
  /** Whether to make it although there is one already. */
  readonly isWanted?: boolean;
}

/** What became of the backup of today. */
export type BackupOutcome =
  | { readonly kind: 'made'; readonly file: string; readonly rows: number; readonly drill: Drill }
  | { readonly kind: 'known' }
  | { readonly kind: 'failed'; readonly problem: string };

/** Makes the backup of today unless there is one that could be restored, test-restores it, and deletes expired ones. */
export async function runBackup(plan: BackupPlan): Promise<BackupOutcome> {
  const { database, clock, folder } = plan;
  const claim = planClaim(clock.now());
  const { day, file } = claim;
  const isClaimed =
    plan.isClaimed === true ||
    (await database.write((writer) => claimRun(writer, { ...claim, isWanted: plan.isWanted === true })));
  if (!isClaimed) return { kind: 'known' };
  try {
    const rows = await saveInto(folder, file, database);
    const { size: bytes } = await stat(join(folder, file));
    const finishedAt = clock.now();
    const finished = { finished_at: finishedAt, bytes, row_count: rows };
    const lockedUntil = plusMinutes(finishedAt, LEASE_MINUTES);
    await database.write((writer) => writeOutcome(writer, day, { ...finished, locked_until: lockedUntil }));
    const drill = await tryRestore(plan.settings, join(folder, file));
    const drilled = { drill: drill.problem ?? 'passed', drill_engine: drill.engine };
    await database.write((writer) => writeOutcome(writer, day, drilled));
    await deleteOutdated(folder, plan.keep);
    return { kind: 'made', file: join(folder, file), rows, drill };
  } catch (error) {
    const problem = describeProblem(error);
    await database.write((writer) => writeOutcome(writer, day, { problem }));
    return { kind: 'failed', problem };
  }
}

/** The backup of a day, with the lease for making it. */
export function planClaim(now: string): Claim {
  const { date: day } = toWallTime(now);
  return { day, file: `tischlein-${day}.backup.gz`, now, lockedUntil: plusMinutes(now, LEASE_MINUTES) };
}

async function saveInto(folder: string, file: string, database: Database): Promise<number> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await access(folder, constants.W_OK);
  return saveBackup(database, join(folder, file));
}

/** A trial that breaks off is a failed trial of a finished backup. */
const tryRestore = (settings: DatabaseSettings, file: string): Promise<Drill> =>
  drillRestore(settings, file).catch((error: unknown) => ({ engine: null, rows: 0, problem: describeProblem(error) }));

const describeProblem = (error: unknown): string =>
  isStorageFull(error) || isDiskFailure(error) ? 'the disk is full or fails' : describeFailure(error);

async function deleteOutdated(folder: string, keep: Retention): Promise<void> {
  const files = (await readdir(folder)).flatMap((name) => {
    const day = parseShopDay(FILE.exec(name)?.[1] ?? '');
    return day === null ? [] : [{ name, day }];
  });
  const outdated = listOutdatedDays([...new Set(files.map(({ day }) => day))], keep);
  for (const { name, day } of files) if (outdated.includes(day)) await rm(join(folder, name));
}

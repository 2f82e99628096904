import type { ShopDay } from '@tischlein/domain';
import type { Reader, Writer } from '../db/database.ts';
import { insertOnce } from '../db/insert-once.ts';
import type { Row } from '../db/tables.ts';

interface Claim {
  readonly day: ShopDay;
  readonly file: string;
  readonly now: string;
  /** Lease: another process may repeat a run that was not finished by then. */
  readonly lockedUntil: string;
}

/** Claims the backup of a day. false: it is made and restored, or another process is making it. */
export async function claimRun(writer: Writer, { day, file, now, lockedUntil }: Claim): Promise<boolean> {
  const claimed = await writer
    .updateTable('backup_runs')
    .set({ started_at: now, locked_until: lockedUntil, file, drill: null, drill_engine: null, problem: null })
    .where('day', '=', day)
    .where((run) =>
      run.or([
        run('problem', 'is not', null),
        run('drill', '!=', 'passed'),
        run.and([run('drill', 'is', null), run('locked_until', '<=', now)]),
      ]),
    )
    .executeTakeFirst();
  if (Number(claimed.numUpdatedRows) > 0) return true;
  const run = { ...NOTHING, day, file, started_at: now, locked_until: lockedUntil };
  return (await insertOnce(writer.insertInto('backup_runs').values(run), ['day'])) === 'inserted';
}

const NOTHING = {
  finished_at: null,
  bytes: null,
  row_count: null,
  drill: null,
  drill_engine: null,
  problem: null,
} as const;

type Outcome = Partial<
  Pick<
    Row<'backup_runs'>,
    'finished_at' | 'locked_until' | 'bytes' | 'row_count' | 'drill' | 'drill_engine' | 'problem'
  >
>;

export async function writeOutcome(writer: Writer, day: ShopDay, outcome: Outcome): Promise<void> {
  await writer.updateTable('backup_runs').set(outcome).where('day', '=', day).execute();
}

/** The latest runs, latest first. */
export function readRuns(reader: Reader, most: number): Promise<Row<'backup_runs'>[]> {
  return reader.selectFrom('backup_runs').selectAll().orderBy('day', 'desc').limit(most).execute();
}

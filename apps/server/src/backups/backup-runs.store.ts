import type { ShopDay } from '@tischlein/domain';
import type { Reader, Writer } from '../db/database.ts';
import { insertOnce } from '../db/insert-once.ts';
import type { Row } from '../db/tables.ts';

export interface Claim {
  readonly day: ShopDay;
  readonly file: string;
  readonly now: string;
  /** Lease: another process may repeat a run that was not finished by then. */
  readonly lockedUntil: string;
  /** Also if it was made and restored already: a person wants it now. */
  readonly isWanted?: boolean;
}

/** Claims the backup of a day. false: it is made and restored, or another process is making it. */
export async function claimRun(
  writer: Writer,
  { day, file, now, lockedUntil, isWanted = false }: Claim,
): Promise<boolean> {
  const claimed = await writer
    .updateTable('backup_runs')
    .set({ started_at: now, locked_until: lockedUntil, file, drill: null, drill_engine: null, problem: null })
    .where('day', '=', day)
    .where((run) =>
      run.or([
        run('problem', 'is not', null),
        run('drill', isWanted ? 'is not' : '!=', isWanted ? null : 'passed'),
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

/** Says why a run has no result, if it has none. */
export async function closeRun(writer: Writer, day: ShopDay, problem: string): Promise<void> {
  await writer
    .updateTable('backup_runs')
    .set({ problem })
    .where('day', '=', day)
    .where('problem', 'is', null)
    .where('drill', 'is', null)
    .execute();
}

/** The latest runs, latest first. */
export function readRuns(reader: Reader, most: number): Promise<Row<'backup_runs'>[]> {
  return reader.selectFrom('backup_runs').selectAll().orderBy('day', 'desc').limit(most).execute();
}

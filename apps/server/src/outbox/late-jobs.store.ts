import type { Reader } from '../db/database.ts';

/** The jobs of a queue that are due: how many, and since when the oldest one has been; null: none is. */
export interface DueJobs {
  readonly count: number;
  readonly since: string | null;
}

/** Jobs that are due in the outbox, without mails and urgent jobs. */
export async function readDueJobs(
  reader: Reader,
  now: string,
): Promise<{ readonly mails: DueJobs; readonly urgent: DueJobs }> {
  const rows = await reader
    .selectFrom('outbox')
    .select(({ fn }) => ['urgent', fn.countAll().as('count'), fn.min('run_at').as('since')])
    .where('done_at', 'is', null)
    .where('run_at', '<=', now)
    .groupBy('urgent')
    .execute();
  const find = (urgent: number): DueJobs => {
    const row = rows.find((each) => each.urgent === urgent);
    return { count: Number(row?.count ?? 0), since: row?.since ?? null };
  };
  return { mails: find(0), urgent: find(1) };
}

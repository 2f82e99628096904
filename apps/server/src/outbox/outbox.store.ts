import { randomUUIDv7 } from 'node:crypto';
import { days, type OrderId, type ShopId } from '@tischlein/domain';
import type { Database, Writer } from '../db/database.ts';
import { insertRows } from '../db/insert-rows.ts';
import type { Job, NewJob } from './job-kind.ts';

/** The shop, and the order if there is one, that the jobs are about; and the times they are added and run, at once by default. */
interface JobContext {
  readonly shopId: ShopId;
  readonly orderId: OrderId | null;
  readonly at: string;
  readonly runAt?: string;
}

/** Queues jobs that run after this transaction has committed. */
export async function addToOutbox(
  writer: Writer,
  { shopId, orderId, at, runAt = at }: JobContext,
  jobs: readonly NewJob[],
): Promise<void> {
  const rows = jobs.map(
    ({ kind, payload, isUrgent }) =>
      ({
        outbox_id: randomUUIDv7(),
        shop_id: shopId,
        order_id: orderId,
        kind,
        payload: JSON.stringify(payload),
        created_at: at,
        run_at: runAt,
        locked_until: null,
        attempts: 0,
        done_at: null,
        failure: null,
        urgent: isUrgent ? 1 : 0,
        stored: 0,
      }) as const,
  );
  await insertRows(writer, 'outbox', rows);
}

/** The result of an attempt: done, abandoned with a reason, or to be retried. */
export interface Attempt {
  readonly job: AttemptedJob;
  readonly doneAt: string | null;
  readonly runAt: string;
  readonly failure: string | null;
  readonly forgetsPayload: boolean;
}

export type AttemptedJob = Pick<Job, 'id' | 'kind' | 'shopId' | 'orderId'>;

/** Called in the transaction that abandons a job. */
export type OnAbandoned = (writer: Writer, job: AttemptedJob, at: string) => Promise<void>;

const FORGOTTEN = { payload: '{}' } as const;

/** Saves the results of all attempts in one transaction. */
export function saveAttempts(
  database: Database,
  attempts: readonly Attempt[],
  onAbandoned: OnAbandoned,
): Promise<void> {
  return database.write(async (writer) => {
    for (const { job, doneAt, runAt, failure, forgetsPayload } of attempts) {
      await writer
        .updateTable('outbox')
        .set({
          done_at: doneAt,
          run_at: runAt,
          failure,
          locked_until: null,
          ...(doneAt && forgetsPayload && FORGOTTEN),
        })
        .where('outbox_id', '=', job.id)
        .execute();
      if (doneAt && failure) await onAbandoned(writer, job, doneAt);
    }
  });
}

/** How long sent mails and other done jobs are kept. */
export const KEEP_DONE_SECONDS = days(30);

import { randomUUID } from 'node:crypto';
import type { OrderId, ShopId } from '@tischlein/domain';
import type { Database, Writer } from '../db/database.ts';
import { insertRows } from '../db/insert-rows.ts';
import { addPaymentTask } from '../payments/refunds.store.ts';

/** The order that the jobs concern, and the time they are added. */
interface JobContext {
  readonly shopId: ShopId;
  readonly orderId: OrderId;
  readonly at: string;
}

/** Queues jobs that run after this transaction has committed. */
export async function addToOutbox(
  writer: Writer,
  { shopId, orderId, at }: JobContext,
  kinds: readonly string[],
): Promise<void> {
  const rows = kinds.map((kind) => ({
    outbox_id: randomUUID(),
    shop_id: shopId,
    order_id: orderId,
    kind,
    created_at: at,
    run_at: at,
    locked_until: null,
    attempts: 0,
    done_at: null,
    failure: null,
  }));
  await insertRows(writer, 'outbox', rows);
}

/** The result of an attempt: done, abandoned with a reason, or to be retried. */
export interface Attempt {
  readonly outboxId: string;
  readonly shopId: ShopId;
  readonly orderId: OrderId;
  readonly doneAt: string | null;
  readonly runAt: string;
  readonly failure: string | null;
}

/** Saves the results of all attempts in one transaction. */
export function saveAttempts(database: Database, attempts: readonly Attempt[]): Promise<void> {
  return database.write(async (writer) => {
    for (const { outboxId, doneAt, runAt, failure, ...about } of attempts) {
      await writer
        .updateTable('outbox')
        .set({ done_at: doneAt, run_at: runAt, failure, locked_until: null })
        .where('outbox_id', '=', outboxId)
        .execute();
      // Abandoned: staff have to contact the guest.
      if (doneAt && failure) await addPaymentTask(writer, about, { kind: 'mailFailed', at: doneAt });
    }
  });
}

export async function deleteDone(writer: Writer, before: string): Promise<void> {
  await writer.deleteFrom('outbox').where('done_at', '<', before).execute();
}

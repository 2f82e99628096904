import { randomUUID } from 'node:crypto';
import type { OrderId, ShopId } from '@tischlein/domain';
import type { Database, Writer } from '../db/database.ts';
import { insertRows } from '../db/insert-rows.ts';
import { addPaymentTask } from '../payments/refunds.store.ts';

/** The order that something is to be done for, and when that was decided. */
interface JobContext {
  readonly shopId: ShopId;
  readonly orderId: OrderId;
  readonly at: string;
}

/** Notes what is to be done after this transaction, by kind. */
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

/** What came of an attempt: done, given up with a reason, or to be tried again. */
export interface Attempt {
  readonly outboxId: string;
  readonly shopId: ShopId;
  readonly orderId: OrderId;
  readonly doneAt: string | null;
  readonly runAt: string;
  readonly failure: string | null;
}

/** Writes down what came of the attempts, all in one transaction. */
export function saveAttempts(database: Database, attempts: readonly Attempt[]): Promise<void> {
  return database.write(async (writer) => {
    for (const { outboxId, doneAt, runAt, failure, ...about } of attempts) {
      await writer
        .updateTable('outbox')
        .set({ done_at: doneAt, run_at: runAt, failure, locked_until: null })
        .where('outbox_id', '=', outboxId)
        .execute();
      // Given up: now a person has to know.
      if (doneAt && failure) await addPaymentTask(writer, about, { kind: 'mailFailed', at: doneAt });
    }
  });
}

/** Forgets what was done before this instant. */
export async function deleteDone(writer: Writer, before: string): Promise<void> {
  await writer.deleteFrom('outbox').where('done_at', '<', before).execute();
}

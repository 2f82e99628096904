import { randomUUID } from 'node:crypto';
import type { OrderId, ShopId } from '@tischlein/domain';
import type { Database, Reader, Writer } from '../db/database.ts';
import { insertRows } from '../db/insert-rows.ts';
import { isDue } from '../db/is-due.ts';
import type { OutboxRow } from '../db/tables.ts';

/** The order that something is to be done for, and when that was decided. */
interface Cause {
  readonly shopId: ShopId;
  readonly orderId: OrderId;
  readonly at: string;
}

/** Notes what is to be done after this transaction, by kind. */
export async function addToOutbox(
  writer: Writer,
  { shopId, orderId, at }: Cause,
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

/** Takes what is due, for as long as the lease lasts; whoever dies meanwhile leaves it to the next. */
export function claimDue(
  database: Database,
  { now, lockedUntil, most }: { readonly now: string; readonly lockedUntil: string; readonly most: number },
): Promise<OutboxRow[]> {
  return database.write((writer) =>
    writer
      .updateTable('outbox')
      .set((row) => ({ locked_until: lockedUntil, attempts: row('attempts', '+', 1) }))
      .where('outbox_id', 'in', (query) =>
        query
          .selectFrom('outbox')
          .select('outbox_id')
          .where('done_at', 'is', null)
          .where(isDue(now))
          .orderBy('run_at')
          .limit(most)
          .$if(database.engine === 'postgres', (due) => due.forUpdate().skipLocked()),
      )
      .returningAll()
      .execute(),
  );
}

/** Whether there is anything to claim; costs no write. */
export async function isAnythingDue(reader: Reader, now: string): Promise<boolean> {
  const row = await reader
    .selectFrom('outbox')
    .select('outbox_id')
    .where('done_at', 'is', null)
    .where(isDue(now))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** What came of an attempt: done, given up with a reason, or to be tried again. */
export interface Attempt {
  readonly outboxId: string;
  readonly doneAt: string | null;
  readonly runAt: string;
  readonly failure: string | null;
}

/** Writes down what came of the attempts, all in one transaction. */
export function saveAttempts(database: Database, attempts: readonly Attempt[]): Promise<void> {
  return database.write(async (writer) => {
    for (const { outboxId, doneAt, runAt, failure } of attempts)
      await writer
        .updateTable('outbox')
        .set({ done_at: doneAt, run_at: runAt, failure, locked_until: null })
        .where('outbox_id', '=', outboxId)
        .execute();
  });
}

/** Forgets what was done before this instant. */
export async function deleteDone(writer: Writer, before: string): Promise<void> {
  await writer.deleteFrom('outbox').where('done_at', '<', before).execute();
}

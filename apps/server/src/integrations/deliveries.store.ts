import { randomUUID } from 'node:crypto';
import type { SentEvent } from '@tischlein/domain/integrations';
import type { Database, Reader, Writer } from '../db/database.ts';
import { insertOnce, keepFirst } from '../db/insert-once.ts';
import { insertRows } from '../db/insert-rows.ts';
import type { Row } from '../db/tables.ts';
import { holdWebhook, type WebhookKey } from './webhooks.store.ts';

const MOST_LISTED = 100;

interface NewDelivery {
  readonly event: SentEvent;
  readonly orderNumber: number | null;
  readonly data: object;
  readonly at: string;
}

/** Queues an event for a webhook, in the transaction that it tells of. Returns its id; null: the webhook was just removed. */
export async function addDelivery(
  writer: Writer,
  { shopId, webhookId }: WebhookKey,
  { event, orderNumber, data, at }: NewDelivery,
): Promise<string | null> {
  if (!(await holdWebhook(writer, { shopId, webhookId }))) return null;
  const id = randomUUID();
  const row: Row<'webhook_deliveries'> = {
    shop_id: shopId,
    delivery_id: id,
    webhook_id: webhookId,
    event,
    order_number: orderNumber,
    payload: JSON.stringify({ type: event, timestamp: at, data }),
    created_at: at,
    run_at: at,
    locked_until: null,
    attempts: 0,
    done_at: null,
    outcome: null,
  };
  await insertRows(writer, 'webhook_deliveries', [row]);
  return id;
}

/** The latest deliveries of a webhook with their attempts, newest first. */
export async function readDeliveries(
  reader: Reader,
  { shopId, webhookId }: WebhookKey,
): Promise<
  readonly { readonly delivery: Row<'webhook_deliveries'>; readonly attempts: readonly Row<'webhook_attempts'>[] }[]
> {
  const deliveries = await reader
    .selectFrom('webhook_deliveries')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('webhook_id', '=', webhookId)
    .orderBy('created_at', 'desc')
    .orderBy('delivery_id')
    .limit(MOST_LISTED)
    .execute();
  if (deliveries.length === 0) return [];
  const attempts = await reader
    .selectFrom('webhook_attempts')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where(
      'delivery_id',
      'in',
      deliveries.map(({ delivery_id }) => delivery_id),
    )
    .orderBy('attempt')
    .execute();
  const byDelivery = Map.groupBy(attempts, ({ delivery_id }) => delivery_id);
  return deliveries.map((delivery) => ({ delivery, attempts: byDelivery.get(delivery.delivery_id) ?? [] }));
}

interface Settled {
  readonly delivery: Row<'webhook_deliveries'>;
  readonly attempt: Row<'webhook_attempts'>;
  readonly runAt: string;
  readonly outcome: Row<'webhook_deliveries'>['outcome'];
}

/** Saves an attempt and what follows it; false: the webhook was removed while it was called. */
export async function saveAttempt(
  writer: Writer,
  { delivery: { shop_id, delivery_id }, attempt, runAt, outcome }: Settled,
): Promise<boolean> {
  // Locks the delivery, so that it cannot be removed before its attempt is saved.
  const { numUpdatedRows } = await writer
    .updateTable('webhook_deliveries')
    .set({ run_at: runAt, locked_until: null, outcome, done_at: outcome && attempt.at })
    .where('shop_id', '=', shop_id)
    .where('delivery_id', '=', delivery_id)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  // Another process took over after the lease: its attempt has the next number, and this one was written by then.
  keepFirst(
    await insertOnce(writer.insertInto('webhook_attempts').values(attempt), ['shop_id', 'delivery_id', 'attempt']),
  );
  return true;
}

/** Makes a delivery due now, whatever its outcome was. Returns whether it exists and is not being sent. */
export async function resendDelivery(
  writer: Writer,
  { shopId, webhookId, deliveryId, now }: WebhookKey & { readonly deliveryId: string; readonly now: string },
): Promise<boolean> {
  const updated = await writer
    .updateTable('webhook_deliveries')
    .set({ run_at: now, done_at: null, outcome: null })
    .where('shop_id', '=', shopId)
    .where('webhook_id', '=', webhookId)
    .where('delivery_id', '=', deliveryId)
    .executeTakeFirst();
  return updated.numUpdatedRows > 0n;
}

/** Ends everything that still waits for a webhook. */
export async function endWaiting(
  writer: Writer,
  { shopId, webhookId }: WebhookKey,
  { outcome, now }: { readonly outcome: 'failed' | 'gone'; readonly now: string },
): Promise<void> {
  await writer
    .updateTable('webhook_deliveries')
    .set({ done_at: now, outcome })
    .where('shop_id', '=', shopId)
    .where('webhook_id', '=', webhookId)
    .where('done_at', 'is', null)
    .execute();
}

export async function deleteDeliveriesBefore(writer: Writer, before: string): Promise<void> {
  const old = writer.selectFrom('webhook_deliveries').select('delivery_id').where('created_at', '<', before);
  await writer.deleteFrom('webhook_attempts').where('delivery_id', 'in', old).execute();
  await writer.deleteFrom('webhook_deliveries').where('created_at', '<', before).execute();
}

/** How many deliveries of each webhook of a shop have not arrived. */
export const countUndelivered = async (
  { read }: Pick<Database, 'read'>,
  shopId: WebhookKey['shopId'],
): Promise<ReadonlyMap<string, number>> => {
  const rows = await read
    .selectFrom('webhook_deliveries')
    .select(['webhook_id', ({ fn }) => fn.countAll<number>().as('count')])
    .where('shop_id', '=', shopId)
    .where('attempts', '>', 0)
    .where((where) => where.or([where('outcome', 'is', null), where('outcome', '<>', 'delivered')]))
    .groupBy('webhook_id')
    .execute();
  return new Map(rows.map(({ webhook_id, count }) => [webhook_id, Number(count)]));
};

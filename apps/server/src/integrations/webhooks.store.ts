import { nameChange } from '../db/open-change.ts';
import type { ShopId } from '@tischlein/domain';
import { WEBHOOK_EVENTS } from '@tischlein/domain/integrations';
import { z } from 'zod';
import type { Reader, Writer } from '../db/database.ts';
import type { Row } from '../db/tables.ts';
import { jsonColumn } from '../db/json-column.ts';
import { lockShop } from '../db/lock-shop.ts';
import { prepareQuery } from '../db/prepare-query.ts';

export const eventsColumn = jsonColumn('webhooks.events', z.array(z.enum(WEBHOOK_EVENTS)));

const MOST_WEBHOOKS = 10;

/** Names a webhook. */
export interface WebhookKey {
  readonly shopId: ShopId;
  readonly webhookId: string;
}

const selectWebhooks = prepareQuery((reader: Reader, { shopId }: { readonly shopId: ShopId }) =>
  reader.selectFrom('webhooks').selectAll().where('shop_id', '=', shopId).orderBy('created_at').orderBy('webhook_id'),
);

/** The webhooks of a shop, oldest first. */
export const readWebhooks = (reader: Reader, shopId: ShopId): Promise<readonly Row<'webhooks'>[]> =>
  selectWebhooks(reader, { shopId });

export async function readWebhook(reader: Reader, { shopId, webhookId }: WebhookKey): Promise<Row<'webhooks'> | null> {
  const row = await reader
    .selectFrom('webhooks')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('webhook_id', '=', webhookId)
    .executeTakeFirst();
  return row ?? null;
}

/** Returns whether there was room for another webhook. */
export async function insertWebhook(writer: Writer, row: Row<'webhooks'>): Promise<boolean> {
  nameChange(row.name);
  await lockShop(writer, row.shop_id);
  if ((await readWebhooks(writer, row.shop_id)).length >= MOST_WEBHOOKS) return false;
  await writer.insertInto('webhooks').values(row).execute();
  return true;
}

/** Returns the changed webhook; null: there is none with this id. */
export async function updateWebhook(
  writer: Writer,
  { shopId, webhookId }: WebhookKey,
  columns: Partial<Omit<Row<'webhooks'>, 'shop_id' | 'webhook_id'>>,
): Promise<Row<'webhooks'> | null> {
  const row = await writer
    .updateTable('webhooks')
    .set(columns)
    .where('shop_id', '=', shopId)
    .where('webhook_id', '=', webhookId)
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

/** Keeps a webhook from being removed until the commit; false: there is none. */
export async function holdWebhook(writer: Writer, { shopId, webhookId }: WebhookKey): Promise<boolean> {
  const { numUpdatedRows } = await writer
    .updateTable('webhooks')
    .set((row) => ({ state: row.ref('state') }))
    .where('shop_id', '=', shopId)
    .where('webhook_id', '=', webhookId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Deletes a webhook with its deliveries. */
export async function deleteWebhook(writer: Writer, { shopId, webhookId }: WebhookKey): Promise<boolean> {
  const deliveries = writer
    .selectFrom('webhook_deliveries')
    .select('delivery_id')
    .where('shop_id', '=', shopId)
    .where('webhook_id', '=', webhookId);
  await writer
    .deleteFrom('webhook_attempts')
    .where('shop_id', '=', shopId)
    .where('delivery_id', 'in', deliveries)
    .execute();
  await writer
    .deleteFrom('webhook_deliveries')
    .where('shop_id', '=', shopId)
    .where('webhook_id', '=', webhookId)
    .execute();
  const deleted = await writer
    .deleteFrom('webhooks')
    .where('shop_id', '=', shopId)
    .where('webhook_id', '=', webhookId)
    .executeTakeFirst();
  return deleted.numDeletedRows > 0n;
}

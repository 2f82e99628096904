import type { OrderId, ShopId } from '@tischlein/domain';
import type { Reader, Writer } from '../db/database.ts';
import type { ToldNews } from '../db/column.ts';
import type { Row } from '../db/tables.ts';

/** For the members of a group with all their devices. */
const MOST_PER_ORDER = 60;

/** Stores a subscription and drops the oldest ones beyond the limit; the keys of a known one are replaced. */
export async function saveSubscription(writer: Writer, row: Row<'push_subscriptions'>): Promise<void> {
  const { shop_id: shopId, order_id: orderId, page_id, p256dh, auth, created_at } = row;
  await writer
    .insertInto('push_subscriptions')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['shop_id', 'order_id', 'subscription_id']).doUpdateSet({ page_id, p256dh, auth, created_at }),
    )
    .execute();
  const known = await readSubscriptions(writer, shopId, orderId);
  for (const { subscription_id: id } of known.slice(MOST_PER_ORDER))
    await deleteSubscription(writer, { shopId, orderId, id });
}

/** The subscriptions of an order, newest first. */
export const readSubscriptions = (
  reader: Reader,
  shopId: ShopId,
  orderId: OrderId,
): Promise<Row<'push_subscriptions'>[]> =>
  reader
    .selectFrom('push_subscriptions')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('order_id', '=', orderId)
    .orderBy('created_at', 'desc')
    .orderBy('subscription_id')
    .execute();

/** Names a subscription of an order. */
interface SubscriptionKey {
  readonly shopId: ShopId;
  readonly orderId: OrderId;
  readonly id: string;
}

/** Records that a message is being sent. Returns the subscription; null if it is gone or has been told already. */
export async function claimNews(
  writer: Writer,
  { shopId, orderId, id }: SubscriptionKey,
  news: ToldNews,
): Promise<Row<'push_subscriptions'> | null> {
  const row = await writer
    .updateTable('push_subscriptions')
    .set({ told: news })
    .where('shop_id', '=', shopId)
    .where('order_id', '=', orderId)
    .where('subscription_id', '=', id)
    .where((where) => where.or([where('told', 'is', null), where('told', '<>', news)]))
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

/** Takes a claim back: the push service has refused the message for now. */
export async function unclaimNews(
  writer: Writer,
  { shopId, orderId, id }: SubscriptionKey,
  news: ToldNews,
): Promise<void> {
  await writer
    .updateTable('push_subscriptions')
    .set({ told: null })
    .where('shop_id', '=', shopId)
    .where('order_id', '=', orderId)
    .where('subscription_id', '=', id)
    .where('told', '=', news)
    .execute();
}

export async function deleteSubscription(writer: Writer, { shopId, orderId, id }: SubscriptionKey): Promise<void> {
  await writer
    .deleteFrom('push_subscriptions')
    .where('shop_id', '=', shopId)
    .where('order_id', '=', orderId)
    .where('subscription_id', '=', id)
    .execute();
}

/** Deletes a subscription from every order: the browser has ended it. */
export async function deleteGoneSubscription(writer: Writer, id: string): Promise<void> {
  await writer.deleteFrom('push_subscriptions').where('subscription_id', '=', id).execute();
}

export async function deleteOrderSubscriptions(writer: Writer, shopId: ShopId, orderId: OrderId): Promise<void> {
  await writer.deleteFrom('push_subscriptions').where('shop_id', '=', shopId).where('order_id', '=', orderId).execute();
}

export async function readKeysRow(reader: Reader): Promise<Row<'push_keys'> | null> {
  const row = await reader.selectFrom('push_keys').selectAll().where('key_id', '=', 'vapid').executeTakeFirst();
  return row ?? null;
}

/** Stores keys in place of unreadable ones; keeps those that another process was first to store. */
export async function replaceKeysRow(
  writer: Writer,
  row: Row<'push_keys'>,
  unreadable: Row<'push_keys'> | null,
): Promise<void> {
  const { public_key, sealed, created_at } = row;
  await writer
    .insertInto('push_keys')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .column('key_id')
        .doUpdateSet({ public_key, sealed, created_at })
        .where('push_keys.sealed', '=', unreadable?.sealed ?? ''),
    )
    .execute();
}

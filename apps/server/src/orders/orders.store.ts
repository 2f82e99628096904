import { describeChange, nameChange } from '../db/open-change.ts';
import type { Quote } from '@tischlein/contract/shop';
import type { GroupOrderId, OrderId, ShopId } from '@tischlein/domain';
import type { PaymentStatus } from '@tischlein/domain/orders';
import type { TermsVersions } from '@tischlein/domain/shop';
import type { Seller } from '@tischlein/documents/receipts';
import type { Reader, Writer } from '../db/database.ts';
import { insertRows } from '../db/insert-rows.ts';
import { prepareQuery } from '../db/prepare-query.ts';
import type { Row } from '../db/tables.ts';
import type { NewJob } from '../outbox/job-kind.ts';
import { addToOutbox } from '../outbox/outbox.store.ts';
import {
  acceptedTermsColumn,
  type Contact,
  contactColumn,
  quoteColumn,
  sellerColumn,
  toContactColumns,
  toQuoteColumns,
} from './order-columns.ts';
import { drawEventSequence } from './order-events.store.ts';
import { toAdjustmentRows, toLineRows } from './order-rows.ts';
import type { RequestKey } from './request-key.ts';
import { findTestNumber } from './test-orders.store.ts';

/** An order row with its JSON columns parsed. */
export type StoredOrder = Omit<
  Row<'orders'>,
  'quote' | 'contact' | 'search_words' | 'article_words' | 'guest_key' | 'seller' | 'accepted_terms'
> & {
  readonly accepted_terms: TermsVersions | null;
  readonly quote: Quote;
  readonly contact: Contact;
  readonly seller: Seller | null;
};

/** An order before it is inserted; the insert draws its number. */
export type NewOrder = Omit<StoredOrder, 'number'>;

/** Returns the order placed with this key, or null. */
export async function findOrderByKey(
  reader: Reader,
  shopId: ShopId,
  { key, now }: { readonly key: string; readonly now: string },
): Promise<{ readonly orderId: OrderId; readonly requestHash: string } | null> {
  const [row] = await selectKey(reader, { shopId, key, now });
  return row ?? null;
}

const selectKey = prepareQuery(
  (reader: Reader, { shopId, key, now }: { readonly shopId: ShopId; readonly key: string; readonly now: string }) =>
    reader
      .selectFrom('order_keys')
      .select(['order_id as orderId', 'request_hash as requestHash'])
      .where('shop_id', '=', shopId)
      .where('key', '=', key)
      .where('expires_at', '>', now),
);

/**
 * Claims the key for this order, or returns false if another order has it. A concurrent claim waits here for the
 * first to commit.
 */
export async function claimKey(
  writer: Writer,
  { shop_id, order_id, placed_at: now }: Pick<NewOrder, 'shop_id' | 'order_id' | 'placed_at'>,
  { key, requestHash, expiresAt }: RequestKey,
): Promise<boolean> {
  const row = { shop_id, key, order_id, request_hash: requestHash, expires_at: expiresAt };
  return (await upsertKey(writer, { ...row, now })).length > 0;
}

const upsertKey = prepareQuery(
  (
    writer: Writer,
    { shop_id, key, order_id, request_hash, expires_at, now }: Row<'order_keys'> & { readonly now: string },
  ) =>
    writer
      .insertInto('order_keys')
      .values({ shop_id, key, order_id, request_hash, expires_at })
      .onConflict((conflict) =>
        conflict
          .columns(['shop_id', 'key'])
          .doUpdateSet({ order_id, request_hash, expires_at })
          .where('order_keys.expires_at', '<=', now),
      )
      .returning('order_id'),
);

/** Inserts the order with its lines, adjustments and first event. Returns its number. */
export async function insertOrder(writer: Writer, order: NewOrder): Promise<number> {
  const { shop_id, order_id, quote, contact, seller, accepted_terms: accepted } = order;
  const { number, sequence } = await drawNumbers(writer, order);
  const json = {
    ...toQuoteColumns(quote),
    ...toContactColumns(contact),
    seller: seller && sellerColumn.write(seller),
    accepted_terms: accepted && acceptedTermsColumn.write(accepted),
  };
  const row: Row<'orders'> = { ...order, number, ...json };
  await insertRows(writer, 'orders', [row]);
  await insertRows(writer, 'order_lines', toLineRows(order));
  await insertRows(writer, 'order_adjustments', toAdjustmentRows(order));
  const { status, placed_at: at } = order;
  await insertRows(writer, 'order_events', [
    { shop_id, sequence, order_id, action: 'place', status, at, done_by: null },
  ]);
  return Math.abs(number);
}

// Locks the counter row until the commit, so that events become visible in order and without gaps.
async function drawNumbers(
  writer: Writer,
  { shop_id: shopId, purpose }: Pick<NewOrder, 'shop_id' | 'purpose'>,
): Promise<{ number: number; sequence: number }> {
  if (purpose === 'test')
    return { sequence: await drawEventSequence(writer, shopId), number: await findTestNumber(writer, shopId) };
  const [drawn] = await raiseCounters(writer, { shopId });
  if (!drawn) throw new Error(`the shop ${shopId} has no counters`);
  return drawn;
}

const raiseCounters = prepareQuery((writer: Writer, { shopId }: { readonly shopId: ShopId }) =>
  writer
    .updateTable('shop_counters')
    .set((row) => ({ order_number: row('order_number', '+', 1), event_sequence: row('event_sequence', '+', 1) }))
    .where('shop_id', '=', shopId)
    .returning(['order_number as number', 'event_sequence as sequence']),
);

export interface OrderChange {
  readonly action: Row<'order_events'>['action'];
  readonly at: string;
  readonly doneBy?: string;
  readonly columns: Pick<Row<'orders'>, 'status'> &
    Partial<Pick<Row<'orders'>, 'promised_at' | 'refusal_reason' | 'released_at'>>;
  readonly mails: readonly NewJob[];
}

/** Updates the order, its events and the outbox. Returns false if the order has changed since it was read. */
export async function changeOrder(
  writer: Writer,
  { shop_id, order_id, number, status, released_at }: StoredOrder,
  { action, at, doneBy, columns, mails }: OrderChange,
): Promise<boolean> {
  const changed = await writer
    .updateTable('orders')
    .set(columns)
    .where('shop_id', '=', shop_id)
    .where('order_id', '=', order_id)
    .where('status', '=', status)
    .where('released_at', released_at === null ? 'is' : '=', released_at)
    .executeTakeFirstOrThrow();
  if (changed.numUpdatedRows === 0n) return false;
  nameChange(String(number));
  describeChange([{ topic: 'status', name: '', before: status, after: columns.status }]);
  const sequence = await drawEventSequence(writer, shop_id);
  const { status: after } = columns;
  const event: Row<'order_events'> = {
    shop_id,
    sequence,
    order_id,
    action,
    status: after,
    at,
    done_by: doneBy ?? null,
  };
  await insertRows(writer, 'order_events', [event]);
  await addToOutbox(writer, { shopId: shop_id, orderId: order_id, at }, mails);
  return true;
}

/** Sets the order's payment status and, from a wallet, its delivery address. */
export async function setOrderPayment(
  writer: Writer,
  { shop_id, order_id }: Pick<StoredOrder, 'shop_id' | 'order_id'>,
  { paymentStatus, contact }: { readonly paymentStatus: PaymentStatus; readonly contact?: Contact },
): Promise<void> {
  await writer
    .updateTable('orders')
    .set({ payment_status: paymentStatus, ...(contact && toContactColumns(contact)) })
    .where('shop_id', '=', shop_id)
    .where('order_id', '=', order_id)
    .execute();
}

export async function readOrder(reader: Reader, shopId: ShopId, orderId: OrderId): Promise<StoredOrder | null> {
  const row = await reader
    .selectFrom('orders')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  return row ? toStoredOrder(row) : null;
}

/** The latest order of a group; earlier ones were not paid. */
export async function readOrderOfGroup(
  reader: Reader,
  shopId: ShopId,
  groupId: GroupOrderId,
): Promise<StoredOrder | null> {
  const row = await reader
    .selectFrom('orders')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('group_order_id', '=', groupId)
    .orderBy('number', 'desc')
    .executeTakeFirst();
  return row ? toStoredOrder(row) : null;
}

export const toStoredOrder = (row: Row<'orders'>): StoredOrder => ({
  ...row,
  number: Math.abs(row.number),
  quote: quoteColumn.read(row.quote),
  contact: contactColumn.read(row.contact),
  seller: row.seller === null ? null : sellerColumn.read(row.seller),
  accepted_terms: row.accepted_terms === null ? null : acceptedTermsColumn.read(row.accepted_terms),
});

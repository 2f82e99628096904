import type { OrderId, ShopId } from '@tischlein/domain';
import type { Reader } from '../db/database.ts';
import type { OrderRow } from '../db/tables.ts';
import { toStoredOrder, type StoredOrder } from './orders.store.ts';

const OPEN = ['placed', 'accepted', 'ready', 'underway'] as const;
const MOST_EVENTS = 200;

/**
 * Reads the orders that the desk may see (docs/reliability.md I7), oldest first: open ones, those placed since
 * `since`, and those with an open withdrawal. They may already contain changes after `sequence`, but none up to
 * it is missing.
 */
export async function readDeskOrders(
  reader: Reader,
  shopId: ShopId,
  since: string,
): Promise<{ readonly sequence: number; readonly orders: readonly StoredOrder[] }> {
  const sequence = await readSequence(reader, shopId);
  const open = await reader
    .selectFrom('orders')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('status', 'in', OPEN)
    .where('released_at', 'is not', null)
    .execute();
  const recent = await reader
    .selectFrom('orders')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('placed_at', '>=', since)
    .where('released_at', 'is not', null)
    .execute();
  const withdrawn = await reader
    .selectFrom('orders')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('released_at', 'is not', null)
    .where('order_id', 'in', (query) =>
      query.selectFrom('withdrawals').select('order_id').where('shop_id', '=', shopId).where('handled_at', 'is', null),
    )
    .execute();
  const rows = new Map<string, OrderRow>([...open, ...recent, ...withdrawn].map((row) => [row.order_id, row]));
  const orders = [...rows.values()].toSorted((left, right) => left.number - right.number);
  return { sequence, orders: orders.map(toStoredOrder) };
}

export async function findOrderByNumber(reader: Reader, shopId: ShopId, number: number): Promise<OrderId | null> {
  const row = await reader
    .selectFrom('orders')
    .select('order_id')
    .where('shop_id', '=', shopId)
    .where('number', '=', number)
    .executeTakeFirst();
  return row?.order_id ?? null;
}

/** The sequence number of the shop's last event. */
export async function readSequence(reader: Reader, shopId: ShopId): Promise<number> {
  const counters = await reader
    .selectFrom('shop_counters')
    .select('event_sequence')
    .where('shop_id', '=', shopId)
    .executeTakeFirst();
  return counters?.event_sequence ?? 0;
}

/** Reads the orders that changed after this sequence, each with its last event, sorted by that event. */
export async function readEventsAfter(
  reader: Reader,
  shopId: ShopId,
  after: number,
): Promise<readonly { readonly sequence: number; readonly order: StoredOrder }[]> {
  const events = await reader
    .selectFrom('order_events')
    .select(['order_id', ({ fn }) => fn.max('sequence').as('sequence')])
    .where('shop_id', '=', shopId)
    .where('sequence', '>', after)
    .where('order_id', 'in', (query) =>
      query.selectFrom('orders').select('order_id').where('shop_id', '=', shopId).where('released_at', 'is not', null),
    )
    .groupBy('order_id')
    .orderBy('sequence')
    .limit(MOST_EVENTS)
    .execute();
  if (events.length === 0) return [];
  const ids = events.map(({ order_id }) => order_id);
  const rows = await reader
    .selectFrom('orders')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('order_id', 'in', ids)
    .execute();
  const orders = new Map(rows.map((row) => [row.order_id, row]));
  return events.flatMap(({ order_id, sequence }) => {
    const row = orders.get(order_id);
    return row ? [{ sequence, order: toStoredOrder(row) }] : [];
  });
}

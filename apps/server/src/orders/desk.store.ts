import type { OrderId, ShopId } from '@tischlein/domain';
import type { Reader } from '../db/database.ts';
import { toStoredOrder, type StoredOrder } from './orders.store.ts';

const OPEN = ['placed', 'accepted', 'ready', 'underway'] as const;
const ON_DESK = ['goods', 'test'] as const;
const MOST_EVENTS = 200;

/**
 * Lists the orders that the desk may see (docs/reliability.md I7), oldest first: open ones, those placed since
 * `since`, and those with an open withdrawal. None that changed up to `sequence` is missing.
 */
export async function listDeskOrderIds(
  reader: Reader,
  shopId: ShopId,
  since: string,
): Promise<{ readonly sequence: number; readonly ids: readonly OrderId[] }> {
  const sequence = await readSequence(reader, shopId);
  const released = reader
    .selectFrom('orders')
    .select(['order_id', 'number'])
    .where('shop_id', '=', shopId)
    .where('released_at', 'is not', null)
    .where('purpose', 'in', ON_DESK);
  const open = await released.where('status', 'in', OPEN).execute();
  const recent = await released.where('placed_at', '>=', since).execute();
  const withdrawn = await released
    .where('order_id', 'in', (query) =>
      query.selectFrom('withdrawals').select('order_id').where('shop_id', '=', shopId).where('handled_at', 'is', null),
    )
    .execute();
  const numbers = new Map([...open, ...recent, ...withdrawn].map(({ order_id, number }) => [order_id, number]));
  return { sequence, ids: [...numbers].toSorted((left, right) => left[1] - right[1]).map(([id]) => id) };
}

/** Reads orders, oldest first. They may contain changes after the sequence of their list. */
export async function readOrdersById(
  reader: Reader,
  shopId: ShopId,
  ids: readonly OrderId[],
): Promise<readonly StoredOrder[]> {
  const rows = await reader
    .selectFrom('orders')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('order_id', 'in', ids)
    .orderBy('number')
    .execute();
  return rows.map(toStoredOrder);
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
      query
        .selectFrom('orders')
        .select('order_id')
        .where('shop_id', '=', shopId)
        .where('released_at', 'is not', null)
        .where('purpose', 'in', ON_DESK),
    )
    .groupBy('order_id')
    .orderBy('sequence')
    .limit(MOST_EVENTS)
    .execute();
  if (events.length === 0) return [];
  const ids = events.map(({ order_id }) => order_id);
  const orders = new Map((await readOrdersById(reader, shopId, ids)).map((order) => [order.order_id, order]));
  return events.flatMap(({ order_id, sequence }) => {
    const order = orders.get(order_id);
    return order ? [{ sequence, order }] : [];
  });
}

import type { OrderId, ShopId } from '@tischlein/domain';
import { sql, type SqlBool } from 'kysely';
import type { UtcRange } from '../clock.ts';
import type { Reader } from '../db/database.ts';
import { KEPT_PLAN } from '../db/keep-plans.ts';
import { wasPlacedSince } from './order-ids.store.ts';
import { toStoredOrder, type StoredOrder } from './orders.store.ts';

// As in the partial index.
const IS_OPEN = sql<SqlBool>`status in ('placed', 'accepted', 'ready', 'underway')`;
const ON_DESK = ['goods', 'test'] as const;
const MOST_EVENTS = 200;

/**
 * Lists the orders that the desk may see (docs/reliability.md I7), oldest first: open ones, those placed
 * today, and those with an open withdrawal. None that changed up to `sequence` is missing.
 */
export async function listDeskOrderIds(
  reader: Reader,
  shopId: ShopId,
  today: UtcRange,
): Promise<{ readonly sequence: number; readonly ids: readonly OrderId[] }> {
  const sequence = await readSequence(reader, shopId);
  const released = reader
    .selectFrom('orders')
    .select(['order_id', 'number'])
    .where('shop_id', '=', shopId)
    .where('released_at', 'is not', null)
    .where('purpose', 'in', ON_DESK);
  const open = await released.where(IS_OPEN).modifyEnd(KEPT_PLAN).execute();
  const recent = await released.where(wasPlacedSince(today.from)).execute();
  const withdrawals = await reader
    .selectFrom('withdrawals')
    .select('order_id')
    .where('shop_id', '=', shopId)
    .where('handled_at', 'is', null)
    .execute();
  const ids = withdrawals.map(({ order_id }) => order_id);
  const withdrawn = ids.length === 0 ? [] : await released.where('order_id', 'in', ids).execute();
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
    .modifyEnd(KEPT_PLAN)
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

interface DeskChange {
  readonly sequence: number;
  readonly order: StoredOrder;
}

/** Reads the next orders that changed after this sequence, each with its last event, sorted by that event; none: there are no more. */
export async function readEventsAfter(reader: Reader, shopId: ShopId, after: number): Promise<readonly DeskChange[]> {
  let last = after;
  for (;;) {
    const events = await readLastEvents(reader, shopId, last);
    const changes = await findOnDesk(reader, shopId, events);
    if (changes.length > 0 || events.length < MOST_EVENTS) return changes;
    last = events.at(-1)?.sequence ?? last;
  }
}

interface LastEvent {
  readonly order_id: OrderId;
  readonly sequence: number;
}

const readLastEvents = (reader: Reader, shopId: ShopId, after: number): Promise<readonly LastEvent[]> =>
  reader
    .selectFrom('order_events')
    .select(['order_id', ({ fn }) => fn.max('sequence').as('sequence')])
    .where('shop_id', '=', shopId)
    .where('sequence', '>', after)
    .groupBy('order_id')
    .orderBy('sequence')
    .limit(MOST_EVENTS)
    .modifyEnd(KEPT_PLAN)
    .execute();

async function findOnDesk(
  reader: Reader,
  shopId: ShopId,
  events: readonly LastEvent[],
): Promise<readonly DeskChange[]> {
  if (events.length === 0) return [];
  const ids = events.map(({ order_id }) => order_id);
  const orders = new Map((await readOrdersById(reader, shopId, ids)).map((order) => [order.order_id, order]));
  return events.flatMap(({ order_id, sequence }) => {
    const order = orders.get(order_id);
    return order && isOnDesk(order) ? [{ sequence, order }] : [];
  });
}

const isOnDesk = ({ released_at, purpose }: StoredOrder): boolean =>
  released_at !== null && ON_DESK.some((each) => each === purpose);

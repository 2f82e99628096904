import { setImmediate as yieldToOthers } from 'node:timers/promises';
import type { DeskEvent, DeskOrder } from '@tischlein/contract/office';
import { NO_CENTS, type OrderId, type ShopId, toCents } from '@tischlein/domain';
import { findOrigin } from '@tischlein/domain/orders';
import { LONGEST_WAIT_MINUTES, takeOpenTimes } from '@tischlein/domain/escalation';
import { declarationText } from '@tischlein/wording';
import { atMilliseconds, toBusinessRange, plusMinutes, toBusinessDay, type WallTime, toWallTime } from '../clock.ts';
import type { Deps } from '../deps.ts';
import type { Reader } from '../db/database.ts';
import type { Row } from '../db/tables.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';
import { formatDeclaredAt } from '../withdrawals/format-declared-at.ts';
import { readOpenWithdrawals } from '../withdrawals/withdrawals.store.ts';
import { findOrderSettings, listCountedTimes } from '../escalation/order-wait.ts';
import { toOrderLink } from '../orders/order-code.ts';
import { formatDueLabel } from '../orders/due-label.ts';
import { listDeskOrderIds, readEventsAfter, readOrdersById } from '../orders/desk.store.ts';
import { readLatestChanges, type StoredChange } from '../orders/order-changes.store.ts';
import type { StoredOrder } from '../orders/orders.store.ts';
import { countByCategory } from './count-by-category.ts';
import { toDeskChange } from './desk-change.ts';
import { toDeskTour } from './desk-tour.ts';
import { type RoundEntry, readRoundEntries } from '../tables/bill-entries.store.ts';
import { readLastStops, type StoredStop } from '../tours/tours.store.ts';
import { formatPhone } from '../phone-number.ts';

export interface DeskList {
  readonly sequence: number;
  readonly now: string;
  readonly pages: AsyncIterable<readonly DeskOrder[]>;
}

const ORDERS_PER_PAGE = 50;

/**
 * Lists the open orders and those of the business day (decision 077), in pages so that other requests run in between, and the sequence from which the
 * event stream continues.
 */
export async function listDeskOrders(deps: Deps, shop: LoadedShop): Promise<DeskList> {
  const { database, clock } = deps;
  const now = clock.now();
  const { sequence, ids } = await listDeskOrderIds(database.read, shop.id, toBusinessRange(toBusinessDay(now)));
  const withdrawals = await readOpenWithdrawals(database.read, shop.id);
  const readPage = async (page: readonly OrderId[]): Promise<readonly DeskOrder[]> => {
    const orders = await readOrdersById(database.read, shop.id, page);
    const parts = await readParts(database.read, shop.id, orders);
    return orders.map((order) => toDeskOrder(order, toWallTime(now), { deps, shop, withdrawals, ...parts }));
  };
  return { sequence, now, pages: readPages(ids, readPage) };
}

async function* readPages(
  ids: readonly OrderId[],
  readPage: (page: readonly OrderId[]) => Promise<readonly DeskOrder[]>,
): AsyncGenerator<readonly DeskOrder[]> {
  for (let start = 0; start < ids.length; start += ORDERS_PER_PAGE) {
    yield await readPage(ids.slice(start, start + ORDERS_PER_PAGE));
    await yieldToOthers();
  }
}

/** Returns each order that changed after this sequence, with its last event. */
export async function listDeskEventsAfter(deps: Deps, shop: LoadedShop, after: number): Promise<readonly DeskEvent[]> {
  const { database, clock } = deps;
  const now = toWallTime(clock.now());
  const events = await readEventsAfter(database.read, shop.id, after);
  const withdrawals = events.length === 0 ? [] : await readOpenWithdrawals(database.read, shop.id);
  const parts = await readParts(
    database.read,
    shop.id,
    events.map(({ order }) => order),
  );
  return events.map(({ sequence, order }) => ({
    sequence,
    order: toDeskOrder(order, now, { deps, shop, withdrawals, ...parts }),
  }));
}

/** Returns orders as the desk shows them. */
export async function readDeskOrders(
  deps: Deps,
  shop: LoadedShop,
  ids: readonly OrderId[],
): Promise<readonly DeskOrder[]> {
  const { read } = deps.database;
  if (ids.length === 0) return [];
  const orders = await readOrdersById(read, shop.id, ids);
  const withdrawals = await readOpenWithdrawals(read, shop.id);
  const parts = await readParts(read, shop.id, orders);
  return orders.map((order) => toDeskOrder(order, toWallTime(deps.clock.now()), { deps, shop, withdrawals, ...parts }));
}

/** Returns an order as the desk shows it. */
export async function readDeskOrder(deps: Deps, order: StoredOrder): Promise<DeskOrder> {
  const { clock, shops } = deps;
  const { read } = deps.database;
  const shop = await shops.shopByRef(order.shop_id);
  const withdrawals = await readOpenWithdrawals(read, order.shop_id);
  const parts = await readParts(read, order.shop_id, [order]);
  return toDeskOrder(order, toWallTime(clock.now()), { deps, shop, withdrawals, ...parts });
}

type RoundEntries = ReadonlyMap<OrderId, readonly RoundEntry[]>;

/** What other rooms say about orders. */
interface OrderParts {
  readonly entries: RoundEntries;
  readonly changes: ReadonlyMap<OrderId, StoredChange>;
  readonly stops: ReadonlyMap<OrderId, StoredStop>;
}

async function readParts(reader: Reader, shopId: ShopId, orders: readonly StoredOrder[]): Promise<OrderParts> {
  const ids = orders.map(({ order_id }) => order_id);
  return {
    entries: await readEntries(reader, shopId, orders),
    changes: await readLatestChanges(reader, shopId, ids),
    stops: await readLastStops(reader, shopId, ids),
  };
}

/** What has become of rounds at tables, by order. */
async function readEntries(reader: Reader, shopId: ShopId, orders: readonly StoredOrder[]): Promise<RoundEntries> {
  const rounds = orders.filter(({ round }) => round !== null).map(({ order_id }) => order_id);
  return Map.groupBy(await readRoundEntries(reader, shopId, rounds), ({ orderId }) => orderId);
}

const toTableChanges = (entries: readonly RoundEntry[]): DeskOrder['tableChanges'] =>
  entries.flatMap(({ orderId, action, at, author: by, detail: { items = [], table = null } }) =>
    items
      .filter(({ round }) => round === orderId)
      .map(({ item, paidBack }) => {
        const kind = action === 'refund' ? 'refunded' : 'moved';
        return { kind, item, atTill: paidBack?.till ?? NO_CENTS, toTable: table, at, by } as const;
      }),
  );

interface DeskContext extends OrderParts {
  readonly deps: Deps;
  readonly shop: LoadedShop | null | undefined;
  readonly withdrawals: readonly Row<'withdrawals'>[];
}

function describeOrigin(
  deps: Deps,
  shop: DeskContext['shop'],
  { order_id, taken_by: takenBy, table_number: table, purpose }: StoredOrder,
): Pick<DeskOrder, 'origin' | 'takenBy' | 'link'> {
  const hasLink = shop && takenBy !== '' && purpose !== 'test';
  return { origin: findOrigin({ takenBy, table }), takenBy, link: hasLink ? toOrderLink(deps, shop, order_id) : '' };
}

function toDeskOrder(order: StoredOrder, now: WallTime, context: DeskContext): DeskOrder {
  const { deps, shop, withdrawals, entries, changes, stops } = context;
  const { messageCook, messageDriver, ...contact } = order.contact;
  return {
    id: order.order_id,
    shop: order.shop_id,
    number: order.number,
    ...describeOrigin(deps, shop, order),
    isTest: order.purpose === 'test',
    status: order.status,
    paymentStatus: order.payment_status,
    paymentMethod: order.payment_method,
    deliveryType: order.delivery_type,
    placedAt: order.placed_at,
    serveAt: order.serve_at,
    promisedAt: order.promised_at,
    startAt: shop ? findStart(shop, order) : null,
    dueLabel: formatDueLabel(order, now),
    refusalReason: order.refusal_reason,
    contact: { ...contact, phone: formatPhone(contact.phone) },
    messageCook,
    messageDriver,
    table: order.table_number,
    round: order.round,
    waiter: order.waiter,
    tableChanges: toTableChanges(entries.get(order.order_id) ?? []),
    ageCheck: order.age_check,
    quote: order.quote,
    kitchen: shop ? countByCategory(order.quote, shop.menu) : [],
    change: shop ? toDeskChange(deps, shop, { order, change: changes.get(order.order_id) }) : null,
    tour: toDeskTour(stops.get(order.order_id)),
    dueInPerson: toCents(order.due_in_person),
    unanswered: shop ? toUnanswered(shop, order) : null,
    withdrawals: listWithdrawals(order, withdrawals),
  };
}

const listWithdrawals = (
  { order_id, number }: StoredOrder,
  withdrawals: DeskContext['withdrawals'],
): DeskOrder['withdrawals'] =>
  withdrawals
    .filter((withdrawal) => withdrawal.order_id === order_id)
    .map((withdrawal) => ({
      declaredLabel: formatDeclaredAt(withdrawal.declared_at),
      declaration: declarationText({ number, ...withdrawal }),
    }));

/** Orders for a set time begin when the usual time is left; all others when they are accepted. */
function findStart({ config }: LoadedShop, { serve_at, promised_at, delivery_type }: StoredOrder): string | null {
  if (serve_at === null || promised_at === null) return null;
  return plusMinutes(promised_at, -config.opening.preparationMinutes[delivery_type]);
}

function toUnanswered({ config }: LoadedShop, order: StoredOrder): DeskOrder['unanswered'] {
  if (order.status !== 'placed' || order.purpose !== 'goods' || order.released_at === null) return null;
  const { people, ...settings } = findOrderSettings(config, order);
  const isShopItself = (config.escalation?.people ?? []).length === 0;
  const told = people.filter(({ email }) => email !== '').map(({ name }) => (isShopItself ? '' : name));
  const times = listCountedTimes(config, { ...order, since: order.released_at });
  const openTimes = takeOpenTimes(times, LONGEST_WAIT_MINUTES).map(({ from, until }) => ({
    from: atMilliseconds(from),
    until: atMilliseconds(until),
  }));
  return { since: order.released_at, openTimes, people: told, ...settings };
}

import { setImmediate as yieldToOthers } from 'node:timers/promises';
import type { DeskEvent, DeskOrder } from '@tischlein/contract/office';
import type { OrderId } from '@tischlein/domain';
import { dayAndTime, declarationText } from '@tischlein/wording';
import { startOfDay, type WallTime, toWallTime } from '../clock.ts';
import type { Deps } from '../deps.ts';
import type { WithdrawalRow } from '../db/withdrawal-tables.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';
import { formatDeclaredAt } from '../withdrawals/format-declared-at.ts';
import { readOpenWithdrawals } from '../withdrawals/withdrawals.store.ts';
import { listDeskOrderIds, readEventsAfter, readOrdersById } from '../orders/desk.store.ts';
import type { StoredOrder } from '../orders/orders.store.ts';

export interface DeskList {
  readonly sequence: number;
  readonly now: string;
  readonly pages: AsyncIterable<readonly DeskOrder[]>;
}

const ORDERS_PER_PAGE = 50;

/**
 * Lists the open orders and today's, in pages so that other requests run in between, and the sequence from which the
 * event stream continues.
 */
export async function listDeskOrders({ database, clock }: Deps, shop: LoadedShop): Promise<DeskList> {
  const now = clock.now();
  const { sequence, ids } = await listDeskOrderIds(database.read, shop.id, startOfDay(now));
  const withdrawals = await readOpenWithdrawals(database.read, shop.id);
  const readPage = async (page: readonly OrderId[]): Promise<readonly DeskOrder[]> => {
    const orders = await readOrdersById(database.read, shop.id, page);
    return orders.map((order) => toDeskOrder(order, toWallTime(now), withdrawals));
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
export async function listDeskEventsAfter(
  { database, clock }: Deps,
  shop: LoadedShop,
  after: number,
): Promise<readonly DeskEvent[]> {
  const now = toWallTime(clock.now());
  const events = await readEventsAfter(database.read, shop.id, after);
  const withdrawals = events.length === 0 ? [] : await readOpenWithdrawals(database.read, shop.id);
  return events.map(({ sequence, order }) => ({ sequence, order: toDeskOrder(order, now, withdrawals) }));
}

/** Returns an order as the desk shows it. */
export const readDeskOrder = async ({ database, clock }: Deps, order: StoredOrder): Promise<DeskOrder> =>
  toDeskOrder(order, toWallTime(clock.now()), await readOpenWithdrawals(database.read, order.shop_id));

function toDeskOrder(order: StoredOrder, now: WallTime, withdrawals: readonly WithdrawalRow[]): DeskOrder {
  const { messageCook, messageDriver, ...contact } = order.contact;
  return {
    id: order.order_id,
    number: order.number,
    status: order.status,
    paymentStatus: order.payment_status,
    paymentMethod: order.payment_method,
    deliveryType: order.delivery_type,
    placedAt: order.placed_at,
    serveAt: order.serve_at,
    promisedAt: order.promised_at,
    dueLabel: formatDueLabel(order, now),
    refusalReason: order.refusal_reason,
    contact,
    messageCook,
    messageDriver,
    table: order.table_number,
    ageCheck: order.age_check,
    quote: order.quote,
    withdrawals: withdrawals
      .filter(({ order_id }) => order_id === order.order_id)
      .map((withdrawal) => ({
        declaredLabel: formatDeclaredAt(withdrawal.declared_at),
        declaration: declarationText({ number: order.number, ...withdrawal }),
      })),
  };
}

// '19:30', 'Montag 11:30', 'sofort'
function formatDueLabel({ promised_at, serve_at }: StoredOrder, now: WallTime): string {
  const due = promised_at ?? serve_at;
  return due === null ? 'sofort' : dayAndTime(now, toWallTime(due));
}

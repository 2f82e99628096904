import type { OrderInfo, OrderStatusAnswer, ProposedChange } from '@tischlein/contract/shop';
import { NO_CENTS, type OrderId, sum, toCents, subtract } from '@tischlein/domain';
import { isCalledOff, isWithdrawalOpen, findChangeState, settleChange } from '@tischlein/domain/orders';
import { isOnlineMethod } from '@tischlein/domain/shop';
import { toWallTime } from '../clock.ts';
import type { Row } from '../db/tables.ts';
import type { Deps } from '../deps.ts';
import { readRefundedQuote } from '../group-orders/read-refunded-quote.ts';
import { readPayments } from '../payments/payments.store.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';
import { formatExpectedTime } from '../orders/expected-time.ts';
import { findOrder } from '../orders/find-order.ts';
import { toOrderInfo, toOrderStatusAnswer } from '../orders/order-answers.ts';
import { readOrderEvents } from '../orders/order-events.store.ts';
import type { StoredOrder } from '../orders/orders.store.ts';
import { formatTime } from '../orders/format-order-time.ts';
import { readLatestChanges } from '../orders/order-changes.store.ts';
import { readRefunds } from '../payments/refunds.store.ts';
import { findSharedOrder } from './shared-order.ts';

interface OrderLookup {
  readonly id: string;
  /** null: no session. */
  readonly session: string | null;
}

/** Returns the order's status, or null if the shop has no such order. */
export async function readOrderStatus(deps: Deps, shop: LoadedShop, id: string): Promise<OrderStatusAnswer | null> {
  return (await readWithStatus(deps, shop, { id, session: null }))?.status ?? null;
}

/** Returns the order whose status is read with this id: its own, or for members that of their group; null: none. */
export async function findFollowedOrder(deps: Deps, shop: LoadedShop, id: string): Promise<OrderId | null> {
  const lookup = { id, session: null };
  const match = (await findOrder(deps, shop, lookup)) ?? (await findShared(deps, shop, lookup));
  return match?.order.order_id ?? null;
}

/**
 * Returns the order, with personal data only for the session that ordered (S3 K8), or null if the shop has no
 * such order.
 */
export async function readOrderInfo(deps: Deps, shop: LoadedShop, lookup: OrderLookup): Promise<OrderInfo | null> {
  const match = await readWithStatus(deps, shop, lookup);
  return match && toOrderInfo(match.status, match.order, match);
}

async function readWithStatus(deps: Deps, shop: LoadedShop, lookup: OrderLookup) {
  const { database, clock } = deps;
  const match = (await findWhole(deps, shop, lookup)) ?? (await findShared(deps, shop, lookup));
  if (!match) return null;
  const events = await readOrderEvents(database.read, shop.id, match.order.order_id);
  const payments = await readPayments(database.read, shop.id, match.order.order_id);
  // The money goes back to the owner of a group, and its members do not see what the others paid (S3 G18).
  const isShared = match.order.order_id !== lookup.id;
  const refunded = isShared ? NO_CENTS : sum(payments.map((payment) => toCents(payment.refunded)));
  const now = clock.now();
  const canWithdraw = canWithdrawFrom(match.order, events, now);
  const expectedLabel = formatExpectedTime(match.order, { ...shop.config, now: toWallTime(now) });
  const change = await readOpenChange(deps, match.order);
  const answer = toOrderStatusAnswer(match.order, events, { refunded, expectedLabel, changeId: change?.id ?? null });
  return { ...match, canWithdraw, change, status: { ...answer, id: lookup.id } };
}

async function findWhole(deps: Deps, shop: LoadedShop, lookup: OrderLookup) {
  const found = await findOrder(deps, shop, lookup);
  if (!found) return null;
  return { ...found, order: { ...found.order, quote: await readRefundedQuote(deps.database.read, found.order) } };
}

async function findShared(deps: Deps, shop: LoadedShop, lookup: OrderLookup) {
  const order = await findSharedOrder(deps, shop, lookup);
  return order && { order, isOwn: false };
}

/** An order that is not made needs no withdrawal. Otherwise the period runs from the hand-over (§ 356 BGB). */
function canWithdrawFrom(
  { status, quote, purpose }: StoredOrder,
  events: readonly Row<'order_events'>[],
  now: string,
): boolean {
  if (isCalledOff(status) || purpose === 'test') return false;
  const received = events.find(({ action }) => action === 'handOver');
  const receivedOn = received ? toWallTime(received.at).date : null;
  const isOpen = isWithdrawalOpen({ receivedOn, today: toWallTime(now).date });
  return isOpen && quote.lines.some(({ withdrawalAllowed }) => withdrawalAllowed === true);
}

/** The change that waits for the answer of the guest; null: none. */
async function readOpenChange(
  { database: { read }, clock }: Pick<Deps, 'database' | 'clock'>,
  order: StoredOrder,
): Promise<ProposedChange | null> {
  const { shop_id: shopId, order_id: orderId } = order;
  const change = (await readLatestChanges(read, shopId, [orderId])).get(orderId);
  if (!change) return null;
  const { state, expires_at: expiresAt, quote_after: quote, serve_at: serveAt } = change;
  if (findChangeState({ state, expiresAt }, order.status, clock.now()) !== 'open') return null;
  const total = quote.steps.TOTAL;
  const isOnline = order.payment_method !== null && isOnlineMethod(order.payment_method);
  const paid = isOnline ? await readPaid({ database: { read } }, order) : toCents(0);
  return {
    id: change.change_id,
    reason: change.reason,
    expiresAt,
    quote,
    serveAt,
    serveLabel: serveAt === null || serveAt === order.serve_at ? '' : formatTime(order.placed_at, serveAt),
    difference: subtract(total, order.quote.steps.TOTAL),
    ...settleChange(total, paid),
  };
}

async function readPaid(
  { database: { read } }: { readonly database: Pick<Deps['database'], 'read'> },
  { shop_id, order_id }: StoredOrder,
) {
  const payments = await readPayments(read, shop_id, order_id);
  const refunds = (await readRefunds(read, shop_id, order_id)).filter(({ state }) => state !== 'failed');
  const captured = sum(payments.map((payment) => toCents(payment.captured)));
  return subtract(captured, sum(refunds.map(({ amount }) => toCents(amount))));
}

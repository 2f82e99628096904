import type { ProposedChange } from '@tischlein/contract/shop';
import { subtract, sum, toCents } from '@tischlein/domain';
import { findChangeState, settleChange } from '@tischlein/domain/orders';
import { isOnlineMethod } from '@tischlein/domain/shop';
import type { Deps } from '../deps.ts';
import { formatTime } from '../orders/format-order-time.ts';
import { readLatestChanges } from '../orders/order-changes.store.ts';
import type { StoredOrder } from '../orders/orders.store.ts';
import { readPayments } from '../payments/payments.store.ts';
import { readRefunds } from '../payments/refunds.store.ts';

/** The change that waits for the answer of the guest; null: none. */
export async function readOpenChange(
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

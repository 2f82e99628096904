import { randomUUID } from 'node:crypto';
import { MINUTES_TO_PAY, MINUTES_TO_PAY_PART } from '@tischlein/domain/payments';
import { plusMinutes } from '../clock.ts';
import type { Row } from '../db/tables.ts';
import type { StoredOrder } from '../orders/orders.store.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';

type PayableOrder = Pick<
  StoredOrder,
  'shop_id' | 'order_id' | 'payment_method' | 'placed_at' | 'total' | 'tip' | 'purpose'
>;

/** Creates an attempt to pay an order. All attempts of an order expire at the same time. */
export function createPayment(
  { payments }: Pick<LoadedShop, 'payments'>,
  order: PayableOrder,
  { attempt, now }: { readonly attempt: number; readonly now: string },
): Row<'payments'> {
  const { shop_id, order_id, payment_method: method, placed_at, total, tip, purpose } = order;
  const route = method && payments.routes.get(method);
  if (!route) throw new Error(`an order is paid by a method that is not offered: ${String(method)}`);
  const expiresAt = plusMinutes(placed_at, purpose === 'billPart' ? MINUTES_TO_PAY_PART : MINUTES_TO_PAY);
  return {
    shop_id,
    payment_id: randomUUID(),
    order_id,
    attempt,
    method,
    provider: route.provider,
    means: route.means,
    status: 'new',
    version: 0,
    amount: total + tip,
    captured: 0,
    refunded: 0,
    reference: null,
    answer: null,
    created_at: now,
    expires_at: expiresAt,
    declines: 0,
    looks: 0,
    look_at: expiresAt,
    locked_until: null,
    alarm: null,
  };
}

/** Idempotency keys at the provider: each retry of a call uses the same key (S3 K3). */
export const prepareKey = ({ order_id, attempt }: Row<'payments'>): string => `${order_id}-prepare-${attempt}`;
export const captureKey = ({ order_id, attempt, declines }: Row<'payments'>): string =>
  `${order_id}-capture-${attempt}-${declines}`;
export const cancelKey = ({ order_id, attempt }: Row<'payments'>): string => `${order_id}-cancel-${attempt}`;

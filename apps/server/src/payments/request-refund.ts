import { randomUUID } from 'node:crypto';
import { type Cents, NO_CENTS, subtract, sum, toCents } from '@tischlein/domain';
import { AUTOMATIC_REFUND } from '@tischlein/wording';
import type { Writer } from '../db/database.ts';
import type { PaymentRow, RefundRow } from '../db/payment-tables.ts';
import type { StoredOrder } from '../orders/orders.store.ts';
import { calculateRefundRates } from './refund-vat.ts';
import { insertRefund, readRefunds } from './refunds.store.ts';

/** Who wants money to go back, and why. */
export interface RefundCause {
  readonly reason?: string;
  /** Member of staff; by itself, if not said. */
  readonly by?: string;
  readonly now: string;
}

/** What of a payment has not been asked back yet; what was given back elsewhere counts too. */
export function calculateRefundable(payment: PaymentRow, refunds: readonly RefundRow[]): Cents {
  const own = refunds.filter(({ payment_id, state }) => payment_id === payment.payment_id && state !== 'failed');
  const asked = sum(own.map(({ amount }) => toCents(amount)));
  const gone = payment.refunded > asked ? toCents(payment.refunded) : asked;
  return subtract(toCents(payment.captured), gone);
}

/** Asks for all that is left of these payments of an order, inside the transaction that decided it (reliability I6). */
export async function requestRemainder(
  writer: Writer,
  order: StoredOrder,
  { payments, ...cause }: RefundCause & { readonly payments: readonly PaymentRow[] },
): Promise<void> {
  const refunds = await readRefunds(writer, order.shop_id, order.order_id);
  for (const payment of payments) {
    const amount = calculateRefundable(payment, refunds);
    if (amount > NO_CENTS)
      await insertRefund(writer, createRefundRow({ order, payment, refunds, amount, lines: [], ...cause }));
  }
}

interface RefundToAsk extends RefundCause {
  readonly id?: string;
  readonly order: StoredOrder;
  readonly payment: PaymentRow;
  /** Those of the order so far. */
  readonly refunds: readonly RefundRow[];
  readonly amount: Cents;
  readonly lines: readonly { readonly position: number; readonly amount: Cents }[];
}

/** A refund that is to be carried out, with the VAT of what it gives back (spec 3 W3). */
export function createRefundRow({
  id = randomUUID(),
  order,
  payment,
  refunds,
  amount,
  lines,
  ...cause
}: RefundToAsk): RefundRow {
  const { reason = AUTOMATIC_REFUND, by = 'automatic', now } = cause;
  return {
    shop_id: order.shop_id,
    refund_id: id,
    payment_id: payment.payment_id,
    order_id: order.order_id,
    amount,
    reason: reason.trim(),
    lines: JSON.stringify(lines),
    vat: JSON.stringify(calculateRefundRates(order, refunds, { payment_id: payment.payment_id, amount, lines })),
    requested_by: by,
    requested_at: now,
    state: 'requested',
    reference: null,
    finished_at: null,
    attempts: 0,
    run_at: now,
    locked_until: null,
    failure: null,
  };
}

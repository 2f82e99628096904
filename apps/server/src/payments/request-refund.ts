import { randomUUID } from 'node:crypto';
import { type Cents, NO_CENTS, subtract, sum, toCents } from '@tischlein/domain';
import { AUTOMATIC_REFUND } from '@tischlein/wording';
import type { Writer } from '../db/database.ts';
import type { PaymentRow, RefundRow } from '../db/payment-tables.ts';
import type { StoredOrder } from '../orders/orders.store.ts';
import { calculateRefundRates } from './refund-vat.ts';
import { insertRefund, readRefunds } from './refunds.store.ts';

export interface RefundCause {
  readonly reason?: string;
  /** Staff id; absent: automatic. */
  readonly by?: string;
  readonly now: string;
}

/** Calculates what can still be refunded. Refunds made elsewhere count too. */
export function calculateRefundable(payment: PaymentRow, refunds: readonly RefundRow[]): Cents {
  const active = refunds.filter(({ payment_id, state }) => payment_id === payment.payment_id && state !== 'failed');
  const requested = sum(active.map(({ amount }) => toCents(amount)));
  const refunded = payment.refunded > requested ? toCents(payment.refunded) : requested;
  return subtract(toCents(payment.captured), refunded);
}

/** Requests a refund of everything left, in the transaction that decided it (docs/reliability.md I6). */
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
  /** The order's refunds so far. */
  readonly refunds: readonly RefundRow[];
  readonly amount: Cents;
  readonly lines: readonly { readonly position: number; readonly amount: Cents }[];
}

/** Creates the row of a refund to execute, with its VAT (S3 W3). */
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

import { randomUUID } from 'node:crypto';
import { type Cents, NO_CENTS, subtract, sum, toCents } from '@tischlein/domain';
import { findRefundable } from '@tischlein/domain/payments';
import { AUTOMATIC_REFUND, REFUNDED_AT_PROVIDER } from '@tischlein/wording';
import type { Writer } from '../db/database.ts';
import type { Row } from '../db/tables.ts';
import type { StoredOrder } from '../orders/orders.store.ts';
import { calculateRefundRates } from './refund-vat.ts';
import { insertRefund, readRefunds } from './refunds.store.ts';

/** Who requests a refund that follows from something else: an order's end, a bill's refund, a payment that came too late. */
export const AUTOMATICALLY = 'automatic';

export interface RefundCause {
  readonly reason?: string;
  /** Staff id; absent: automatic. */
  readonly by?: string;
  readonly now: string;
}

/** Calculates what can still be refunded. Refunds made elsewhere count too. */
export function calculateRefundable(payment: Row<'payments'>, refunds: readonly Row<'refunds'>[]): Cents {
  const [captured, refunded] = [toCents(payment.captured), toCents(payment.refunded)];
  return findRefundable({ captured, refunded }, sumRequested(payment, refunds));
}

function sumRequested({ payment_id: id }: Row<'payments'>, refunds: readonly Row<'refunds'>[]): Cents {
  const active = refunds.filter(({ payment_id, state }) => payment_id === id && state !== 'failed');
  return sum(active.map(({ amount }) => toCents(amount)));
}

/**
 * Records what the provider has refunded without us as a refund that is done, so that it has a document and its VAT
 * (S3 L3). A refund that is being made counts as ours.
 */
export async function recordRefundElsewhere(
  writer: Writer,
  order: StoredOrder,
  { payment, now }: { readonly payment: Row<'payments'>; readonly now: string },
): Promise<void> {
  const refunds = await readRefunds(writer, order.shop_id, order.order_id);
  const amount = subtract(toCents(payment.refunded), sumRequested(payment, refunds));
  if (amount <= NO_CENTS) return;
  const cause = { reason: REFUNDED_AT_PROVIDER, now };
  const row = createRefundRow({ order, payment, refunds, amount, lines: [], ...cause });
  await insertNew(writer, { ...row, state: 'done', finished_at: now, run_at: null });
}

/** Requests a refund of everything left, in the transaction that decided it (docs/reliability.md I6). */
export async function requestRemainder(
  writer: Writer,
  order: StoredOrder,
  { payments, ...cause }: RefundCause & { readonly payments: readonly Row<'payments'>[] },
): Promise<void> {
  const refunds = await readRefunds(writer, order.shop_id, order.order_id);
  for (const payment of payments) {
    const amount = calculateRefundable(payment, refunds);
    if (amount > NO_CENTS)
      await insertNew(writer, createRefundRow({ order, payment, refunds, amount, lines: [], ...cause }));
  }
}

/** Its id was just drawn. */
async function insertNew(writer: Writer, row: Row<'refunds'>): Promise<void> {
  if ((await insertRefund(writer, row)) === 'exists') throw new Error(`there is a refund ${row.refund_id}`);
}

interface RefundToAsk extends RefundCause {
  readonly id?: string;
  readonly order: StoredOrder;
  readonly payment: Row<'payments'>;
  /** The order's refunds so far. */
  readonly refunds: readonly Row<'refunds'>[];
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
}: RefundToAsk): Row<'refunds'> {
  const { reason = AUTOMATIC_REFUND, by = AUTOMATICALLY, now } = cause;
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

import type { RefundRequest } from '@tischlein/contract/office';
import { isDeepStrictEqual } from 'node:util';
import { atLeast, type Cents, NO_CENTS, orderId, subtract, sum, toCents } from '@tischlein/domain';
import {
  addUpRefundedLines,
  decideRefund,
  type RefundableLine,
  type RefundProblem,
  type RequestedRefund,
  type RefundToTax,
} from '@tischlein/domain/payments';
import type { Row } from '../db/tables.ts';
import type { Deps } from '../deps.ts';
import { readOrder, type StoredOrder } from '../orders/orders.store.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';
import { lockPayments } from './payments.store.ts';
import { readRefundLines } from './refund-vat.ts';
import { calculateRefundable, createRefundRow } from './request-refund.ts';
import { findRefund, insertRefund, readRefunds } from './refunds.store.ts';

export interface DeskRefund extends RefundRequest {
  readonly orderId: string;
  /** Staff id. */
  readonly by: string;
  /** The most that may be refunded of this order in all; null: what was paid (S3 R5). */
  readonly limit: Cents | null;
}

export type RefundOutcome =
  | { readonly code: 'requested' }
  | { readonly code: 'orderUnknown' }
  /** The key is that of a refund of another order or amount. */
  | { readonly code: 'keyReused' }
  | { readonly code: 'refused'; readonly problem: RefundProblem | 'aboveLimit'; readonly most: Cents };

/** Requests a refund of an order, whole or in part. The same key twice is one refund (S3 W3), of one order and amount. */
export async function refundOrder(deps: Deps, shop: LoadedShop, desk: DeskRefund): Promise<RefundOutcome> {
  const now = deps.clock.now();
  const outcome = await deps.database.write(async (writer): Promise<RefundOutcome> => {
    const id = orderId(desk.orderId);
    const payments = await lockPayments(writer, shop.id, id);
    const order = await readOrder(writer, shop.id, id);
    if (!order) return { code: 'orderUnknown' };
    const refunds = await readRefunds(writer, shop.id, id);
    const earlier = await findRefund(writer, shop.id, desk.key);
    if (earlier) return { code: isSame(earlier, { desk, payments, refunds }) ? 'requested' : 'keyReused' };
    const payment = payments.find((each) => calculateRefundable(each, refunds) > 0);
    const refundable = payment ? calculateRefundable(payment, refunds) : toCents(0);
    const lines = listRefundableLines(order, refunds);
    const decision = decideRefund(
      { captured: refundable, refunded: toCents(0), lines },
      toRefundWish(desk, refundable),
    );
    if (decision.code !== 'refund' || !payment)
      return {
        code: 'refused',
        problem: decision.code === 'refund' ? 'nothingToRefund' : decision.code,
        most: refundable,
      };
    const { key, reason, by, limit } = desk;
    const { amount } = decision;
    const left = limit === null ? amount : calculateRest(limit, refunds);
    if (amount > left) return { code: 'refused', problem: 'aboveLimit', most: left };
    const row = createRefundRow({ id: key, order, payment, refunds, amount, lines: desk.lines ?? [], reason, by, now });
    // This order is locked: at the same moment the key was used for another one.
    return { code: (await insertRefund(writer, row)) === 'inserted' ? 'requested' : 'keyReused' };
  });
  if (outcome.code === 'requested') deps.paymentWork.wake();
  return outcome;
}

interface Repeated {
  readonly desk: DeskRefund;
  readonly payments: readonly Row<'payments'>[];
  /** Of the order that the desk names. */
  readonly refunds: readonly Row<'refunds'>[];
}

/** Whether the desk asks for this refund once more. Without an amount it asks for everything, of which nothing may be left. */
function isSame(earlier: Row<'refunds'>, { desk, payments, refunds }: Repeated): boolean {
  if (earlier.order_id !== desk.orderId) return false;
  if (desk.lines) return isDeepStrictEqual(sortLines(readRefundLines(earlier)), sortLines(desk.lines));
  if (readRefundLines(earlier).length > 0) return false;
  if (desk.amount !== undefined) return earlier.amount === desk.amount;
  const counted = refunds.map((row) => (row.refund_id === desk.key ? { ...row, state: 'done' as const } : row));
  return payments.every((payment) => calculateRefundable(payment, counted) <= NO_CENTS);
}

const sortLines = (lines: RefundLines): RefundLines =>
  lines.toSorted((left, right) => left.position - right.position || left.amount - right.amount);

type RefundLines = RefundToTax['lines'];

/** The rest of a limit after the refunds so far. */
function calculateRest(limit: Cents, refunds: readonly Row<'refunds'>[]): Cents {
  const given = sum(refunds.filter(({ state }) => state !== 'failed').map(({ amount }) => toCents(amount)));
  return toCents(Math.max(0, limit - given));
}

function toRefundWish({ amount, lines }: RefundRequest, refundable: Cents): RequestedRefund {
  return lines ? { kind: 'lines', lines } : { kind: 'amount', amount: amount ?? refundable };
}

/** Lists the lines of an order with their price after all discounts and the amount already refunded. */
export function listRefundableLines({ quote }: StoredOrder, refunds: readonly Row<'refunds'>[]): RefundableLine[] {
  const prices = quote.lines.map((line) => (line.vat ? sum(line.vat.map(({ gross }) => gross)) : line.price));
  const others = atLeast(subtract(quote.steps.TOTAL, sum(prices)), NO_CENTS);
  const made = refunds.filter(({ state }) => state !== 'failed');
  const refunded = addUpRefundedLines(
    { prices, others },
    made.map((row) => ({ amount: toCents(row.amount), lines: readRefundLines(row) })),
  );
  return prices.map((price, position) => ({ position, price, refunded: refunded[position] ?? NO_CENTS }));
}

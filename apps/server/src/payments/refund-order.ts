import type { RefundRequest } from '@tischlein/contract/office';
import { type Cents, orderId, sum, toCents } from '@tischlein/domain';
import {
  decideRefund,
  type RefundableLine,
  type RefundProblem,
  type RequestedRefund,
} from '@tischlein/domain/payments';
import type { RefundRow } from '../db/payment-tables.ts';
import type { Deps } from '../deps.ts';
import { readOrder, type StoredOrder } from '../orders/orders.store.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';
import { lockPayments } from './payments.store.ts';
import { readRefundLines } from './refund-vat.ts';
import { calculateRefundable, createRefundRow } from './request-refund.ts';
import { insertRefund, readRefunds } from './refunds.store.ts';

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
  | { readonly code: 'refused'; readonly problem: RefundProblem | 'aboveLimit'; readonly most: Cents };

/** Requests a refund of an order, whole or in part. The same key twice is one refund (S3 W3). */
export async function refundOrder(deps: Deps, shop: LoadedShop, desk: DeskRefund): Promise<RefundOutcome> {
  const now = deps.clock.now();
  const outcome = await deps.database.write(async (writer): Promise<RefundOutcome> => {
    const id = orderId(desk.orderId);
    const payments = await lockPayments(writer, shop.id, id);
    const order = await readOrder(writer, shop.id, id);
    if (!order) return { code: 'orderUnknown' };
    const refunds = await readRefunds(writer, shop.id, id);
    if (refunds.some(({ refund_id }) => refund_id === desk.key)) return { code: 'requested' };
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
    await insertRefund(
      writer,
      createRefundRow({ id: key, order, payment, refunds, amount, lines: desk.lines ?? [], reason, by, now }),
    );
    return { code: 'requested' };
  });
  if (outcome.code === 'requested') deps.paymentWork.wake();
  return outcome;
}

/** The rest of a limit after the refunds so far. */
function calculateRest(limit: Cents, refunds: readonly RefundRow[]): Cents {
  const given = sum(refunds.filter(({ state }) => state !== 'failed').map(({ amount }) => toCents(amount)));
  return toCents(Math.max(0, limit - given));
}

function toRefundWish({ amount, lines }: RefundRequest, refundable: Cents): RequestedRefund {
  return lines ? { kind: 'lines', lines } : { kind: 'amount', amount: amount ?? refundable };
}

/** Lists the lines of an order with their price after all discounts and the amount already refunded. */
export function listRefundableLines({ quote }: StoredOrder, refunds: readonly RefundRow[]): RefundableLine[] {
  const refundedLines = refunds.filter(({ state }) => state !== 'failed').flatMap(readRefundLines);
  return quote.lines.map((line, position) => ({
    position,
    price: line.vat ? sum(line.vat.map(({ gross }) => gross)) : line.price,
    refunded: sum(refundedLines.filter((each) => each.position === position).map(({ amount }) => amount)),
  }));
}

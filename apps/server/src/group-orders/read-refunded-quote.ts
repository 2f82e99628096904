import type { Quote } from '@tischlein/contract/shop';
import { sum, toCents } from '@tischlein/domain';
import { refundShares } from '@tischlein/domain/group-order';
import type { Reader } from '../db/database.ts';
import type { StoredOrder } from '../orders/orders.store.ts';
import { readPayments } from '../payments/payments.store.ts';
import { readRefundLines } from '../payments/refund-vat.ts';
import { readRefunds } from '../payments/refunds.store.ts';

/** The quote of an order; that of a group with its shares less what was refunded (S3 G12, G14). */
export async function readRefundedQuote(reader: Reader, order: StoredOrder): Promise<Quote> {
  const { shop_id: shopId, order_id: orderId, quote } = order;
  if (!quote.group) return quote;
  const refunds = (await readRefunds(reader, shopId, orderId)).filter(({ state }) => state === 'done');
  if (refunds.length === 0) return quote;
  const payments = await readPayments(reader, shopId, orderId);
  const shares = refundShares({
    shares: quote.group.shares,
    lines: quote.lines,
    captured: sum(payments.map(({ captured }) => toCents(captured))),
    refunds: refunds.map((refund) => ({ amount: toCents(refund.amount), lines: readRefundLines(refund) })),
  });
  return { ...quote, group: { ...quote.group, shares } };
}

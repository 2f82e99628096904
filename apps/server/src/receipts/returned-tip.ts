import { type Cents, NO_CENTS, subtract, sum, toCents } from '@tischlein/domain';
import { subtractByRate, type VatPart } from '@tischlein/domain/pricing';
import { refundedTip, tipVat } from '@tischlein/domain/table';
import type { Row } from '../db/tables.ts';
import type { StoredOrder } from '../orders/orders.store.ts';
import { compareByEnd } from '../payments/refund-vat.ts';

interface ReturnedTip {
  readonly amount: Cents;
  /** Of an owner's tip; a team's has none (S3 W13). */
  readonly vat: readonly VatPart[];
}

/** What of the tip goes back with a refund, after the earlier ones of the same payment. */
export function findReturnedTip(
  order: StoredOrder,
  refunds: readonly Row<'refunds'>[],
  refund: Row<'refunds'>,
): ReturnedTip {
  const { tip_recipient: recipient, quote } = order;
  const [tip, total] = [toCents(order.tip), toCents(order.total)];
  const earlier = refunds.filter((other) => other.payment_id === refund.payment_id && compareByEnd(other, refund) < 0);
  const before = sum(earlier.map(({ amount }) => toCents(amount)));
  const [gone, left] = [before, sum([before, toCents(refund.amount)])].map((refunded) =>
    refundedTip({ tip, total, refunded }),
  );
  const parts = (amount = NO_CENTS) => (recipient === null ? [] : tipVat(amount, quote.vat, recipient));
  const [vatBefore, vatAfter] = [parts(gone), parts(left)];
  const vat = subtractByRate(vatAfter, vatBefore).map(({ rate, gross }) => {
    const [was, is] = [vatBefore, vatAfter].map((all) => all.find((part) => part.rate === rate)?.vat ?? NO_CENTS);
    return { rate, gross, vat: subtract(is ?? NO_CENTS, was ?? NO_CENTS) };
  });
  return { amount: subtract(left ?? NO_CENTS, gone ?? NO_CENTS), vat };
}

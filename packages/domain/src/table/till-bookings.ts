import { NO_CENTS, subtract } from '../money.ts';
import { addUpByRate, type RateAmount, vatIn } from '../pricing/rate-amounts.ts';
import type { VatPart } from '../pricing/vat.ts';
import type { Bill } from './bill.ts';

/** What the till of the restaurant has to record. */
export interface TillBooking {
  /** Tells it apart from the others of its bill. */
  readonly entry: string;
  /** Negative where it is paid back. */
  readonly vat: readonly VatPart[];
}

/** What a change of a bill hands over to the till, and what the till pays back (S3 W8, C37). */
export function listTillBookings(before: Bill, after: Bill): readonly TillBooking[] {
  const till = new Set(after.parts.filter(({ channel }) => channel === 'till').map(({ id }) => id));
  const handedOver = after.parts
    .filter(({ id, channel }) => channel === 'till' && !before.parts.some((part) => part.id === id))
    .map(({ id, shares }) => ({ entry: String(id), vat: toVat(shares.flatMap(({ rates }) => rates)) }));
  const paidBack = after.refunds
    .filter(({ id }) => !before.refunds.some((refund) => refund.id === id))
    .flatMap(({ id, paidBack: parts }) =>
      parts
        .filter(({ part }) => till.has(part))
        .map(({ part, rates }) => ({ entry: `${id} ${part}`, vat: toVat(rates).map(negate) })),
    );
  return [...handedOver, ...paidBack].filter(({ vat }) => vat.length > 0);
}

const toVat = (rates: readonly RateAmount[]): readonly VatPart[] =>
  addUpByRate(rates)
    .filter(({ gross }) => gross > 0)
    .map(({ rate, gross }) => ({ rate, gross, vat: vatIn(gross, rate) }));

const negate = ({ rate, gross, vat }: VatPart): VatPart => ({
  rate,
  gross: subtract(NO_CENTS, gross),
  vat: subtract(NO_CENTS, vat),
});

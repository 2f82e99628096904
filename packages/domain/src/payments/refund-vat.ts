import { atMost, type Cents, NO_CENTS, subtract, sum } from '../money.ts';
import { addUpByRate, sumGross, subtractByRate, type RateAmount, splitByRate, vatIn } from '../pricing/rate-amounts.ts';
import type { VatPart } from '../pricing/vat.ts';

/** Amounts paid by rate, in total and per line. */
export interface TaxedOrder {
  readonly vat: readonly RateAmount[];
  readonly lines: readonly { readonly vat: readonly RateAmount[] }[];
}

/** A refund of the order as a whole, or of amounts of its lines. */
export interface RefundToTax {
  readonly amount: Cents;
  readonly lines: readonly { readonly position: number; readonly amount: Cents }[];
}

export interface TaxedRefund extends RefundToTax {
  readonly vat: readonly RateAmount[];
}

/**
 * Splits a refund by VAT rate, after earlier refunds: 'Refund lines carry the rate of what they refund' (S3 §4); an
 * amount of the whole order is split over the remaining goods by largest remainder. No rate refunds more than was paid
 * at it, so a full refund is exact at every rate.
 */
export function refundRates(
  order: TaxedOrder,
  before: readonly TaxedRefund[],
  { amount, lines }: RefundToTax,
): readonly RateAmount[] {
  const left = subtractByRate(
    order.vat,
    before.flatMap(({ vat }) => vat),
  );
  const requested = splitLinesByRate(
    order,
    before.flatMap((refund) => refund.lines),
    lines,
  );
  const named = requested.map(({ rate, gross }) => ({ rate, gross: atMost(gross, grossAt(left, rate)) }));
  const others = subtractByRate(left, named).filter(({ gross }) => gross > NO_CENTS);
  // Anything beyond the goods, as in an order paid twice, has no rate.
  const rest = atMost(subtract(amount, sumGross(named)), sumGross(others));
  return groupPaidByRate([...named, ...splitByRate(rest, others)]);
}

/** VAT of refunds in order; together exactly the VAT of everything refunded at each rate. */
export function splitRefundVat(refunds: readonly (readonly RateAmount[])[]): readonly (readonly VatPart[])[] {
  return refunds.map((refund, index) => {
    const before = addUpByRate(refunds.slice(0, index).flat());
    return refund.map(({ rate, gross }) => {
      const gone = grossAt(before, rate);
      return { rate, gross, vat: subtract(vatIn(sum([gone, gross]), rate), vatIn(gone, rate)) };
    });
  });
}

type LineAmounts = RefundToTax['lines'];

/** Refunds a line with several rates in proportion to what is left of each. */
function splitLinesByRate(order: TaxedOrder, before: LineAmounts, requested: LineAmounts): RateAmount[] {
  const left = order.lines.map(({ vat }) => vat);
  const take = ({ position, amount }: LineAmounts[number]): readonly RateAmount[] => {
    const line = (left[position] ?? []).filter(({ gross }) => gross > NO_CENTS);
    const parts = splitByRate(atMost(amount, sumGross(line)), line);
    left[position] = subtractByRate(line, parts);
    return parts;
  };
  before.forEach(take);
  return addUpByRate(requested.flatMap(take));
}

const grossAt = (amounts: readonly RateAmount[], rate: RateAmount['rate']): Cents =>
  sum(amounts.filter((each) => each.rate === rate).map(({ gross }) => gross));

const groupPaidByRate = (amounts: readonly RateAmount[]): RateAmount[] =>
  addUpByRate(amounts)
    .filter(({ gross }) => gross > NO_CENTS)
    .toSorted((left, right) => left.rate - right.rate);

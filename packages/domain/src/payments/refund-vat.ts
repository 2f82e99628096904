import { atMost, type Cents, NO_CENTS, subtract, sum } from '../money.ts';
import { addUpByRate, sumGross, subtractByRate, type RateAmount, splitByRate, vatIn } from '../pricing/rate-amounts.ts';
import type { VatPart } from '../pricing/vat.ts';

/** What was paid, by rate, and of which lines. */
export interface TaxedOrder {
  readonly vat: readonly RateAmount[];
  readonly lines: readonly { readonly vat: readonly RateAmount[] }[];
}

/** Money that goes back: of the order as a whole, or amounts of its lines. */
export interface RefundToTax {
  readonly amount: Cents;
  readonly lines: readonly { readonly position: number; readonly amount: Cents }[];
}

export interface TaxedRefund extends RefundToTax {
  readonly vat: readonly RateAmount[];
}

/**
 * The rates of what goes back, after what has gone back before: 'Refund lines carry the rate of what they refund' (spec 3 §4), an
 * amount of the whole order those of the goods that are left, by largest remainder. No rate ever gives back more than was paid at it,
 * so that once everything is back, everything is back at every rate.
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
  // More than the goods came to, say of an order that was paid twice, is taxed at no rate.
  const rest = atMost(subtract(amount, sumGross(named)), sumGross(others));
  return groupPaidByRate([...named, ...splitByRate(rest, others)]);
}

/** VAT of refunds in the order in which they were made; together exactly that of all that went back at each rate. */
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

/** A line with two rates gives back in the ratio of what is left of it. */
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

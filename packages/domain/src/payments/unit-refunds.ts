import { atMost, type Cents, subtract, toCents } from '../money.ts';

interface LineToRefund {
  /** What was paid for the line, after all discounts and with its deposits. */
  readonly price: Cents;
  readonly refunded: Cents;
  /** Units ordered. */
  readonly amount: number;
}

/**
 * What refunding one, two, … units of a line costs, at what was really paid (S3 W3). The last is all that is left, so
 * units refunded one by one add up to the line: 8,99 € of two are 4,50 € and 4,49 €.
 */
export function listUnitRefunds({ price, refunded, amount }: LineToRefund): readonly Cents[] {
  const left = subtract(price, refunded);
  if (left <= 0) return [];
  const units = Math.max(1, Math.round((left * amount) / price));
  return Array.from({ length: units }, (_, index) =>
    index + 1 === units ? left : atMost(toCents(Math.ceil((price * (index + 1)) / amount)), left),
  );
}

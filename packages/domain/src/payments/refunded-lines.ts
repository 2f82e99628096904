import { atLeast, atMost, type Cents, NO_CENTS, subtract, sum } from '../money.ts';
import { share } from '../share.ts';
import type { RefundToTax } from './refund-vat.ts';

interface PaidLines {
  /** By position, after all discounts, with deposits. */
  readonly prices: readonly Cents[];
  /** What else was paid for, such as the delivery. */
  readonly others: Cents;
}

/**
 * What was refunded of each line, in cents. An amount of the whole order is divided over the rest of the lines and of the delivery
 * by largest remainder (S3 C37), so that nothing is left of a line once everything is refunded.
 */
export function addUpRefundedLines({ prices, others }: PaidLines, refunds: readonly RefundToTax[]): readonly Cents[] {
  const paid = [...prices, others];
  let refunded: readonly Cents[] = paid.map(() => NO_CENTS);
  for (const { amount, lines } of refunds) {
    const left = paid.map((price, position) => atLeast(subtract(price, refunded[position] ?? NO_CENTS), NO_CENTS));
    const taken = lines.length > 0 ? paid.map((_, position) => addUpLine(lines, position)) : divide(amount, left);
    refunded = refunded.map((before, position) => sum([before, taken[position] ?? NO_CENTS]));
  }
  return prices.map((price, position) => atMost(price, refunded[position] ?? NO_CENTS));
}

const addUpLine = (lines: RefundToTax['lines'], position: number): Cents =>
  sum(lines.filter((line) => line.position === position).map(({ amount }) => amount));

// Beyond the goods, a refund gives back a tip.
function divide(amount: Cents, left: readonly Cents[]): readonly Cents[] {
  const goods = sum(left);
  return goods > 0 ? share(atMost(amount, goods), left) : left;
}

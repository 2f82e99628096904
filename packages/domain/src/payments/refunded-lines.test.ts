import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Cents, sum, toCents } from '../money.ts';
import { addUpRefundedLines } from './refunded-lines.ts';

const cents = (amounts: readonly number[]): Cents[] => amounts.map(toCents);
const byAmount = (amount: number) => ({ amount: toCents(amount), lines: [] });
const byLine = (position: number, amount: number) => ({
  amount: toCents(amount),
  lines: [{ position, amount: toCents(amount) }],
});

// Lines of 9.00, 11.00 and 0.00 EUR, and a delivery of 2.50 EUR.
it.each([
  ['nothing', [], [0, 0, 0]],
  ['a line', [byLine(1, 300)], [0, 300, 0]],
  ['everything, by its amount', [byAmount(2250)], [900, 1100, 0]],
  ['an amount, over what is left of lines and delivery', [byAmount(225)], [90, 110, 0]],
  ['a line, then everything else', [byLine(0, 900), byAmount(1350)], [900, 1100, 0]],
  ['a line, then an amount', [byLine(0, 900), byAmount(135)], [900, 110, 0]],
  ['more than the goods: a tip', [byAmount(2450)], [900, 1100, 0]],
  ['a tip that is given back last', [byAmount(2250), byAmount(200)], [900, 1100, 0]],
])('%s', (_, refunds, expected) => {
  const paid = { prices: cents([900, 1100, 0]), others: toCents(250) };
  expect(addUpRefundedLines(paid, refunds)).toEqual(expected);
});

it('nothing is left of any line once everything is refunded, in whatever amounts', () => {
  const prices = fc.array(fc.nat({ max: 3000 }), { minLength: 1, maxLength: 6 });
  const amounts = fc.array(fc.integer({ min: 1, max: 2000 }), { maxLength: 8 });
  fc.assert(
    fc.property(prices, fc.nat({ max: 500 }), amounts, (lines, others, wanted) => {
      const paid = { prices: cents(lines), others: toCents(others) };
      const refunds: ReturnType<typeof byAmount>[] = [];
      let left = sum(paid.prices) + others;
      for (const each of [...wanted, left]) {
        const amount = Math.min(each, left);
        if (amount > 0) refunds.push(byAmount(amount));
        left -= amount;
        const refunded = sum(addUpRefundedLines(paid, refunds));
        expect(refunded).toBeLessThanOrEqual(sum(refunds.map((refund) => refund.amount)));
      }
      if (left > 0) refunds.push(byAmount(left));
      expect(addUpRefundedLines(paid, refunds)).toEqual(paid.prices);
    }),
  );
});

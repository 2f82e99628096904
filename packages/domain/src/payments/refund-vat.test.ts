import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { atMost, type Cents, sum, toBasisPoints, toCents } from '../money.ts';
import { addUpByRate, sumGross, subtractByRate, type RateAmount, vatIn } from '../pricing/rate-amounts.ts';
import { type RefundToTax, refundRates, type TaxedOrder, type TaxedRefund, splitRefundVat } from './refund-vat.ts';

const at = (...parts: readonly (readonly [percent: number, cents: number])[]): RateAmount[] =>
  parts.map(([percent, cents]) => ({ rate: toBasisPoints(percent * 100), gross: toCents(cents) }));
const shown = (parts: readonly RateAmount[]): [number, number][] => parts.map(({ rate, gross }) => [rate / 100, gross]);
const all = (amount: number): RefundToTax => ({ amount: toCents(amount), lines: [] });
const ofLines = (...lines: readonly (readonly [position: number, amount: number])[]): RefundToTax => ({
  amount: toCents(lines.reduce((total, [, amount]) => total + amount, 0)),
  lines: lines.map(([position, amount]) => ({ position, amount: toCents(amount) })),
});

/** A pizza, a cola and a combo with both rates; the fee is not part of a line. */
const ORDER: TaxedOrder = {
  vat: at([7, 2600], [19, 900]),
  lines: [{ vat: at([7, 1500]) }, { vat: at([19, 300]) }, { vat: at([7, 900], [19, 450]) }],
};

function made(refunds: readonly RefundToTax[], order = ORDER): TaxedRefund[] {
  const done: TaxedRefund[] = [];
  for (const refund of refunds) done.push({ ...refund, vat: refundRates(order, done, refund) });
  return done;
}

describe("'Refund lines carry the rate of what they refund' (S3 §4)", () => {
  it.each<[string, RefundToTax[], [number, number][][]]>([
    ['a dish at one rate', [ofLines([0, 1500])], [[[7, 1500]]]],
    ['a part of a drink', [ofLines([1, 100])], [[[19, 100]]]],
    [
      'a combo in its own ratio',
      [ofLines([2, 450])],
      [
        [
          [7, 300],
          [19, 150],
        ],
      ],
    ],
    [
      'two lines at once',
      [ofLines([0, 500], [1, 300])],
      [
        [
          [7, 500],
          [19, 300],
        ],
      ],
    ],
    [
      'an amount, split like the whole order',
      [all(350)],
      [
        [
          [7, 260],
          [19, 90],
        ],
      ],
    ],
    ['a cent goes to the larger rest', [all(1)], [[[7, 1]]]],
    [
      'an amount after a dish, split like the rest',
      [ofLines([0, 1500]), all(200)],
      [
        [[7, 1500]],
        [
          [7, 110],
          [19, 90],
        ],
      ],
    ],
    [
      'a dish after an amount: no rate refunds more than it has left',
      [all(3000), ofLines([0, 500])],
      [
        [
          [7, 2229],
          [19, 771],
        ],
        [
          [7, 371],
          [19, 129],
        ],
      ],
    ],
    [
      'everything',
      [all(3500)],
      [
        [
          [7, 2600],
          [19, 900],
        ],
      ],
    ],
    [
      'more than the goods came to',
      [all(3500), all(3500)],
      [
        [
          [7, 2600],
          [19, 900],
        ],
        [],
      ],
    ],
  ])('%s', (_, refunds, expected) => {
    expect(made(refunds).map(({ vat }) => shown(vat))).toEqual(expected);
  });

  it('calculates VAT to the cent: 1,00 + 1,00 + 1,00 at 19 % contain the VAT of 3,00', () => {
    const vat = splitRefundVat([at([19, 100]), at([19, 100]), at([19, 100])]).flat();
    expect(vat.map((part) => part.vat)).toEqual([16, 16, 16]);
    expect(splitRefundVat([at([7, 5]), at([7, 5])]).flat()).toMatchObject([{ vat: 0 }, { vat: 1 }]);
  });

  const cents = (max: number) => fc.integer({ min: 0, max }).map(toCents);
  const line = fc.tuple(cents(5000), cents(5000)).map(([seven, nineteen]) => ({
    vat: at([7, seven], [19, nineteen]).filter(({ gross }) => gross > 0),
  }));
  const orders = fc.record({ lines: fc.array(line, { minLength: 1, maxLength: 5 }), fee: cents(500) });
  const wishes = fc.array(fc.record({ position: fc.option(fc.nat(4)), amount: fc.integer({ min: 1, max: 4000 }) }), {
    maxLength: 8,
  });

  it('any refunds add up, no rate refunds more than was paid, and a full refund contains all VAT', () => {
    fc.assert(
      fc.property(orders, wishes, ({ lines, fee }, wanted) => {
        const order = { lines, vat: addUpByRate([...lines.flatMap(({ vat }) => vat), ...at([7, fee])]) };
        const total = sumGross(order.vat);
        const refunds: RefundToTax[] = [];
        let left: Cents = total;
        for (const { position, amount } of wanted) {
          const some = atMost(
            toCents(amount),
            position === null ? left : atMost(left, calculateLeft(lines, refunds, position)),
          );
          if (some > 0) refunds.push(position === null ? all(some) : ofLines([position, some]));
          left = toCents(total - sum(refunds.map((refund) => refund.amount)));
        }
        const done = made(left > 0 ? [...refunds, all(left)] : refunds, order);
        for (const { amount, vat } of done) expect(sumGross(vat)).toBe(amount);
        const back = subtractByRate(
          order.vat,
          done.flatMap(({ vat }) => vat),
        );
        expect(back.filter(({ gross }) => gross !== 0)).toEqual([]);
        const parts = splitRefundVat(done.map(({ vat }) => vat)).flat();
        for (const part of parts) expect(part.vat).toBeGreaterThanOrEqual(0);
        expect(sum(parts.map(({ vat }) => vat))).toBe(sum(order.vat.map(({ rate, gross }) => vatIn(gross, rate))));
      }),
      { numRuns: 2000 },
    );
  });
});

function calculateLeft(lines: TaxedOrder['lines'], refunds: readonly RefundToTax[], position: number): Cents {
  const gone = refunds.flatMap((refund) => refund.lines.filter((each) => each.position === position));
  return toCents(sumGross(lines[position]?.vat ?? []) - sum(gone.map(({ amount }) => amount)));
}

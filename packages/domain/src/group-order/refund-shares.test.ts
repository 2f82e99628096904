import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Cents, NO_CENTS, sum, toCents } from '../money.ts';
import type { MemberShare } from '../pricing/member-shares.ts';
import { type GroupRefund, type RefundedOrder, refundShares } from './refund-shares.ts';

const NAMES = ['Ada', 'Ben', 'Cem'] as const;
const aShare = (memberName: string, total: number): MemberShare => ({
  memberName,
  goods: toCents(total),
  cartDiscount: NO_CENTS,
  couponValue: NO_CENTS,
  deposits: NO_CENTS,
  deliveryFee: NO_CENTS,
  total: toCents(total),
});
const ofAll = (amount: number): GroupRefund => ({ amount: toCents(amount), lines: [] });
const ofLine = (position: number, amount: number): GroupRefund => ({
  amount: toCents(amount),
  lines: [{ position, amount: toCents(amount) }],
});

/** Ada, Ben and Cem have a line each, Ben another one. */
const anOrder = (
  totals: readonly number[],
  refunds: readonly GroupRefund[],
  captured = add(totals),
): RefundedOrder => ({
  shares: NAMES.map((name, index) => aShare(name, totals[index] ?? 0)),
  lines: [...NAMES, 'Ben'].map((memberName) => ({ memberName })),
  captured: toCents(captured),
  refunds,
});
const add = (amounts: readonly number[]): number => amounts.reduce((all, amount) => all + amount, 0);
const totals = (shares: readonly MemberShare[]): Cents[] => shares.map(({ total }) => total);

describe("the shares of an order after refunds: 'the sum of shares is the total to the cent, always' (S3 G12)", () => {
  it.each<[string, RefundedOrder, number[]]>([
    ['no refund', anOrder([1000, 1500, 500], []), [1000, 1500, 500]],
    [
      "'A refund of a line lowers its member's share' (S3 C46)",
      anOrder([1000, 1500, 500], [ofLine(1, 1000)]),
      [1000, 500, 500],
    ],
    ['two lines of a member', anOrder([1000, 1500, 500], [ofLine(1, 700), ofLine(3, 800)]), [1000, 0, 500]],
    [
      "'other refunds lower all shares in proportion' (S3 C46)",
      anOrder([1000, 1500, 500], [ofAll(600)]),
      [800, 1200, 400],
    ],
    ['by largest remainder', anOrder([1000, 1000, 1000], [ofAll(100)]), [966, 967, 967]],
    [
      'an amount after a line is divided like what is left of the shares',
      anOrder([1000, 1500, 500], [ofLine(1, 1500), ofAll(300)]),
      [800, 0, 400],
    ],
    [
      "a line after an amount is still its member's",
      anOrder([1000, 1500, 500], [ofAll(600), ofLine(1, 1200)]),
      [800, 0, 400],
    ],
    [
      "what exceeds a share is divided among the others: 'never below 0' (S3 C46)",
      anOrder([1000, 1500, 500], [ofAll(1500), ofLine(1, 1050)]),
      [300, 0, 150],
    ],
    ['everything', anOrder([1000, 1500, 500], [ofAll(3000)]), [0, 0, 0]],
    ['more than everything', anOrder([1000, 1500, 500], [ofAll(3000), ofAll(500)], 3000), [0, 0, 0]],
    [
      'an order that was paid twice: what was paid too much changes no share',
      anOrder([1000, 1500, 500], [ofAll(3000)], 6000),
      [1000, 1500, 500],
    ],
    [
      'an order that was paid twice, and a line of it',
      anOrder([1000, 1500, 500], [ofAll(3000), ofLine(0, 400)], 6000),
      [600, 1500, 500],
    ],
    ['a line at an unknown position counts for all', anOrder([1000, 1500, 500], [ofLine(9, 600)]), [800, 1200, 400]],
  ])('%s', (_, order, expected) => {
    expect(totals(refundShares(order))).toEqual(expected);
  });

  it('adds up after names are erased', () => {
    const { shares: named, lines: ofNames, ...order } = anOrder([1000, 1500, 500], [ofLine(1, 1200)]);
    const lines = ofNames.map(() => ({ memberName: '' }));
    const shares = named.map((each) => ({ ...each, memberName: '' }));
    expect(sum(totals(refundShares({ ...order, shares, lines })))).toBe(1800);
  });

  it('says what was refunded of a share, if anything', () => {
    const [ada, ben] = refundShares(anOrder([1000, 1500, 500], [ofLine(1, 1000)]));
    expect(ada).toEqual(aShare('Ada', 1000));
    expect(ben).toEqual({ ...aShare('Ben', 1500), total: 500, refunded: 1000 });
  });

  const wish = fc.record({ position: fc.option(fc.nat(4)), amount: fc.integer({ min: 1, max: 4000 }) });
  const shares = fc.array(fc.nat(5000), { minLength: 3, maxLength: 3 });

  it('any refunds: the sum of shares is the total less them, none is below 0, and no refund raises one', () => {
    fc.assert(
      fc.property(shares, fc.array(wish, { maxLength: 8 }), (paid, wishes) => {
        const total = add(paid);
        let before = anOrder(paid, []).shares;
        wishes.forEach((_, index) => {
          const refunds = wishes
            .slice(0, index + 1)
            .map(({ position, amount }) => (position === null ? ofAll(amount) : ofLine(position, amount)));
          const after = refundShares(anOrder(paid, refunds));
          expect(sum(totals(after))).toBe(Math.max(0, total - add(refunds.map(({ amount }) => amount))));
          after.forEach(({ total: left, refunded = NO_CENTS }, of) => {
            expect(left).toBeGreaterThanOrEqual(0);
            expect(left).toBeLessThanOrEqual(before[of]?.total ?? 0);
            expect(left + refunded).toBe(paid[of]);
          });
          before = after;
        });
      }),
      { numRuns: 2000 },
    );
  });
});

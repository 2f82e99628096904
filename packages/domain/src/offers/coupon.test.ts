import { describe, expect, it } from 'vitest';
import { priced } from '../../../../tests/support/priced.ts';
import { aDailyDish, aDish, anOffer, percent, selection } from '../../testing/index.ts';
import { dishId, offerId } from '../ids.ts';
import { toBasisPoints, toCents } from '../money.ts';
import { couponCodeKey } from './coupon.ts';
import type { Coupon } from './coupon.ts';

const dishes = [
  aDish({ id: 'pizza', price: 1005 }),
  aDish({ id: 'wasser', category: 'wasser', price: 200, deposit: 25 }),
];
const aCoupon = (parts: Partial<Coupon>): Coupon => ({
  code: 'CODE',
  type: 'value',
  value: toCents(500),
  minimumOrderValue: toCents(0),
  exclusive: false,
  ...parts,
});
const percentCoupon = (value: number) => aCoupon({ type: 'percent', value: toBasisPoints(value) });
const twoPizzas = [{ dish: 'pizza', amount: 2 }];

describe("'K = coupon: 0 if S1 < its minimum; its value, or its percent of S1; at most S2' (S3 §2)", () => {
  const half = anOffer({ kind: 'cartDiscount', value: toBasisPoints(5000) });
  it.each<[string, Coupon, readonly ReturnType<typeof anOffer>[], number]>([
    ['a fixed value', aCoupon({}), [], 500],
    ["'type value is a fixed amount' (S1 §9), at most S2", aCoupon({ value: toCents(5000) }), [], 2010],
    ['S1 reaches the minimum exactly', aCoupon({ minimumOrderValue: toCents(2010) }), [], 500],
    ['a cent below the minimum', aCoupon({ minimumOrderValue: toCents(2011) }), [], 0],
    ["the minimum is on S1, not on S2 ('coupon S1')", aCoupon({ minimumOrderValue: toCents(2000) }), [half], 500],
    ["'percent applies to the subtotal' (S1 §9), not to S2", percentCoupon(2000), [half], 402],
    ['rounded half up once (C6): 2,5 % of 20,10', percentCoupon(250), [], 50],
    ['at most the remainder after the cart discount', percentCoupon(9000), [half], 1005],
    ["'A percentage counts as at most 100 %' (C6)", percentCoupon(20_000), [], 2010],
  ])('%s', (_, coupon, offers, K) => {
    const { steps, adjustments, hints } = priced({ dishes, offers }, twoPizzas, { coupon });
    expect(steps.couponValue).toBe(K);
    expect(adjustments.filter(({ source }) => source === 'coupon').map(({ label, amount }) => [label, amount])).toEqual(
      K === 0 ? [] : [['CODE', -K]],
    );
    expect(hints.coupon?.status).toBe(K === 0 ? 'belowMinimum' : 'applied');
  });

  it('reports the missing amount', () => {
    const { hints } = priced({ dishes }, twoPizzas, { coupon: aCoupon({ minimumOrderValue: toCents(2500) }) });
    expect(hints.coupon).toMatchObject({ status: 'belowMinimum', missing: 490 });
  });

  it("'Total 0' (T11): nothing is left to pay; deposits remain", () => {
    const coupon = percentCoupon(10_000);
    expect(priced({ dishes }, twoPizzas, { coupon, deliveryType: 'pickup' }).steps.total).toBe(0);
    expect(priced({ dishes }, [{ dish: 'wasser' }], { coupon, deliveryType: 'pickup' }).steps.total).toBe(25);
  });
});

describe('combining coupons with other benefits', () => {
  const pizza = selection({ categories: ['pizza'] });
  const free = (combinable: boolean) =>
    anOffer({
      id: 'free',
      kind: 'freeItem',
      combinable,
      minimumOrderValue: toCents(0),
      itemSelection: selection({ dishes: ['wasser'] }),
    });
  const selectedFreeItems = [{ offerId: offerId('free'), dishId: dishId('wasser'), sizeId: null }];
  const exclusive = aCoupon({ exclusive: true });

  it.each([
    ['a dish discount', { offers: [anOffer({ kind: 'dishDiscount', itemSelection: pizza })] }, {}, ['dishDiscount']],
    ['a daily dish', { dailyDishes: [aDailyDish({ categories: ['pizza'] })] }, {}, ['dailyDish']],
    ['two-for-one', { offers: [anOffer({ kind: 'twoForOnePromotion', itemSelection: pizza })] }, {}, ['twoForOne']],
    ['a cart discount', { offers: [anOffer({ kind: 'cartDiscount' })] }, {}, ['cartDiscount']],
    [
      'a group discount',
      {},
      {
        groupActive: true,
        settings: {
          groupOrderDiscounts: [{ discountType: 'euro', value: toCents(100), minimumOrderValue: toCents(0) }],
        },
      },
      ['groupDiscount'],
    ],
    ['a free item', { offers: [free(true)] }, { selectedFreeItems }, ['freeItem']],
    [
      'several benefits',
      {
        offers: [
          anOffer({ kind: 'cartDiscount' }),
          anOffer({ kind: 'dishDiscount', ...percent(5), itemSelection: pizza }),
        ],
      },
      {},
      ['dishDiscount', 'cartDiscount'],
    ],
  ] as const)(
    "'An exclusive coupon is refused, with the reason shown, while … works' (C7): %s",
    (_, parts, given, refusedBecause) => {
      const { steps, hints } = priced({ dishes, ...parts }, twoPizzas, { ...given, coupon: exclusive });
      expect(steps.couponValue).toBe(0);
      expect(hints.coupon).toMatchObject({ status: 'refused', refusedBecause });
      const usual = priced({ dishes, ...parts }, twoPizzas, { ...given, coupon: aCoupon({}) });
      expect(usual.hints.coupon).toMatchObject({ status: 'applied', refusedBecause: [] });
    },
  );

  it("'Free delivery does not count' (C7)", () => {
    const offers = [anOffer({ kind: 'freeDelivery', minimumOrderValue: toCents(0) })];
    expect(priced({ dishes, offers }, twoPizzas, { coupon: exclusive }).steps).toMatchObject({
      couponValue: 500,
      deliveryFee: 0,
    });
  });

  it('an offer without effect on this cart refuses nothing', () => {
    const offers = [anOffer({ kind: 'dishDiscount', itemSelection: selection({ dishes: ['wasser'] }) })];
    expect(priced({ dishes, offers }, twoPizzas, { coupon: exclusive }).steps.couponValue).toBe(500);
  });

  it("'combinable=false: choosing it … refuses the coupon, with the reason shown' (T9), every coupon", () => {
    const { hints, steps } = priced({ dishes, offers: [free(false)] }, twoPizzas, {
      selectedFreeItems,
      coupon: aCoupon({}),
    });
    expect(hints.coupon).toMatchObject({ status: 'refused', refusedBecause: ['freeItem'] });
    expect(steps.couponValue).toBe(0);
  });

  it("'Codes compare without case and surrounding blanks' (C7)", () => {
    expect(couponCodeKey(' hunger5 ')).toBe(couponCodeKey('HUNGER5'));
  });
});

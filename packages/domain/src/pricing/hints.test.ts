import { describe, expect, it } from 'vitest';
import { priced } from '../../../../tests/support/priced.ts';
import { aDish, anOffer } from '../../testing/index.ts';
import { toCents } from '../money.ts';

const dishes = [aDish({ id: 'pizza', price: 1000 }), aDish({ id: 'cent', category: 'sonst', price: 1 })];
const minimum = (minimumOrderValue: number | null) => ({
  terms: {
    deliveryFee: toCents(0),
    minimumOrderValue: minimumOrderValue === null ? null : toCents(minimumOrderValue),
    freeAfter: null,
  },
});
const pizzas = (amount: number) => (amount === 0 ? [] : [{ dish: 'pizza', amount }]);

describe('minimum order value (S2 §4 Minimum order status, S3 T12, O4, C14)', () => {
  it.each<[string, number, object, object]>([
    ['nothing ordered', 0, minimum(1500), { status: 'not-ordered', missing: 1500, progressPercent: 0 }],
    [
      "'round(100 x min(1, S1 / minimum))'",
      1,
      minimum(1500),
      { status: 'not-reached', missing: 500, progressPercent: 66 },
    ],
    [
      "'100 only when it is reached' (C14)",
      1,
      minimum(1001),
      { status: 'not-reached', missing: 1, progressPercent: 99 },
    ],
    ['reached exactly', 1, minimum(1000), { status: 'reached', missing: 0, progressPercent: 100 }],
    ['far above', 9, minimum(1000), { status: 'reached', missing: 0, progressPercent: 100 }],
    ["'Minimum 0 is 100 %' (C14)", 1, minimum(0), { status: 'reached', minimumOrderValue: 0, progressPercent: 100 }],
    [
      "'unknown is 0 %' (C14); 'counts as not reached when no minimum is known' (S2 §5)",
      9,
      minimum(null),
      { status: 'not-reached', minimumOrderValue: null, missing: 0, progressPercent: 0 },
    ],
    [
      'no address yet: minimum unknown',
      9,
      { terms: null },
      { status: 'not-reached', minimumOrderValue: null, progressPercent: 0 },
    ],
    [
      "'Pickup has an optional minimum of its own' (O4)",
      1,
      { ...minimum(null), deliveryType: 'pickup', settings: { pickupMinimumOrderValue: toCents(2000) } },
      { status: 'not-reached', missing: 1000, progressPercent: 50 },
    ],
    [
      "'Blocks delivery only' (O4): pickup without a minimum",
      1,
      { terms: null, deliveryType: 'pickup' },
      { status: 'reached', minimumOrderValue: 0, progressPercent: 100 },
    ],
    [
      "'dine-in none' (O4)",
      1,
      { terms: null, deliveryType: 'dineIn' },
      { status: 'reached', minimumOrderValue: 0, progressPercent: 100 },
    ],
  ])('%s', (_, amount, given, expected) => {
    expect(priced({ dishes }, pizzas(amount), given).hints.minimumOrder).toMatchObject(expected);
  });

  it("'minimum order value S1': before cart discount and coupon", () => {
    const offers = [anOffer({ kind: 'cartDiscount' })];
    expect(priced({ dishes, offers }, pizzas(2), minimum(2000)).hints.minimumOrder.status).toBe('reached');
  });
});

describe("'Suggest a group order when the subtotal exceeds 2500 cents and groups are not active' (S1 §9)", () => {
  it.each([
    [25, 0, {}, false],
    [25, 1, {}, true],
    [25, 1, { groupActive: true }, false],
  ])('%i00 and %i cents', (hundreds, cents, given, expected) => {
    const items = [{ dish: 'cent', amount: hundreds * 100 + cents }];
    expect(priced({ dishes }, items, given).hints.suggestGroupOrder).toBe(expected);
  });

  it("'group suggestion S1' (S3 §2): before the cart discount", () => {
    const offers = [anOffer({ kind: 'cartDiscount' })];
    expect(priced({ dishes, offers }, [{ dish: 'cent', amount: 2501 }]).hints.suggestGroupOrder).toBe(true);
  });
});

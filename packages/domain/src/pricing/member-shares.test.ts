import { describe, expect, it } from 'vitest';
import { priced } from '../../../../tests/support/priced.ts';
import { aDish, anOffer, euroOff, percent, selection, type WishedItem } from '../../testing/index.ts';
import { dishId, offerId } from '../ids.ts';
import { toBasisPoints, toCents } from '../money.ts';
import { memberShares } from './member-shares.ts';

const dishes = [
  aDish({ id: 'pizza', price: 1000 }),
  aDish({ id: 'pasta', category: 'pasta', price: 500 }),
  aDish({ id: 'cola', category: 'getränke', isDrink: true, price: 300, deposit: 25 }),
];
const items: WishedItem[] = [
  { dish: 'pizza', member: 'Ben' },
  { dish: 'pizza', member: 'Ada' },
  { dish: 'pasta', member: 'Cem' },
];
const coupon = {
  code: 'X',
  type: 'value',
  value: toCents(100),
  minimumOrderValue: toCents(0),
  exclusive: false,
} as const;

describe("a member's share of the group's cart (S3 C19, G6)", () => {
  it("'cart discount and coupon by goods value in S1', largest remainder; 'the fee equally among members with lines'; the owner first", () => {
    const cart = priced({ dishes, offers: [anOffer({ kind: 'cartDiscount', value: toBasisPoints(1000) })] }, items, {
      coupon,
    });
    expect(memberShares(cart, 'Ada')).toEqual([
      { memberName: 'Ada', goods: 1000, cartDiscount: 100, couponValue: 40, deposits: 0, deliveryFee: 84, total: 944 },
      { memberName: 'Ben', goods: 1000, cartDiscount: 100, couponValue: 40, deposits: 0, deliveryFee: 83, total: 943 },
      { memberName: 'Cem', goods: 500, cartDiscount: 50, couponValue: 20, deposits: 0, deliveryFee: 83, total: 513 },
    ]);
  });

  it("'dish discounts and two-for-one stay with the line they fell on'", () => {
    const offers = [
      anOffer({ kind: 'dishDiscount', ...percent(10), itemSelection: selection({ dishes: ['pasta'] }) }),
      anOffer({ kind: 'twoForOnePromotion', itemSelection: selection({ dishes: ['pizza'] }) }),
    ];
    const goods = memberShares(priced({ dishes, offers }, items), 'Ada').map((share) => [
      share.memberName,
      share.goods,
    ]);
    expect(goods).toEqual([
      ['Ada', 1000],
      ['Ben', 0],
      ['Cem', 450],
    ]);
  });

  it("'a free item's deposit with the owner', who pays no fee without a line", () => {
    const offers = [
      anOffer({
        id: 'free',
        kind: 'freeItem',
        minimumOrderValue: toCents(0),
        itemSelection: selection({ dishes: ['cola'] }),
      }),
    ];
    const selectedFreeItems = [{ offerId: offerId('free'), dishId: dishId('cola'), sizeId: null }];
    const cart = priced({ dishes, offers }, [{ dish: 'cola', member: 'Ben' }], { selectedFreeItems });
    expect(memberShares(cart, 'Ada')).toMatchObject([
      { memberName: 'Ada', goods: 0, deposits: 25, deliveryFee: 0, total: 25 },
      { memberName: 'Ben', goods: 300, deposits: 25, deliveryFee: 250, total: 575 },
    ]);
  });

  it.each<[string, number, number, readonly (readonly [cartDiscount: number, couponValue: number, total: number])[]]>([
    // One step: 620 cents by 399 and 799 are 206 and 414.
    [
      '1,20 and 5,00 of 3,99 and 7,99',
      120,
      500,
      [
        [40, 166, 193],
        [80, 334, 385],
      ],
    ],
    [
      'no coupon',
      120,
      0,
      [
        [40, 0, 359],
        [80, 0, 719],
      ],
    ],
    [
      'no cart discount',
      0,
      500,
      [
        [0, 167, 232],
        [0, 333, 466],
      ],
    ],
  ])("'C and K are shared among members in one step' (S3 C34): %s", (_, discount, value, expected) => {
    const menu = [aDish({ id: 'suppe', price: 399 }), aDish({ id: 'salat', price: 799 })];
    const offers = discount > 0 ? [anOffer({ kind: 'cartDiscount', ...euroOff(discount) } as never)] : [];
    const lines: WishedItem[] = [
      { dish: 'suppe', member: 'Anna' },
      { dish: 'salat', member: 'Ben' },
    ];
    const cart = priced({ dishes: menu, offers }, lines, {
      coupon: value > 0 ? { ...coupon, value: toCents(value) } : null,
      deliveryType: 'pickup',
    });
    const shares = memberShares(cart, 'Anna').map((share) => [share.cartDiscount, share.couponValue, share.total]);
    expect(shares).toEqual(expected);
  });

  it('no member pays or gets a rounded cent when cart discount and coupon cover everything', () => {
    const two: WishedItem[] = [
      { dish: 'pizza', member: 'Ada' },
      { dish: 'pasta', member: 'Ada' },
      { dish: 'pasta', member: 'Ben' },
    ];
    const offers = [anOffer({ kind: 'cartDiscount', discountType: 'euro', value: toCents(1002) })];
    const cart = priced({ dishes, offers }, two, {
      coupon: { ...coupon, value: toCents(998) },
      deliveryType: 'pickup',
    });
    expect(cart.steps.total).toBe(0);
    expect(memberShares(cart, 'Ada').map((share) => share.total)).toEqual([0, 0]);
  });
});

import { describe, expect, it } from 'vitest';
import { priced } from '../../../../tests/support/priced.ts';
import { expectTotalsToAddUp } from '../../../../tests/support/sums.ts';
import {
  aCart,
  aCombo,
  aDailyDish,
  aDish,
  aMenu,
  anExtraGroup,
  anOffer,
  aSideGroup,
  aPricingContext,
  euroOff,
  percent,
  selection,
} from '../../testing/index.ts';
import { offerId } from '../ids.ts';
import { toBasisPoints, toCents } from '../money.ts';
import { priceCart } from './price-cart.ts';

const pizza = selection({ categories: ['pizza'] });
const coupon = {
  code: 'HUNGER5',
  type: 'value',
  value: toCents(500),
  minimumOrderValue: toCents(2000),
  exclusive: false,
} as const;
const confirmed = { confirmedTwoForOnePromotions: [offerId('two')] };

describe('the worked examples of S3 §2', () => {
  const twoForOne = anOffer({ id: 'two', kind: 'twoForOnePromotion', itemSelection: pizza });

  it("A: pizzas 12,00 / 12,00 / 9,50 / 8,00 and 'Kauf 2, zahl 1': free are 12,00 and 8,00; T = 20,00; S1 = 21,50", () => {
    const dishes = [1200, 1200, 950, 800].map((price, index) => aDish({ id: `p${index}`, price }));
    const { steps, lines } = priced(
      { dishes, offers: [twoForOne] },
      ['p3', 'p0', 'p2', 'p1'].map((dish) => ({ dish })),
    );
    expect(steps).toMatchObject({ twoForOneSaving: 2000, subtotal: 2150 });
    expect(lines.map(({ freeUnits, price }) => [freeUnits, price])).toEqual([
      [1, 0],
      [0, 1200],
      [0, 950],
      [1, 0],
    ]);
  });

  it('B: two pizzas at 12,00, dish discount 20 %, two-for-one not accumulative: confirmed S1 = 12,00, denied 19,20', () => {
    const parts = {
      dishes: [aDish({ id: 'p', price: 1200 })],
      offers: [twoForOne, anOffer({ kind: 'dishDiscount', ...percent(20), itemSelection: pizza })],
    };
    const items = [{ dish: 'p', amount: 2 }];
    expect(priced(parts, items).hints.twoForOne).toMatchObject([
      { status: 'needsChoice', discountSaving: 480, promotionSaving: 1200 },
    ]);
    expect(priced(parts, items, confirmed).steps).toMatchObject({
      discountedTotal: 1920,
      twoForOneSaving: 720,
      subtotal: 1200,
    });
    expect(priced(parts, items, { deniedTwoForOnePromotions: [offerId('two')] }).steps.subtotal).toBe(1920);
  });

  it('C: food 25,00 + drinks 6,00, cart discount 10 %, coupon 5,00, two deposits 0,25, fee 2,50; with its VAT', () => {
    const dishes = [
      aDish({ id: 'food', price: 2500 }),
      aDish({ id: 'drink', category: 'drinks', isDrink: true, price: 300, deposit: 25 }),
    ];
    const offers = [anOffer({ kind: 'cartDiscount', minimumOrderValue: toCents(2500) })];
    const terms = { deliveryFee: toCents(250), minimumOrderValue: null, freeAfter: toCents(3500) };
    const { steps, vat } = priced({ dishes, offers }, [{ dish: 'food' }, { dish: 'drink', amount: 2 }], {
      coupon,
      terms,
    });
    expect(steps).toEqual({
      listTotal: 3100,
      discountedTotal: 3100,
      twoForOneSaving: 0,
      subtotal: 3100,
      cartDiscount: 310,
      afterCartDiscount: 2790,
      couponValue: 500,
      deposits: 50,
      deliveryFee: 250,
      total: 2590,
    });
    expect(vat).toEqual([
      { rate: 700, gross: 2049, vat: 134 },
      { rate: 1900, gross: 541, vat: 86 },
    ]);
  });
});

describe('every price change is an adjustment with its source', () => {
  const everything = {
    dishes: [aDish({ id: 'pizza', price: 1000 }), aDish({ id: 'pasta', category: 'pasta', price: 2000 })],
    offers: [
      anOffer({ id: 'ten', kind: 'dishDiscount', ...percent(10), accumulative: true, itemSelection: pizza }),
      anOffer({ id: 'euro', kind: 'dishDiscount', ...euroOff(100), accumulative: true, itemSelection: pizza }),
      anOffer({ id: 'two', kind: 'twoForOnePromotion', accumulative: true, itemSelection: pizza }),
      anOffer({ id: 'cart', kind: 'cartDiscount' }),
    ],
    dailyDishes: [aDailyDish({ id: 'daily', ...euroOff(300), categories: ['pasta'] })],
  };

  it('lines first, then the cart, then the coupon; each discount of a stack with its own saving', () => {
    const { adjustments, lines } = priced(everything, [{ dish: 'pizza', amount: 2 }, { dish: 'pasta' }], { coupon });
    const pizzaLine = lines[0]?.line.id;
    const pastaLine = lines[1]?.line.id;
    expect(adjustments).toEqual([
      { source: 'dishDiscount', offerId: 'euro', label: 'Sonderpreis', amount: -200, lineId: pizzaLine },
      { source: 'dishDiscount', offerId: 'ten', label: '-10%', amount: -180, lineId: pizzaLine },
      { source: 'twoForOne', offerId: 'two', label: 'Kauf 2, zahl 1', amount: -810, lineId: pizzaLine },
      { source: 'dailyDish', offerId: 'daily', label: 'Tagespreis', amount: -300, lineId: pastaLine },
      { source: 'cartDiscount', offerId: 'cart', label: '-10%', amount: -251, lineId: null },
      { source: 'coupon', offerId: null, label: 'HUNGER5', amount: -500, lineId: null },
    ]);
  });

  it('lines have everything for a slip: list price, S0, S1, label, free units', () => {
    const { lines } = priced(everything, [{ dish: 'pizza', amount: 2 }]);
    expect(lines).toMatchObject([
      {
        unitListPrice: 1000,
        listPrice: 2000,
        discountedPrice: 1620,
        price: 810,
        discountLabel: 'Sonderpreis',
        freeUnits: 1,
        deposit: 0,
      },
    ]);
  });
});

describe('deposits (S3 P10, C10)', () => {
  const parts = {
    dishes: [
      aDish({ id: 'cola', category: 'getränke', isDrink: true, price: 250, deposit: 25 }),
      aDish({ id: 'burger', category: 'burger', price: 900, sides: ['dazu'] }),
    ],
    extraGroups: [aSideGroup({ id: 'dazu', maxAmount: 2, items: { cola: 200 } })],
    menus: [aCombo({ id: 'menü', price: 1000, slots: { burger: ['burger'], getränk: ['cola'] } })],
    offers: [
      anOffer({ kind: 'twoForOnePromotion', itemSelection: selection({ categories: ['getränke'] }) }),
      anOffer({ kind: 'dishDiscount', ...percent(100), itemSelection: selection({ dishes: ['burger'] }) }),
    ],
  };

  it.each([
    ["'charged for free and two-for-one units'", [{ dish: 'cola', amount: 2 }], 50],
    [
      "'and in combo slots'",
      [{ menu: 'menü', amount: 3, slots: { burger: { dish: 'burger' }, getränk: { dish: 'cola' } } }],
      75,
    ],
    [
      "'Side dishes bring the deposit of the dish … they name', unit by unit",
      [{ dish: 'burger', amount: 2, extras: { cola: 2 } }],
      100,
    ],
  ])('%s', (_, items, deposits) => {
    expect(priced(parts, items, { deliveryType: 'pickup' }).steps.deposits).toBe(deposits);
  });

  it("'never discounted, never part of a minimum or threshold'", () => {
    const terms = { deliveryFee: toCents(0), minimumOrderValue: toCents(275), freeAfter: null };
    const half = {
      code: 'HALB',
      type: 'percent',
      value: toBasisPoints(10_000),
      minimumOrderValue: toCents(0),
      exclusive: false,
    } as const;
    const { steps, hints } = priced(parts, [{ dish: 'cola' }], { terms, coupon: half });
    expect(steps).toMatchObject({ listTotal: 250, couponValue: 250, deposits: 25, total: 25 });
    expect(hints.minimumOrder).toMatchObject({ status: 'not-reached', missing: 25 });
  });
});

describe('order of the steps', () => {
  it("'Free extras stand in the list price already: G is net of them' (C12)", () => {
    const dishes = [aDish({ id: 'pizza', price: 1000, extras: ['extras'], freeIngredients: 1 })];
    const extraGroups = [anExtraGroup({ id: 'extras', maxAmount: 3, items: { käse: 100 } })];
    expect(priced({ dishes, extraGroups }, [{ dish: 'pizza', extras: { käse: 3 } }]).steps.listTotal).toBe(1200);
  });

  it("'never below D + L': a discount of everything leaves deposit and fee", () => {
    const dishes = [aDish({ id: 'cola', isDrink: true, price: 250, deposit: 25 })];
    const offers = [anOffer({ kind: 'cartDiscount', value: toBasisPoints(10_000) })];
    expect(
      priced({ dishes, offers }, [{ dish: 'cola' }], { coupon: { ...coupon, minimumOrderValue: toCents(0) } }).steps
        .total,
    ).toBe(275);
  });

  it("'An empty cart has L = 0 and TOTAL = 0' (C13)", () => {
    const { steps, vat, lines, adjustments } = priced({}, [], { coupon });
    expect([steps.total, steps.deliveryFee, vat, lines, adjustments]).toEqual([0, 0, [], [], []]);
  });

  it('does not price items that are not sold for the order type', () => {
    const dishes = [aDish({ id: 'suppe', for: ['pickup'], price: 500 }), aDish({ id: 'pizza', price: 1000 })];
    const { steps, lines } = priced({ dishes }, [{ dish: 'suppe' }, { dish: 'pizza' }]);
    expect([steps.listTotal, lines.length]).toEqual([1000, 1]);
  });

  it('the largest cart possible: 500 lines of 1000 units just below 9999 euros, to the cent', () => {
    const dishes = Array.from({ length: 500 }, (_, index) =>
      aDish({ id: `d${index}`, price: 999_899, isDrink: index % 2 === 0 }),
    );
    const menu = aMenu({ dishes, offers: [anOffer({ kind: 'cartDiscount', value: toBasisPoints(3333) })] });
    const cart = aCart(
      menu,
      dishes.map(({ id }) => ({ dish: id, amount: 1000 })),
    );
    const result = priceCart(menu, cart, aPricingContext());
    expectTotalsToAddUp(result);
    expect(result.steps.listTotal).toBe(499_949_500_000);
  });
});

import { describe, expect, it } from 'vitest';
import { aDailyDish, at, euroOff, fixedPrice, percent } from '../../testing/index.ts';
import { aDish, aMenu, anOffer, aCombo, getDish, during, selection } from '../../testing/index.ts';
import { comboId, offerId, sizeId } from '../ids.ts';
import { toCents } from '../money.ts';
import { bestDiscount, type DiscountRule } from './dish-discount.ts';
import { findDishDiscount, listTwoForOneOffers } from './find-dish-discount.ts';
import { listSizeDiscounts } from './size-discounts.ts';
import type { Discount } from '../menu/offer-document.ts';

const NOW = at('Mi 18:00');
const alone = (discount: Discount): Partial<DiscountRule> => ({ discount, accumulative: false });
const more = (discount: Discount): Partial<DiscountRule> => ({ discount, accumulative: true });

function best(listPrice: number, rules: readonly Partial<DiscountRule>[]) {
  const complete = rules.map((rule, order): DiscountRule => ({
    id: offerId(`o${order}`),
    source: 'dishDiscount',
    timetable: [],
    accumulative: false,
    discount: percent(0),
    ...rule,
    order,
  }));
  const { resultPrice, offers } = bestDiscount(toCents(listPrice), complete, { time: NOW });
  return [resultPrice, offers.map((offer) => [offer.offerId, offer.saving])];
}

describe('how dish discounts combine (S3 P2)', () => {
  it.each([
    ['no discount: the list price', 1200, [], [1200, []]],
    [
      "'Alternatives: each non-accumulative one alone': the better of two",
      1200,
      [alone(percent(10)), alone(euroOff(200))],
      [1000, [['o1', 200]]],
    ],
    [
      "'and the stack of all accumulative ones'",
      1000,
      [more(percent(10)), more(percent(20))],
      [
        720,
        [
          ['o0', 100],
          ['o1', 180],
        ],
      ],
    ],
    [
      'stack versus single discount: the stack is lower',
      1000,
      [alone(percent(25)), more(percent(20)), more(euroOff(100))],
      [
        720,
        [
          ['o2', 100],
          ['o1', 180],
        ],
      ],
    ],
    [
      'stack versus single discount: the single one is lower',
      1000,
      [more(percent(10)), alone(percent(25)), more(percent(10))],
      [750, [['o1', 250]]],
    ],
    [
      "'the lowest fixed replaces the price'",
      1200,
      [more(fixedPrice(1000)), more(fixedPrice(900))],
      [900, [['o1', 300]]],
    ],
    ["'(ignored when above list)'", 1200, [more(fixedPrice(1500)), more(percent(10))], [1080, [['o1', 120]]]],
    ['a single fixed price above list has no effect', 1200, [alone(fixedPrice(1300))], [1200, []]],
    [
      "'then every euro comes off, then every percent', in any configuration order",
      1200,
      [more(percent(50)), more(euroOff(100)), more(fixedPrice(1000)), more(euroOff(100))],
      [
        400,
        [
          ['o2', 200],
          ['o1', 100],
          ['o3', 100],
          ['o0', 400],
        ],
      ],
    ],
    [
      "'Round once, half up, at the end'",
      333,
      [more(percent(50)), more(percent(50)), more(percent(50))],
      [
        42,
        [
          ['o0', 166],
          ['o1', 84],
          ['o2', 41],
        ],
      ],
    ],
    ['half a cent goes up', 995, [alone(percent(10))], [896, [['o0', 99]]]],
    [
      "'never below 0'",
      300,
      [more(euroOff(200)), more(euroOff(200))],
      [
        0,
        [
          ['o0', 200],
          ['o1', 100],
        ],
      ],
    ],
    ["'tie: fewer discounts'", 1000, [more(percent(50)), more(percent(50)), alone(percent(75))], [250, [['o2', 750]]]],
    ["'then configuration order'", 1000, [alone(euroOff(100)), alone(percent(10))], [900, [['o0', 100]]]],
    ['a discount without saving is not applied', 1000, [alone(percent(0)), alone(fixedPrice(1000))], [1000, []]],
    ["'A percentage counts as at most 100 %' (C6)", 1000, [alone(percent(150))], [0, [['o0', 1000]]]],
    [
      'a stack of percentages stays exact: 999 900 x 0,6667³ = 296 311,1',
      999_900,
      [more(percent(33.33)), more(percent(33.33)), more(percent(33.33))],
      [
        296_311,
        [
          ['o0', 333_267],
          ['o1', 222_189],
          ['o2', 148_133],
        ],
      ],
    ],
  ] as const)('%s', (_, listPrice, rules, expected) => {
    expect(best(listPrice, rules)).toEqual(expected);
  });
});

const pizza = selection({ categories: ['pizza'] });

describe('which discounts apply to a dish', () => {
  const menu = aMenu({
    dishes: [
      aDish({ id: 'margherita', price: { klein: 800, gross: 1100 } }),
      aDish({ id: 'salat', category: 'salate', price: 700 }),
    ],
    menus: [aCombo({ id: 'feierabend', price: 1500, slots: { salat: ['salat'] } })],
    offers: [
      anOffer({ id: 'pizza', kind: 'dishDiscount', ...percent(10), itemSelection: pizza }),
      anOffer({
        id: 'gross',
        kind: 'dishDiscount',
        ...euroOff(200),
        itemSelection: selection({ dishes: ['margherita:gross'] }),
      }),
      anOffer({
        id: 'combo',
        kind: 'dishDiscount',
        ...fixedPrice(1299),
        itemSelection: selection({ menus: ['feierabend'] }),
      }),
      anOffer({
        id: 'friday',
        kind: 'dishDiscount',
        ...percent(50),
        timetable: [during('Fr 11:00-14:00')],
        itemSelection: pizza,
      }),
      anOffer({ id: 'pickup', kind: 'dishDiscount', ...percent(40), type: 'pickup', itemSelection: pizza }),
      anOffer({
        id: 'webshop',
        kind: 'dishDiscount',
        ...percent(5),
        type: 'webshop',
        itemSelection: selection({ categories: ['salate'] }),
      }),
      anOffer({ id: 'nothing', kind: 'dishDiscount', ...percent(90), itemSelection: selection({}) }),
      anOffer({ id: 'noSelection', kind: 'dishDiscount', ...percent(90) }),
      anOffer({
        id: 'hidden',
        kind: 'dishDiscount',
        ...percent(10),
        showInShop: false,
        type: 'dineIn',
        itemSelection: selection({ dishes: ['salat'] }),
      }),
    ],
    dailyDishes: [aDailyDish({ id: 'thursday', day: 4, ...fixedPrice(499), dishes: ['salat'] })],
  });
  const margherita = getDish(menu, 'margherita');
  const salat = getDish(menu, 'salat');
  const feierabend = menu.combos.get(comboId('feierabend'));
  if (!feierabend) throw new Error('no combo');
  const klein = { dish: margherita, sizeId: sizeId('klein') };
  const gross = { dish: margherita, sizeId: sizeId('gross') };
  const small = { dish: salat, sizeId: null };

  it.each([
    ["'A dish selected without sizes means every size' (C8)", klein, 'delivery', NOW, 720, ['pizza']],
    ['a dish selected in one size: only in this size', gross, 'delivery', NOW, 900, ['gross']],
    ["'type … limits every offer kind' (C8)", klein, 'pickup', NOW, 480, ['pickup']],
    ["'webshop excludes dineIn' (S1 §5): the delivery", small, 'delivery', NOW, 665, ['webshop']],
    [
      "'showInShop=false hides an offer without switching it off' (C8), 'webshop' is off at a table",
      small,
      'dineIn',
      NOW,
      630,
      ['hidden'],
    ],
    ["'timetable' limits (C8): within", klein, 'delivery', at('Fr 13:59'), 400, ['friday']],
    ['the end of a timetable is exclusive (O3)', klein, 'delivery', at('Fr 14:00'), 720, ['pizza']],
    [
      "'daily dishes' are dish discounts of their weekday (S1 §3)",
      small,
      'delivery',
      at('Do 00:00'),
      499,
      ['thursday'],
    ],
    [
      "'A combo that is named by a dish discount is discounted on menu.price' (C9)",
      { combo: feierabend },
      'delivery',
      NOW,
      1299,
      ['combo'],
    ],
  ] as const)('%s', (_, target, deliveryType, time, resultPrice, offers) => {
    const discount = findDishDiscount(menu, target, { deliveryType, time });
    expect(discount).toMatchObject({ resultPrice, hasDiscount: true });
    expect(discount?.offers.map((offer) => offer.offerId)).toEqual(offers);
  });

  it("'An empty itemSelection selects nothing' (C8), and so does none", () => {
    const tuesday = { deliveryType: 'pickup', time: at('Di 12:00') } as const;
    expect(findDishDiscount(menu, small, tuesday)?.offers.map((offer) => offer.offerId)).toEqual(['webshop']);
  });

  it("'sizeDiscounts keyed by size id (label, hasDiscount, resultPrice)' (S1 §3)", () => {
    const sizes = listSizeDiscounts(menu, margherita, { deliveryType: 'delivery', time: NOW });
    expect([...sizes].map(([id, { label, resultPrice }]) => [id, label, resultPrice])).toEqual([
      ['klein', '-10%', 720],
      ['gross', 'Sonderpreis', 900],
    ]);
  });

  it('has no price and no promotion if the dish is not sold for the order type', () => {
    const only = aMenu({ dishes: [aDish({ id: 'suppe', for: ['pickup'] })] });
    const target = { dish: getDish(only, 'suppe'), sizeId: null };
    expect(findDishDiscount(only, target, { deliveryType: 'delivery', time: NOW })).toBeNull();
    expect(listTwoForOneOffers(only, target, { deliveryType: 'pickup', time: NOW })).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { aDish, aMenu, anExtraGroup, aSideGroup, getDish } from '../../testing/index.ts';
import { sizeId } from '../ids.ts';
import { toCents } from '../money.ts';
import type { DishPricesDocument } from './menu-document.ts';
import type { Dish, ExtraItem } from './menu.ts';
import { calculateDeposit, extraPrice, isOffered, isSelectable, unitPrice } from './prices.ts';

const cents = (prices: Readonly<Record<string, number | null>>) =>
  Object.fromEntries(Object.entries(prices).map(([size, price]) => [size, price === null ? null : toCents(price)]));

function theDish(parts: Parameters<typeof aDish>[0]): Dish {
  return getDish(aMenu({ dishes: [aDish(parts)] }), 'margherita');
}

describe("'per-type prices (delivery, pickup, dineIn) each with base, size' (S1 §3)", () => {
  const prices = { delivery: { size: cents({ klein: 800, gross: null }) }, pickup: { size: cents({ '*': 700 }) } };
  const sized = theDish({ price: { klein: 0, gross: 0 }, prices });
  const plain = theDish({ prices: { delivery: { base: toCents(900) }, pickup: { base: null } } });

  it.each([
    ['a size', sized, 'klein', 'delivery', 800],
    ['a size not sold for the order type', sized, 'gross', 'delivery', null],
    ["'*' stands for every size", sized, 'gross', 'pickup', 700],
    ['not sold at the table', sized, 'klein', 'dineIn', null],
    ['a dish with sizes needs one', sized, null, 'delivery', null],
    ['base', plain, null, 'delivery', 900],
    ['no base price', plain, null, 'pickup', null],
  ] as const)('%s', (_, dish, size, type, expected) => {
    expect(unitPrice(dish, size === null ? null : sizeId(size), type)).toBe(expected);
  });

  it('is offered if it has a price', () => {
    expect((['delivery', 'pickup', 'dineIn'] as const).map((type) => isOffered(sized, type))).toEqual([
      true,
      true,
      false,
    ]);
    expect((['delivery', 'pickup', 'dineIn'] as const).map((type) => isOffered(plain, type))).toEqual([
      true,
      false,
      false,
    ]);
  });
});

describe('price of an extra: by item of the dish, by ingredient or alias, by group', () => {
  const findExtraPrice = (
    own: DishPricesDocument,
    size: string | null,
    inGroup = { klein: 100, gross: 150 },
  ): number | null => {
    const menu = aMenu({
      dishes: [
        aDish({ price: { klein: 800, gross: 1100, riesig: 1500 }, extras: ['belag'], prices: { delivery: own } }),
      ],
      extraGroups: [anExtraGroup({ id: 'belag', items: { salami: inGroup } })],
    });
    const dish = getDish(menu, 'margherita');
    const item = dish.groups[0]?.items[0] as ExtraItem;
    return extraPrice(dish, item, { sizeId: size === null ? null : sizeId(size), deliveryType: 'delivery' });
  };
  const alias = {
    ingredientAlias: { salami: 'wurst' as never },
    ingredient: { wurst: cents({ '*': 80 }), salami: cents({ '*': 70 }) },
  };

  it.each([
    ['the price of the group', {}, 'gross', 150],
    ["'An extra without an entry for the chosen size has no price in it' (S3 C12)", {}, 'riesig', null],
    ['the price of the dish for the item', { extra: { salami: cents({ '*': 90 }) } }, 'gross', 90],
    ['the size before every size', { extra: { salami: cents({ '*': 90, gross: 95 }) } }, 'gross', 95],
    ['the price of the dish for the ingredient', { ingredient: { salami: cents({ '*': 70 }) } }, 'gross', 70],
    ['the price of its alias', alias, 'gross', 80],
    ['the item before the ingredient', { ...alias, extra: { salami: cents({ '*': 90 }) } }, 'gross', 90],
    ['null ends the search: not in this size', { extra: { salami: cents({ gross: null }) } }, 'gross', null],
    ["a size without a price in the dish uses the group's", { extra: { salami: cents({ klein: 60 }) } }, 'gross', 150],
    [
      "'at 999900 or more' not available in the size (S1 §5)",
      { extra: { salami: cents({ '*': 999_900 }) } },
      'gross',
      null,
    ],
    ['a price just below', { extra: { salami: cents({ '*': 999_899 }) } }, 'gross', 999_899],
    ['0 is a price', { extra: { salami: cents({ '*': 0 }) } }, 'gross', 0],
  ])('%s', (_, own, size, expected) => {
    expect(findExtraPrice(own, size)).toBe(expected);
  });

  it('has none if the dish is not sold', () => {
    const menu = aMenu({
      dishes: [aDish({ extras: ['belag'], for: ['pickup'] })],
      extraGroups: [anExtraGroup({ id: 'belag', items: { salami: 100 } })],
    });
    const dish = getDish(menu, 'margherita');
    expect(
      extraPrice(dish, dish.groups[0]?.items[0] as ExtraItem, { sizeId: null, deliveryType: 'delivery' }),
    ).toBeNull();
  });

  it("'The price of a side dish is the surcharge in the main dish' (S3 C12)", () => {
    const side = (sides: DishPricesDocument['sides']) => {
      const menu = aMenu({
        dishes: [
          aDish({ sides: ['beilagen'], prices: { delivery: { base: toCents(900), ...(sides ? { sides } : {}) } } }),
          aDish({ id: 'cola', price: 250 }),
        ],
        extraGroups: [aSideGroup({ items: { cola: 200 } })],
      });
      const dish = getDish(menu, 'margherita');
      return extraPrice(dish, dish.groups[0]?.items[0] as ExtraItem, { sizeId: null, deliveryType: 'delivery' });
    };
    expect(side(undefined)).toBe(200);
    expect(side({ cola: cents({ '*': 120 }) })).toBe(120);
  });

  it.each([
    [9998, true],
    [9999, false],
    [0, true],
    [null, false],
  ])("'Extras priced at 9999 cents or more cannot be set' (S1 §5): %s", (price, expected) => {
    expect(isSelectable(price === null ? null : toCents(price))).toBe(expected);
  });
});

describe('deposit: by size, by dish, by shop (S3 P10, C10)', () => {
  const settings = { useDishDeposit: true, dishDeposits: { klein: toCents(8), '*': toCents(9) } };
  const bottle = (pfand: Record<string, number>, deposit?: number) => {
    const price = { klein: 200, gross: 300 };
    const all = {
      size: cents(price),
      pfand: Object.fromEntries(Object.entries(pfand).map(([size, value]) => [size, toCents(value)])),
    };
    return theDish({ price, prices: { delivery: all, dineIn: all }, ...(deposit === undefined ? {} : { deposit }) });
  };

  it.each([
    ['prices[type].pfand[size]', bottle({ klein: 25 }, 15), 'delivery', settings, 25],
    ['pfand of every size', bottle({ '*': 25 }, 15), 'delivery', settings, 25],
    ["'A pfand of 0 is a value and ends the chain'", bottle({ klein: 0 }, 15), 'delivery', settings, 0],
    ['then dish.deposit', bottle({ gross: 25 }, 15), 'delivery', settings, 15],
    ["then the shop's by size", bottle({}), 'delivery', settings, 8],
    [
      "then the shop's for all drinks",
      { ...bottle({}), isDrink: true },
      'delivery',
      { ...settings, dishDeposits: { '*': toCents(9) } },
      9,
    ],
    ['otherwise 0', bottle({}), 'delivery', { ...settings, dishDeposits: {} }, 0],
    [
      'useDishDeposit=false disables all',
      bottle({ klein: 25 }, 15),
      'delivery',
      { ...settings, useDishDeposit: false },
      0,
    ],
    ['dine-in 0', bottle({}, 15), 'dineIn', settings, 0],
    ['dine-in if set', bottle({ klein: 25 }, 15), 'dineIn', settings, 25],
  ] as const)('%s', (_, dish, deliveryType, given, expected) => {
    expect(calculateDeposit(dish, { sizeId: sizeId('klein'), deliveryType }, given)).toBe(expected);
  });
});

import { describe, expect, it } from 'vitest';
import { priced } from '../../../../tests/support/priced.ts';
import {
  aCombo,
  aDish,
  anExtraGroup,
  anIngredient,
  anOffer,
  aSideGroup,
  at,
  euroOff,
  getDish,
  percent,
  aMenu,
  selection,
  type WishedItem,
} from '../../testing/index.ts';
import { dishId, offerId, sizeId } from '../ids.ts';
import { slotDishes } from '../menu/availability.ts';
import type { MenuDocument } from '../menu/menu-document.ts';
import { calculateDeposit } from '../menu/prices.ts';
import { toCents } from '../money.ts';
import type { SelectedFreeItem } from '../offers/free-item-choices.ts';

type Given = Parameters<typeof priced>[2];

/** The pickup's gross by percent of VAT. */
function grossOf(parts: Partial<MenuDocument>, items: readonly WishedItem[], given: Given = {}): object {
  const { vat } = priced(parts, items, { deliveryType: 'pickup', ...given });
  return Object.fromEntries(vat.map(({ rate, gross }) => [rate / 100, gross]));
}

const coupon = (cents: number) =>
  ({ code: 'X', type: 'value', value: toCents(cents), minimumOrderValue: toCents(0), exclusive: false }) as const;

it("'The stand-alone prices by which a combo is split include the extras and sides chosen in it; the line is split with them' (C21)", () => {
  const dishes = [
    aDish({ id: 'rollen', price: 490 }),
    aDish({ id: 'ente', price: 1450, extras: ['fleisch'] }),
    aDish({ id: 'cola', category: 'getränke', isDrink: true, price: 290, deposit: 25 }),
  ];
  const extraGroups = [anExtraGroup({ id: 'fleisch', items: { rind: 350 } })];
  const menus = [aCombo({ id: 'mittag', price: 1590, slots: { vor: ['rollen'], haupt: ['ente'], dazu: ['cola'] } })];
  const slots = { vor: { dish: 'rollen' }, haupt: { dish: 'ente', extras: { rind: 1 } }, dazu: { dish: 'cola' } };
  expect(grossOf({ dishes, extraGroups, menus }, [{ menu: 'mittag', slots }])).toEqual({ 7: 1722, 19: 243 });
});

describe('units that C4 leaves alike (C22, C31)', () => {
  const dishes = [
    aDish({ id: 'food', price: 1200, extras: ['extras'] }),
    aDish({ id: 'drink', category: 'getränke', isDrink: true, price: 1200 }),
  ];
  const extraGroups = [anExtraGroup({ id: 'extras', items: { a: 100, b: 100, c: 200 } })];
  const menus = [aCombo({ id: 'combo', price: 1200, slots: { wahl: ['drink', 'food'] } })];
  const offers = [
    anOffer({ kind: 'twoForOnePromotion', itemSelection: selection({ menus: ['combo'], dishes: ['food'] }) }),
  ];
  const combo = (dish: string, member: string): WishedItem => ({ menu: 'combo', slots: { wahl: { dish } }, member });
  const food = (extras: Record<string, number>, member = ''): WishedItem => ({ dish: 'food', extras, member });
  const anna = combo('drink', 'Anna');

  it.each<[string, readonly WishedItem[], readonly string[], number]>([
    ["'the dearer with its extras first'", [food({ a: 1 }), food({ c: 1 })], [], 0],
    ["'then by configuration'", [food({ b: 1 }), food({ a: 1 })], [], 0],
    ["'without the member': a name does not make a unit free", [anna, combo('food', '')], ['Anna'], 1],
    ["'then by the order of joining'", [food({}, 'Ben'), food({}, 'Anna')], ['Ben', 'Anna'], 1],
    ['… not by name', [food({}, 'Ben'), food({}, 'Anna')], ['Anna', 'Ben'], 0],
  ])('%s', (_, items, memberNames, free) => {
    const freeOf = (wishes: readonly WishedItem[]) =>
      priced({ dishes, extraGroups, menus, offers }, wishes, { memberNames }).lines.map(({ freeUnits }) => freeUnits);
    expect(freeOf(items)).toEqual([0, 1].map((index) => Number(index === free)));
    expect(freeOf(items.toReversed())).toEqual([0, 1].map((index) => Number(index === 1 - free)));
  });

  it('a name on a line does not change the VAT', () => {
    const parts = { dishes, extraGroups, menus, offers };
    expect(grossOf(parts, [anna, combo('food', '')])).toEqual(grossOf(parts, [combo('drink', ''), combo('food', '')]));
  });
});

describe('cart discounts (C23, C27)', () => {
  const dishes = [
    aDish({ id: 'pizza', price: 2000 }),
    aDish({ id: 'pasta', category: 'pasta', price: 1000 }),
    aDish({ id: 'rabatt', category: 'rabatt', price: 1985 }),
  ];
  const reduced = anOffer({ kind: 'dishDiscount', ...percent(0.5), itemSelection: selection({ dishes: ['rabatt'] }) });
  const group = (off: object, minimum = 2000) => ({ ...off, minimumOrderValue: toCents(minimum) }) as never;
  const pizzaOnly = { itemSelection: selection({ dishes: ['pizza'] }) };
  const stack = (id: string, parts: object) => anOffer({ id, kind: 'cartDiscount', accumulative: true, ...parts });

  it.each<[string, Partial<MenuDocument>, readonly string[], Given, number]>([
    [
      "'on all of S1; T7 does not limit them': every unit has a benefit",
      { offers: [reduced] },
      ['rabatt'],
      {
        groupActive: true,
        settings: { groupOrderDiscounts: [group(percent(10), 1000)] },
      },
      198,
    ],
    [
      "'each alone against the stack of the offers': the stack of 6,00 + 10 % wins over 20 %",
      { offers: [stack('a', euroOff(600)), stack('b', percent(10))] },
      ['pizza', 'pasta'],
      { groupActive: true, settings: { groupOrderDiscounts: [group(percent(20)), group(percent(15))] } },
      840,
    ],
    [
      '… and 30 % wins over the stack, alone',
      { offers: [stack('a', euroOff(600)), stack('b', percent(10))] },
      ['pizza', 'pasta'],
      { groupActive: true, settings: { groupOrderDiscounts: [group(percent(30)), group(percent(15))] } },
      900,
    ],
    [
      "'taken of what the ones before left on the lines it counts; what one took is spread over its lines in proportion'",
      // 6,00 of 30,00 leave 16,00 of the pizza: 10 % of them are 1,60.
      { offers: [stack('a', euroOff(600)), stack('b', { ...percent(10), ...pizzaOnly })] },
      ['pizza', 'pasta'],
      {},
      760,
    ],
  ])('%s', (_, parts, items, given, expected) => {
    const { steps } = priced(
      { dishes, ...parts },
      items.map((dish) => ({ dish })),
      given,
    );
    expect(steps.cartDiscount).toBe(expected);
  });
});

it("'A dish whose price is null in a slot's size cannot be chosen in that slot' (C24)", () => {
  const menu = aMenu({
    dishes: [
      aDish({ id: 'ohne', price: { klein: 800, gross: null } }),
      aDish({ id: 'mit', price: { klein: 800, gross: 1100 } }),
      aDish({ id: 'nie', prices: { delivery: { base: null } } }),
      aDish({ id: 'pasta' }),
    ],
    menus: [aCombo({ slots: { 'haupt:gross': ['ohne', 'mit', 'nie', 'pasta'] } })],
  });
  const [slot] = [...menu.combos.values()].flatMap(({ slots }) => slots);
  const dishes = slot ? slotDishes(menu, slot, { deliveryType: 'delivery', time: at('Mi 18:00') }) : [];
  expect(dishes.map(({ id }) => id)).toEqual(['mit', 'pasta']);
});

describe('the odd cent inside a line (C25, C32)', () => {
  const parts = (side: number): Partial<MenuDocument> => ({
    dishes: [
      aDish({ id: 'drink', category: 'getränke', isDrink: true, price: 333, sides: ['dazu'] }),
      aDish({ id: 'brot', category: 'brot', price: 300 }),
    ],
    extraGroups: [aSideGroup({ id: 'dazu', items: { brot: side } })],
  });
  const item = { dish: 'drink', extras: { brot: 1 } };
  it.each([
    ["'the dish before its extras and sides'", 333, 215, { 7: 333 - 107, 19: 333 - 108 }],
    ["'otherwise the larger part gets the cent'", 999, 2, { 7: 997, 19: 333 }],
  ])('%s', (_, side, off, expected) => {
    expect(grossOf(parts(side), [item], { coupon: coupon(off) })).toEqual(expected);
  });
});

it('the mandatory one of equal price is the last in the menu, so its rate is taxed: 10,00 of food and of a drink (C40)', () => {
  const menu: Partial<MenuDocument> = {
    dishes: [aDish({ id: 'teller', price: 0, extras: ['dazu'], freeIngredients: 1 })],
    extraGroups: [anExtraGroup({ id: 'dazu', min: 1, items: { saft: 1000, brot: 1000 } })],
    ingredients: [anIngredient('saft', { vatClass: 'drink' })],
  };
  expect(grossOf(menu, [{ dish: 'teller', extras: { saft: 1, brot: 1 } }], {})).toEqual({ 7: 1000 });
});

describe("'Where a dish has no money in a line, C25's odd cent goes to the lower rate' (C47)", () => {
  const menu = (price: number): Partial<MenuDocument> => ({
    dishes: [
      aDish({ id: 'menü', category: 'getränke', isDrink: true, price, sides: ['dazu'] }),
      aDish({ id: 'saft', category: 'getränke', isDrink: true, price: 300 }),
      aDish({ id: 'brot', category: 'brot', price: 300 }),
    ],
    extraGroups: [aSideGroup({ id: 'dazu', maxAmount: 1, items: { saft: 200, brot: 200 } })],
    offers: [anOffer({ kind: 'twoForOnePromotion', itemSelection: selection({ dishes: ['menü'] }) })],
  });
  const item = { dish: 'menü', extras: { saft: 1, brot: 1 } };
  it.each([
    ['a dish of 0,00 €', 0, [item], { 7: 200 - 1, 19: 200 }],
    ['two of them', 0, [{ ...item, amount: 2 }], { 7: 400 - 1, 19: 400 }],
    // Its rate has more money then.
    ['a dish that costs something', 1, [item], { 7: 200, 19: 201 - 1 }],
  ])('%s', (_, price, items, expected) => {
    expect(grossOf(menu(price), items, { coupon: coupon(1) })).toEqual(expected);
  });
});

describe('`dishDeposits` (C26, C30)', () => {
  const menu = aMenu({
    dishes: [
      aDish({ id: 'pizza', price: { klein: 800, gross: 1100 } }),
      aDish({ id: 'cola', isDrink: true, price: { klein: 200, gross: 300 } }),
    ],
  });
  it.each([
    ["'a size key counts for every dish'", 'pizza', 'klein', 15],
    ["'`*` for drinks (`isDrink`) only': no deposit on a pizza", 'pizza', 'gross', 0],
    ["'`*` for drinks (`isDrink`) only'", 'cola', 'gross', 25],
    ['the size key before the star', 'cola', 'klein', 15],
  ])('%s', (_, dish, size, expected) => {
    const settings = { useDishDeposit: true, dishDeposits: { klein: toCents(15), '*': toCents(25) } };
    const variant = { sizeId: sizeId(size), deliveryType: 'pickup' } as const;
    expect(calculateDeposit(getDish(menu, dish), variant, settings)).toBe(expected);
  });
});

describe('the VAT class of an extra (C28, C32)', () => {
  const group = (own: object) => {
    const made = anExtraGroup({ id: 'extras', items: { espresso: 300 } });
    return { ...made, items: made.items.map((item) => ({ ...item, ...own })) };
  };
  const sides = (own: object) => {
    const made = aSideGroup({ id: 'extras', items: { cola: 300 } });
    return { ...made, items: made.items.map((item) => ({ ...item, ...own })) };
  };
  const cola = aDish({ id: 'cola', category: 'getränke', isDrink: true, price: 290, deposit: 25 });
  const dishes = [aDish({ id: 'torte', price: 500, extras: ['extras'] }), cola];
  const drink = anIngredient('espresso', { vatClass: 'drink' });
  it.each<[string, Partial<MenuDocument>, string, object]>([
    ["'its own'", { extraGroups: [group({ vatClass: 'drink' })] }, 'espresso', { 7: 500, 19: 300 }],
    ['that of its ingredient', { extraGroups: [group({})], ingredients: [drink] }, 'espresso', { 7: 500, 19: 300 }],
    [
      'its own before that of its ingredient',
      { extraGroups: [group({ vatClass: 'food' })], ingredients: [drink] },
      'espresso',
      { 7: 800 },
    ],
    ["'else its dish's'", { extraGroups: [group({})] }, 'espresso', { 7: 800 }],
    ["'else that of the dish it names'", { extraGroups: [sides({})] }, 'cola', { 7: 500, 19: 325 }],
    [
      "'A deposit keeps its dish's rate whatever the extra's VAT class'",
      { extraGroups: [sides({ vatClass: 'food' })] },
      'cola',
      { 7: 800, 19: 25 },
    ],
  ])('%s', (_, parts, extra, expected) => {
    expect(grossOf({ dishes, ...parts }, [{ dish: 'torte', extras: { [extra]: 1 } }])).toEqual(expected);
  });
});

describe("'A chosen free item that cannot be had stands in `problems` with its reason' (C29)", () => {
  const dishes = [
    aDish({ id: 'pizza', price: 1000 }),
    aDish({ id: 'tiramisu', name: 'Tiramisù', category: 'dolci', price: 500 }),
    aDish({ id: 'panna', name: 'Panna cotta', category: 'dolci', price: 500, declarations: null }),
    aDish({ id: 'aus', name: 'Eis', category: 'dolci', price: 500, soldOut: true }),
  ];
  const free = (id: string, parts: object = {}) =>
    anOffer({
      id,
      kind: 'freeItem',
      minimumOrderValue: toCents(1000),
      itemSelection: selection({ categories: ['dolci'] }),
      ...parts,
    } as never);
  const two = anOffer({ kind: 'twoForOnePromotion', itemSelection: selection({ dishes: ['pizza'] }) });
  const take = (offer: string, dish = 'tiramisu'): SelectedFreeItem => ({
    offerId: offerId(offer),
    dishId: dishId(dish),
    sizeId: null,
  });

  it.each<[string, Parameters<typeof free>[1], readonly SelectedFreeItem[], object[]]>([
    ['it is given', {}, [take('gift')], []],
    [
      'not reached',
      { minimumOrderValue: toCents(5000) },
      [take('gift')],
      [{ code: 'freeItemNotReached', item: 'Tiramisù' }],
    ],
    [
      'hidden by a two-for-one',
      { accumulativeTwoForOne: false },
      [take('gift')],
      [{ code: 'freeItemNotWithTwoForOne', item: 'Tiramisù' }],
    ],
    ['an unknown offer', {}, [take('no')], [{ code: 'freeItemNotOffered', item: 'Tiramisù' }]],
    ['an unknown dish', {}, [take('gift', 'no')], [{ code: 'freeItemNotOffered', item: 'no' }]],
    ['a dish the offer does not include', {}, [take('gift', 'pizza')], [{ code: 'freeItemNotOffered', item: 'pizza' }]],
    ['a dish that is sold out', {}, [take('gift', 'aus')], [{ code: 'freeItemNotOffered', item: 'Eis' }]],
    ['unknown declarations (L2)', {}, [take('gift', 'panna')], [{ code: 'declarationsUnknown', item: 'Panna cotta' }]],
    [
      'next to one that is not combinable (T9)',
      { combinable: false },
      [take('other'), take('gift')],
      [{ code: 'freeItemNotCombinable', item: 'Tiramisù' }],
    ],
    [
      "'not available now' before all others (C48)",
      { minimumOrderValue: toCents(5000), accumulativeTwoForOne: false },
      [take('gift', 'aus')],
      [{ code: 'freeItemNotOffered', item: 'Eis' }],
    ],
    [
      "'hidden by two-for-one' before 'not reached' (C48)",
      { minimumOrderValue: toCents(5000), accumulativeTwoForOne: false },
      [take('gift')],
      [{ code: 'freeItemNotWithTwoForOne', item: 'Tiramisù' }],
    ],
    [
      "'hidden by two-for-one' before 'not combinable' (C48)",
      { accumulativeTwoForOne: false },
      [take('gift'), take('alone')],
      [{ code: 'freeItemNotWithTwoForOne', item: 'Tiramisù' }],
    ],
    [
      "'not combinable' before 'not reached' (C48)",
      { minimumOrderValue: toCents(5000) },
      [take('gift'), take('alone')],
      [{ code: 'freeItemNotCombinable', item: 'Tiramisù' }],
    ],
    ['one item per offer (T9)', {}, [take('other'), take('other')], []],
  ])('%s', (_, parts, selectedFreeItems, expected) => {
    const offers = [free('gift', parts), free('other'), free('alone', { combinable: false }), two];
    const cart = priced({ dishes, offers }, [{ dish: 'pizza', amount: 2 }], { selectedFreeItems });
    expect(cart.problems).toEqual(expected.map((problem) => ({ ...problem, dropped: true })));
    const given = new Set(selectedFreeItems.map((item) => item.offerId)).size - expected.length;
    expect(cart.freeItems).toHaveLength(given);
  });
});

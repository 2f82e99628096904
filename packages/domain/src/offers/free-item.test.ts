import { describe, expect, it } from 'vitest';
import { priced } from '../../../../tests/support/priced.ts';
import { aCategory, aDish, anOffer, at, during, selection } from '../../testing/index.ts';
import { dishId, offerId, sizeId } from '../ids.ts';
import { toBasisPoints, toCents } from '../money.ts';
import type { SelectedFreeItem } from './free-item-choices.ts';
import { selectFreeItem } from './free-item.ts';
import type { FreeItemDocument } from '../menu/offer-document.ts';

const dishes = [
  aDish({ id: 'pizza', price: 1000 }),
  aDish({ id: 'tiramisu', category: 'dolci', price: 450 }),
  aDish({ id: 'cola', category: 'getränke', isDrink: true, price: { klein: 250, gross: 390 }, deposit: 25 }),
];
const free = (id: string, parts: Partial<Omit<FreeItemDocument, 'id' | 'kind'>> = {}) =>
  anOffer({ id, kind: 'freeItem', itemSelection: selection({ dishes: ['tiramisu', 'cola:klein'] }), ...parts });
const take = (offer: string, dish = 'tiramisu', size: string | null = null): SelectedFreeItem => ({
  offerId: offerId(offer),
  dishId: dishId(dish),
  sizeId: size === null ? null : sizeId(size),
});
const pizzas = (amount: number) => [{ dish: 'pizza', amount }];

describe('free-item threshold: reached, nearly-reached, not-reached (S1 §4 Free-item threshold)', () => {
  it.each([
    [2000, 'reached', 0, 'at or above minimum'],
    [2001, 'nearly-reached', 1, 'within 500 cents below'],
    [2500, 'nearly-reached', 500, "'Exactly 5,00 missing is nearly reached' (C13)"],
    [2501, 'not-reached', 501, 'more than 5,00 missing'],
  ])('two pizzas of 10,00, minimum %i: %s, %i missing (%s)', (minimum, status, missing) => {
    const { hints } = priced({ dishes, offers: [free('gift', { minimumOrderValue: toCents(minimum) })] }, pizzas(2));
    expect(hints.freeItems).toMatchObject([{ offerId: 'gift', status, missing, minimumOrderValue: minimum }]);
  });

  it("'subtotal after cart discount' (S1 §4 Free-item threshold), S2 (S3 §2): a coupon does not count", () => {
    const offers = [free('gift'), anOffer({ kind: 'cartDiscount', discountType: 'euro', value: toCents(1) })];
    expect(priced({ dishes, offers }, pizzas(2)).hints.freeItems[0]?.status).toBe('nearly-reached');
    const coupon = {
      code: 'X',
      type: 'percent',
      value: toBasisPoints(5000),
      minimumOrderValue: toCents(0),
      exclusive: false,
    } as const;
    expect(priced({ dishes, offers: [free('gift')] }, pizzas(2), { coupon }).hints.freeItems[0]?.status).toBe(
      'reached',
    );
  });

  it('offers selected dishes that are sold for the order type and available, in menu order', () => {
    const all = [
      ...dishes,
      aDish({ id: 'soldOut', category: 'dolci', soldOut: true }),
      aDish({ id: 'lunch', category: 'dolci', timetable: [during('Mi 11:00-14:00')] }),
      aDish({ id: 'pickupOnly', category: 'dolci', for: ['pickup'] }),
      aDish({ id: 'breakfast', category: 'morgens', price: 300 }),
    ];
    const offers = [
      free('gift', { itemSelection: selection({ categories: ['dolci', 'morgens'], dishes: ['cola:klein'] }) }),
    ];
    const categories = [aCategory('morgens', { timetable: [during('Mi 08:00-11:00')] })];
    const names = (given: object) =>
      priced({ dishes: all, categories, offers }, pizzas(1), given).hints.freeItems[0]?.choices.map(({ name }) => name);
    expect(names({})).toEqual(['tiramisu', 'cola klein']);
    expect(names({ time: at('Mi 12:00') })).toEqual(['tiramisu', 'lunch', 'cola klein']);
    expect(names({ deliveryType: 'pickup' })).toEqual(['tiramisu', 'pickupOnly', 'cola klein']);
    expect(names({ time: at('Mi 09:00') })).toEqual(['breakfast', 'tiramisu', 'cola klein']);
  });
});

describe('what the guest gets (S3 T9, C10)', () => {
  const given = (offers: readonly FreeItemDocument[], selectedFreeItems: readonly SelectedFreeItem[], amount = 2) =>
    priced({ dishes, offers }, pizzas(amount), { selectedFreeItems });

  it('costs nothing but its deposit', () => {
    const { freeItems, steps } = given([free('gift')], [take('gift', 'cola', 'klein')]);
    expect(freeItems).toMatchObject([{ name: 'cola klein', listPrice: 250, deposit: 25, vatClass: 'drink' }]);
    expect(steps).toMatchObject({ listTotal: 2000, subtotal: 2000, deposits: 25, total: 2275 });
  });

  it.each<[string, readonly FreeItemDocument[], readonly SelectedFreeItem[], number, string[]]>([
    [
      "'One item per offer': the one chosen last",
      [free('gift')],
      [take('gift'), take('gift', 'cola', 'klein')],
      2,
      ['cola'],
    ],
    ['two offers, two items', [free('a'), free('b')], [take('a'), take('b')], 2, ['tiramisu', 'tiramisu']],
    [
      "'combinable=false: choosing it clears other free items'",
      [free('a'), free('b', { combinable: false })],
      [take('a'), take('b', 'cola', 'klein')],
      2,
      ['cola'],
    ],
    [
      'in any order',
      [free('a'), free('b', { combinable: false })],
      [take('b', 'cola', 'klein'), take('a')],
      2,
      ['cola'],
    ],
    ["'Selections for offers no longer reached are dropped' (S1 §4)", [free('gift')], [take('gift')], 1, []],
    ['a dish the offer does not include', [free('gift')], [take('gift', 'pizza')], 2, []],
    ['a size the offer does not include', [free('gift')], [take('gift', 'cola', 'gross')], 2, []],
    ['an offer that does not exist', [free('gift')], [take('constructor')], 2, []],
    ['nothing for an empty cart (C13)', [free('gift', { minimumOrderValue: toCents(0) })], [take('gift')], 0, []],
  ])('%s', (_, offers, selected, amount, expected) => {
    const cart = amount === 0 ? [] : pizzas(amount);
    const { freeItems } = priced({ dishes, offers }, cart, { selectedFreeItems: selected });
    expect(freeItems.map((item) => item.dishId)).toEqual(expected);
  });

  it("'accumulativeTwoForOne=false: hidden while a two-for-one applies'", () => {
    const two = anOffer({ kind: 'twoForOnePromotion', itemSelection: selection({ dishes: ['pizza'] }) });
    const offers = [two, free('gift', { accumulativeTwoForOne: false, minimumOrderValue: toCents(1000) })];
    const paired = priced({ dishes, offers }, pizzas(2), { selectedFreeItems: [take('gift')] });
    expect(paired.hints.freeItems).toMatchObject([{ status: 'reached', blockedBy: 'twoForOne' }]);
    expect(paired.freeItems).toEqual([]);
    const single = priced({ dishes, offers }, pizzas(1), { selectedFreeItems: [take('gift')] });
    expect(single.freeItems).toHaveLength(1);
  });
});

describe('choosing free items one after another (S3 T9)', () => {
  const { freeItems: states } = priced(
    { dishes, offers: [free('a'), free('b'), free('alone', { combinable: false })] },
    pizzas(2),
  ).hints;
  it.each([
    ['the first one', [], take('a'), ['a']],
    ['adds one of another offer', [take('a')], take('b'), ['a', 'b']],
    ['replaces the one of the same offer', [take('a'), take('b')], take('a', 'cola', 'klein'), ['b', 'a']],
    ['a non-combinable one clears the others', [take('a'), take('b')], take('alone'), ['alone']],
    ['and is cleared by another one', [take('alone')], take('a'), ['a']],
  ])('%s', (_, selected, item, expected) => {
    expect(selectFreeItem(selected, item, states).map((each) => each.offerId)).toEqual(expected);
  });
});

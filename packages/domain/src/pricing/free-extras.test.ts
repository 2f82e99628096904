import { describe, expect, it } from 'vitest';
import { aChoice, aDish, aMenu, anExtraGroup, aSideGroup, aPricingContext, type Price } from '../../testing/index.ts';
import { priceChoice } from './price-choice.ts';

interface Groups {
  readonly items?: Readonly<Record<string, Price>>;
  readonly min?: number;
  readonly sides?: Readonly<Record<string, Price>>;
  readonly sideMin?: number;
}

/** Extras of one dish: item → price and free amount. */
function buildExtras(
  freeIngredients: number,
  extras: Record<string, number>,
  { items = {}, min = 0, sides = {}, sideMin = 0 }: Groups,
) {
  const menu = aMenu({
    dishes: [
      aDish({ id: 'pizza', price: { klein: 800, gross: 1000 }, extras: ['extras'], sides: ['sides'], freeIngredients }),
      aDish({ id: 'cola', isDrink: true, price: 250, deposit: 25 }),
      aDish({ id: 'brot', price: 200 }),
    ],
    extraGroups: [
      anExtraGroup({ id: 'extras', min, maxAmount: 9, items }),
      aSideGroup({ id: 'sides', min: sideMin, maxAmount: 9, items: sides }),
    ],
  });
  const priced = priceChoice(menu, aChoice(menu, { dish: 'pizza:gross', extras }), aPricingContext());
  return Object.fromEntries(
    (priced?.extras ?? []).map(({ itemId, price, freeAmount }) => [itemId, [price, freeAmount]]),
  );
}

const ITEMS = { käse: 100, oliven: 80, schinken: 150 };

describe('free extras (S3 P5, C12)', () => {
  it.each<[string, number, Record<string, number>, Groups, Record<string, [number, number]>]>([
    ['everything is charged without free extras', 0, { käse: 2 }, { items: ITEMS }, { käse: [200, 0] }],
    [
      "'dearest first: the first freeIngredients units cost 0'",
      1,
      { käse: 1, schinken: 1 },
      { items: ITEMS },
      { käse: [100, 0], schinken: [0, 1] },
    ],
    ["'an extra with amount 3 can be partly free'", 2, { käse: 3 }, { items: ITEMS }, { käse: [100, 2] }],
    [
      'across several extras',
      3,
      { käse: 2, oliven: 1, schinken: 2 },
      { items: ITEMS },
      { käse: [100, 1], oliven: [80, 0], schinken: [0, 2] },
    ],
    ['more free extras than chosen', 9, { käse: 1 }, { items: ITEMS }, { käse: [0, 1] }],
    [
      "'In a group with min m, the m cheapest chosen units are the mandatory ones: charged at their own price'",
      1,
      { käse: 1, oliven: 1, schinken: 1 },
      { items: ITEMS, min: 1 },
      { käse: [100, 0], oliven: [80, 0], schinken: [0, 1] },
    ],
    [
      "'never using the free allowance'",
      2,
      { käse: 1, oliven: 1 },
      { items: ITEMS, min: 2 },
      { käse: [100, 0], oliven: [80, 0] },
    ],
    [
      'two mandatory units of an extra, the third is free',
      1,
      { käse: 3 },
      { items: ITEMS, min: 2 },
      { käse: [200, 1] },
    ],
    [
      "'Extras of equal price: the one first in the menu is free'",
      1,
      { a: 1, b: 1 },
      { items: { a: 100, b: 100 } },
      { a: [0, 1], b: [100, 0] },
    ],
    [
      "'Of units of equal price in a group with min, the last in the menu are the mandatory ones (so the first is the free one)' (S3 C40)",
      1,
      { a: 1, b: 1 },
      { items: { a: 100, b: 100 }, min: 1 },
      { a: [0, 1], b: [100, 0] },
    ],
    [
      'two mandatory ones of three (S3 C40)',
      1,
      { a: 1, b: 1, c: 1 },
      { items: { a: 100, b: 100, c: 100 }, min: 2 },
      { a: [0, 1], b: [100, 0], c: [100, 0] },
    ],
    [
      'part of the amount of one (S3 C40)',
      2,
      { a: 2, b: 2 },
      { items: { a: 100, b: 100 }, min: 3 },
      { a: [100, 1], b: [200, 0] },
    ],
    [
      "'Side dishes … never use the allowance'",
      2,
      { käse: 1, brot: 1 },
      { items: ITEMS, sides: { brot: 300 } },
      { käse: [0, 1], brot: [300, 0] },
    ],
    [
      "a mandatory side dish is charged ('The price of a side dish is the surcharge in the main dish')",
      1,
      { cola: 1, käse: 1 },
      { items: ITEMS, sides: { cola: 120 }, sideMin: 1 },
      { cola: [120, 0], käse: [0, 1] },
    ],
    [
      'the price of the chosen size',
      1,
      { käse: 2 },
      { items: { käse: { klein: 90, gross: 110 } } },
      { käse: [110, 1] },
    ],
    [
      "'*' applies to every other size",
      0,
      { käse: 1 },
      { items: { käse: { klein: 90, '*': 130 } } },
      { käse: [130, 0] },
    ],
    [
      "'An extra without an entry for the chosen size has no price in it': it is left out",
      0,
      { käse: 1, oliven: 1 },
      { items: { käse: { klein: 90 }, oliven: 80 } },
      { oliven: [80, 0] },
    ],
  ])('%s', (_, freeIngredients, extras, groups, expected) => {
    expect(buildExtras(freeIngredients, extras, groups)).toEqual(expected);
  });
});

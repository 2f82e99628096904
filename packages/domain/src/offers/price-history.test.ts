import { describe, expect, it } from 'vitest';
import {
  aDailyDish,
  aDish,
  aMenu,
  anOffer,
  at,
  during,
  euroOff,
  getDish,
  percent,
  selection,
} from '../../testing/index.ts';
import { dishId } from '../ids.ts';
import { toCents } from '../money.ts';
import type { Timetable } from '../shop-time.ts';
import { listArticlePrices } from './article-prices.ts';
import { findDishDiscount } from './find-dish-discount.ts';
import { findPriceBeforeReduction, type ReductionRule } from './price-history.ts';

const DAY = 24 * 60 * 60 * 1000;

/** [day, list price, with steady discounts, at the cheapest hour]; null: not sold from that day on. */
type Day = readonly [day: number, list: number | null, steady?: number, lowest?: number];
const toRecord = ([day, list, steady = list ?? 0, lowest = steady]: Day) => ({
  sinceMs: day * DAY,
  price:
    list === null ? null : { listPrice: toCents(list), steadyPrice: toCents(steady), lowestPrice: toCents(lowest) },
});

const BOTTLE = { isPrepacked: true, hasLongDiscount: false, coversDishes: true };
const DISH = { ...BOTTLE, isPrepacked: false };

type Row = readonly [what: string, rule: ReductionRule, days: readonly Day[], before: number | null | undefined];
const ROWS: readonly Row[] = [
  // 'For prepacked goods each crossed-out price or percentage is computed from … its lowest price of the last 30 days'
  ['nothing is reduced', BOTTLE, [[0, 300]], undefined],
  [
    'one price before',
    BOTTLE,
    [
      [10, 300],
      [60, 300, 240],
    ],
    300,
  ],
  [
    'raised before it is reduced',
    BOTTLE,
    [
      [10, 300],
      [50, 400],
      [60, 400, 320],
    ],
    null,
  ],
  [
    'raised more than 30 days before',
    BOTTLE,
    [
      [10, 300],
      [29, 400],
      [60, 400, 320],
    ],
    400,
  ],
  [
    'raised 30 days and less before',
    BOTTLE,
    [
      [10, 300],
      [31, 400],
      [60, 400, 290],
    ],
    300,
  ],
  [
    'an earlier reduction within 30 days',
    BOTTLE,
    [
      [10, 300],
      [40, 300, 270],
      [45, 300],
      [60, 300, 240],
    ],
    270,
  ],
  [
    'cheaper for some hours within 30 days',
    BOTTLE,
    [
      [10, 300, 300, 250],
      [45, 300],
      [60, 300, 240],
    ],
    250,
  ],
  [
    'not sold for a while',
    BOTTLE,
    [
      [10, 300],
      [40, null],
      [50, 350],
      [60, 350, 240],
    ],
    300,
  ],
  [
    'lasting for months',
    BOTTLE,
    [
      [10, 300],
      [60, 300, 240],
      [200, 300, 240],
    ],
    300,
  ],
  // 'The reference of a reduction is the lowest price of the 30 days before the reduction began, for as long as it runs without a break' (S3 L11)
  [
    'saved again while it runs',
    DISH,
    [
      [10, 1090],
      [60, 1090, 872],
      [100, 1090, 872, 800],
      [101, 1090, 872],
    ],
    1090,
  ],
  [
    'the list price rises while it runs',
    DISH,
    [
      [10, 1090],
      [60, 1090, 872],
      [70, 1290, 872],
    ],
    1090,
  ],
  [
    'a break, and again within 30 days',
    DISH,
    [
      [10, 1090],
      [60, 1090, 872],
      [70, 1090],
      [80, 1090, 872],
    ],
    null,
  ],
  [
    'a break, and deeper within 30 days',
    DISH,
    [
      [10, 1090],
      [60, 1090, 872],
      [70, 1090],
      [80, 1090, 654],
    ],
    872,
  ],
  [
    'a break of more than 30 days',
    DISH,
    [
      [10, 1090],
      [60, 1090, 872],
      [70, 1090],
      [101, 1090, 872],
    ],
    1090,
  ],
  // § 11 (2): it grows without a break
  [
    'growing without a break',
    BOTTLE,
    [
      [10, 300],
      [60, 300, 270],
      [70, 300, 240],
    ],
    300,
  ],
  [
    'shrinking',
    BOTTLE,
    [
      [10, 300],
      [60, 300, 240],
      [70, 300, 270],
    ],
    null,
  ],
  ['reduced from the first day on', BOTTLE, [[10, 300, 240]], null],
  // A discount that comes back was in force a week ago.
  [
    'for some hours each week',
    BOTTLE,
    [
      [10, 300],
      [60, 300, 300, 240],
    ],
    null,
  ],
  // 'For prepared dishes a shop setting does the same, on by default for changes that last longer than a day'
  [
    'a dish, raised before',
    DISH,
    [
      [10, 1000],
      [50, 1200],
      [60, 1200, 900],
    ],
    1000,
  ],
  ['a dish, reduced from the first day on', DISH, [[10, 1000, 900]], 1000],
  [
    'a dish, the setting is off',
    { ...DISH, coversDishes: false },
    [
      [10, 1000],
      [50, 1200],
      [60, 1200, 900],
    ],
    undefined,
  ],
  [
    'a dish at lunch',
    DISH,
    [
      [10, 1000],
      [60, 1000, 1000, 900],
    ],
    undefined,
  ],
  [
    'a dish each weekend',
    { ...DISH, hasLongDiscount: true },
    [
      [10, 1000],
      [60, 1000, 1000, 900],
    ],
    null,
  ],
];

// Its own price never counts, however long it runs, and although other discounts come and go.
describe('a reduction from 10,90 to 8,72 that runs without a break (S3 L11)', () => {
  it.each([0, 1, 29, 30, 31, 40, 200])('on day %i', (day) => {
    const running = Array.from({ length: day + 1 }, (_, index): Day => {
      const isLast = index === day;
      return [60 + index, 1090, 872, index % 2 === 0 || isLast ? 872 : 800];
    });
    for (const rule of [DISH, BOTTLE])
      expect(findPriceBeforeReduction([[10, 1090] as const, ...running].map(toRecord), rule)).toBe(1090);
  });
});

describe('the price that a reduction is announced from (PAngV § 11, ECJ C-330/23, S3 L4)', () => {
  it.each(ROWS)('%s', (_, rule, days, before) => {
    expect(findPriceBeforeReduction(days.map(toRecord), rule)).toBe(before);
  });
});

describe('the prices of an article', () => {
  const everyDay = (hours: '00:00-24:00' | '11:00-14:00') =>
    (['So', 'Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa'] as const).map((day) => during(`${day} ${hours}`));
  const price = (timetable: Timetable, others = {}) =>
    listArticlePrices(
      aMenu({
        dishes: [aDish({ id: 'pizza', price: 1000, for: ['pickup'] })],
        offers: [
          anOffer({ kind: 'dishDiscount', ...percent(20), timetable, itemSelection: selection({ dishes: ['pizza'] }) }),
        ],
        ...others,
      }),
    ).map(({ prices, longDiscounts }) => [
      prices.pickup?.listPrice,
      prices.pickup?.steadyPrice,
      prices.pickup?.lowestPrice,
      longDiscounts.length > 0,
    ]);

  it.each<[string, Timetable, readonly unknown[]]>([
    ['always', [], [1000, 800, 800, false]],
    ['on all seven days', everyDay('00:00-24:00'), [1000, 800, 800, false]],
    ['at lunch', everyDay('11:00-14:00'), [1000, 1000, 800, false]],
    ['one day a week', [during('Fr 00:00-24:00')], [1000, 1000, 800, false]],
    [
      'from Friday to Sunday',
      [during('Fr 17:00-24:00'), during('Sa 00:00-24:00'), during('So 00:00-24:00')],
      [1000, 1000, 800, true],
    ],
  ])('a discount that applies %s', (_, timetable, expected) => {
    expect(price(timetable)).toEqual([expected]);
  });

  it('discounts that never apply together do not add up', () => {
    const daily = aDailyDish({ id: 'daily', ...euroOff(300), accumulative: true, dishes: [dishId('pizza')] });
    expect(price([during('Di 00:00-24:00')], { dailyDishes: [{ ...daily, day: 5 }] })).toEqual([
      [1000, 1000, 700, false],
    ]);
  });
});

describe('how a discount is announced', () => {
  const menu = {
    dishes: [aDish({ id: 'bier', price: 300 }), aDish({ id: 'pasta', price: 1000 })],
    offers: [anOffer({ kind: 'dishDiscount', ...percent(20), itemSelection: selection({ dishes: ['bier'] }) })],
    dailyDishes: [aDailyDish({ id: 'daily', ...euroOff(200), dishes: [dishId('pasta')], day: 3 })],
  };
  const announce = (dish: string, before?: number | null) => {
    const pricesBefore =
      before === undefined ? {} : { [`pickup dish ${dish} `]: before === null ? null : toCents(before) };
    const priced = { ...aMenu(menu), pricesBefore };
    const target = { dish: getDish(priced, dish), sizeId: null };
    const discount = findDishDiscount(priced, target, { deliveryType: 'pickup', time: at('Mi 12:00') });
    return [discount?.before, discount?.beforeKind, discount?.label, discount?.offers[0]?.label];
  };

  it.each([
    ['from the list price', undefined, [300, 'list', '-20%', '-20%']],
    ['from the lowest price, which is the list price', 300, [300, 'lowest', '-20%', '-20%']],
    ['from the lowest price, with its percentage', 270, [270, 'lowest', '-11%', '-11%']],
    ['not at all, if the price was lower', 230, [240, 'lowest', '', 'Sonderpreis']],
    ['not at all', null, [240, 'lowest', '', 'Sonderpreis']],
  ])('%s', (_, before, expected) => {
    expect(announce('bier', before)).toEqual(expected);
  });

  it("a daily dish carries its own price as 'Tagespreis' beside the regular one", () => {
    expect(announce('pasta')).toEqual([1000, 'regular', 'Tagespreis', 'Tagespreis']);
  });
});

import { categoryId, type DishId, offerId, type SizeId, toCents } from '@tischlein/domain';
import type { Cart } from '@tischlein/domain/cart';
import {
  DELIVERY_TYPES,
  type DeliveryType,
  type DishDocument,
  type ExtraGroupDocument,
  type Menu,
  type MenuDocument,
  ORDER_TYPE_FILTERS,
  readMenu,
  VAT_CLASSES,
  type VatClass,
} from '@tischlein/domain/menu';
import type { DailyDishDocument, Discount, OfferDocument } from '@tischlein/domain/offers';
import type { PricingContext } from '@tischlein/domain/pricing';
import {
  aCart,
  aCombo,
  aDailyDish,
  aDish,
  aMenuDocument,
  anExtraGroup,
  anOffer,
  aSideGroup,
  at,
  aPricingContext,
  during,
  euroOff,
  fixedPrice,
  percent,
  selection,
  type WishedDish,
  type WishedItem,
} from '@tischlein/domain/testing';
import fc from 'fast-check';

/** A menu, a cart and everything else that changes a price. */
export interface GeneratedOrder {
  readonly menu: Menu;
  readonly cart: Cart;
  readonly circumstances: PricingContext;
}

// Six dishes: d1, d2 and d5 have sizes; d0 to d2 carry extras, d2 side dishes too. One combo of three slots.
const DISHES = ['d0', 'd1', 'd2', 'd3', 'd4', 'd5'] as const;
const WITH_SIZES: readonly string[] = ['d1', 'd2', 'd5'];
const EXTRAS: Readonly<Record<string, readonly string[]>> = {
  d0: ['a', 'b', 'c', 'd'],
  d1: ['a', 'b'],
  d2: ['c', 'd', 'd4', 'd5:klein'],
};
const CATEGORIES = ['pizza', 'pasta', 'getränke'] as const;

// Few different prices, so that ties are common.
const price = fc.constantFrom(800, 0, 1, 99, 250, 333, 500, 795, 800, 950, 1199, 1200, 1200);
const extraPrice = fc.constantFrom(0, 50, 100, 100, 133, 150, 999);
const extraPrices = fc.oneof(extraPrice, fc.record({ klein: extraPrice, '*': extraPrice }));
const threshold = fc.constantFrom(0, 1, 500, 1000, 2000, 2500, 3500).map(toCents);
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null, freq: 4 });
/** Mostly the usual value, so that enough offers meet in one cart. */
const mostly = <Value>(usual: Value, ...others: readonly Value[]) =>
  fc.oneof(
    { arbitrary: fc.constant(usual), weight: 4 * others.length },
    { arbitrary: fc.constantFrom(...others), weight: others.length },
  );

const cartDiscount = fc.oneof(mostly(100, 50, 333, 2000).map(euroOff), mostly(10, 5, 12.5, 33.33, 0, 100).map(percent));
const discount: fc.Arbitrary<Discount> = fc.oneof(price.map(fixedPrice), cartDiscount);

const timetable = mostly(
  [],
  [during('Mi 00:00-24:00')],
  [during('Mi 11:00-14:00')],
  [during('Di 22:00-02:00'), during('Mi 17:00-18:30')],
  [during('Fr 11:00-22:00')],
);

const itemSelection = fc
  .record({
    dishes: fc.subarray([...DISHES, 'd1:klein', 'd2:gross'], { maxLength: 4 }),
    categories: fc.constantFrom([], ['pizza'], ['pizza', 'pasta'], [...CATEGORIES]),
    menus: fc.subarray(['combo']),
  })
  .map(selection);

const dish = fc.record({
  category: fc.constantFrom(...CATEGORIES),
  prices: fc.record({ klein: price, gross: price }),
  vatClass: fc.constantFrom(...VAT_CLASSES),
  isDrink: fc.boolean(),
  freeIngredients: fc.constantFrom(0, 0, 1, 3),
  pfand: maybe(fc.constantFrom(0, 15, 25)),
  deposit: maybe(fc.constantFrom(0, 8, 25)),
  soldOut: mostly(false, true),
  declarations: mostly([], null),
  types: mostly<readonly DeliveryType[]>(DELIVERY_TYPES, ['delivery', 'pickup'], ['dineIn', 'pickup']),
  timetable,
});

const common = {
  id: fc.constant('offer'),
  type: mostly(...ORDER_TYPE_FILTERS),
  timetable,
  accumulative: fc.boolean(),
  itemSelection,
  showInShop: fc.boolean(),
  minimumOrderValue: threshold,
};

const twoForOne = fc
  .record({
    ...common,
    totalQuantity: fc.constantFrom(2, 2, 3, 4),
    paidQuantity: fc.constantFrom(1, 1, 2, 3),
    allowDifferentDishes: fc.boolean(),
  })
  .map((parts) => anOffer({ kind: 'twoForOnePromotion', ...parts }));

const offer: fc.Arbitrary<OfferDocument> = fc.oneof(
  fc
    .tuple(fc.record(common), discount)
    .map(([parts, off]) => anOffer({ kind: 'dishDiscount', ...parts, ...off } as never)),
  twoForOne,
  twoForOne,
  fc
    .tuple(fc.record({ ...common, groupOrderOnly: fc.boolean() }), cartDiscount, fc.boolean())
    .map(([{ itemSelection: only, ...parts }, off, isLimited]) =>
      anOffer({ kind: 'cartDiscount', ...parts, ...off, ...(isLimited ? { itemSelection: only } : {}) } as never),
    ),
  fc
    .record({ ...common, combinable: fc.boolean(), accumulativeTwoForOne: fc.boolean() })
    .map((parts) => anOffer({ kind: 'freeItem', ...parts })),
  fc.record(common).map((parts) => anOffer({ kind: 'freeDelivery', ...parts })),
);

const dailyDish: fc.Arbitrary<DailyDishDocument> = fc
  .record({
    off: discount,
    accumulative: fc.boolean(),
    dish: fc.constantFrom(...DISHES),
    size: fc.constantFrom(null, 'klein', 'gross'),
  })
  .map(({ off, accumulative, dish: id, size }) =>
    aDailyDish({ ...off, accumulative, dishes: [id], ...(size === null ? {} : { size }) }),
  );

const group = fc.record({ min: fc.constantFrom(0, 0, 1, 2), maxAmount: fc.constant(5) });

const menu: fc.Arbitrary<Menu> = fc
  .record({
    dishes: fc.tuple(dish, dish, dish, dish, dish, dish),
    groups: fc.tuple(group, group),
    extraClasses: fc.array(maybe(fc.constantFrom(...VAT_CLASSES)), { minLength: 6, maxLength: 6 }),
    extras: fc.tuple(extraPrices, extraPrices, extraPrices, extraPrices, extraPrices, extraPrices),
    offers: fc.array(offer, { minLength: 4, maxLength: 8, size: 'max' }),
    dailyDishes: fc.array(dailyDish, { maxLength: 2 }),
    comboPrice: price,
  })
  .map((parts) => readMenu(documentOf(parts)).menu);

type DishParts = typeof dish extends fc.Arbitrary<infer Parts> ? Parts : never;

function documentOf(parts: {
  readonly dishes: readonly DishParts[];
  readonly groups: readonly [object, object];
  readonly extraClasses: readonly (VatClass | null)[];
  readonly extras: readonly [Price, Price, Price, Price, Price, Price];
  readonly offers: readonly OfferDocument[];
  readonly dailyDishes: readonly DailyDishDocument[];
  readonly comboPrice: number;
}): MenuDocument {
  const [a, b, c, d, d4, d5] = parts.extras;
  const classed = (group: ExtraGroupDocument, from: number): ExtraGroupDocument => ({
    ...group,
    items: group.items.map((item, index) => {
      const vatClass = parts.extraClasses[from + index];
      return vatClass ? { ...item, vatClass } : item;
    }),
  });
  return aMenuDocument({
    categories: CATEGORIES.map((id) => ({ id: categoryId(id), name: id, showTopDishes: false })),
    dishes: parts.dishes.map((each, index) => dishOf(DISHES[index] ?? '', each)),
    extraGroups: [
      classed(anExtraGroup({ ...parts.groups[0], id: 'g0', items: { a, b } }), 0),
      classed(anExtraGroup({ ...parts.groups[1], id: 'g1', items: { c, d } }), 2),
      classed(aSideGroup({ id: 'sides', items: { d4, 'd5:klein': d5 } }), 4),
    ],
    menus: [
      aCombo({
        id: 'combo',
        price: parts.comboPrice,
        slots: { 'main:gross': ['d0', 'd1'], side: ['d3'], 'drink:klein': ['d4', 'd5'] },
      }),
    ],
    offers: parts.offers.map((each, index) => ({ ...each, id: offerId(`o${index}`) })),
    dailyDishes: parts.dailyDishes.map((each, index) => ({ ...each, id: offerId(`daily${index}`) })),
  });
}

type Price = number | Readonly<Record<string, number>>;

function dishOf(id: string, { pfand, deposit, prices, types, ...parts }: DishParts): DishDocument {
  const groups: Readonly<Record<string, readonly string[]>> = { d0: ['g0', 'g1'], d1: ['g0'], d2: ['g1'] };
  const made = aDish({
    ...parts,
    id,
    for: types,
    price: WITH_SIZES.includes(id) ? prices : prices.klein,
    extras: groups[id] ?? [],
    sides: id === 'd2' ? ['sides'] : [],
    ...(deposit === null ? {} : { deposit }),
  });
  if (pfand === null) return made;
  const withPfand = Object.entries(made.prices).map(([type, own]) => [
    type,
    { ...own, pfand: { '*': toCents(pfand) } },
  ]);
  return { ...made, prices: Object.fromEntries(withPfand) };
}

const amounts = fc.constantFrom(0, 0, 1, 2, 3);
const wishedDish = (ids: readonly string[], size?: string): fc.Arbitrary<WishedDish> =>
  fc
    .record({
      id: fc.constantFrom(...ids),
      size: size === undefined ? fc.constantFrom('klein', 'gross') : fc.constant(size),
      extras: fc.tuple(amounts, amounts, amounts, amounts),
    })
    .map(({ id, size: own, extras }) => ({
      dish: WITH_SIZES.includes(id) ? `${id}:${own}` : id,
      extras: Object.fromEntries(
        (EXTRAS[id] ?? []).map((item, index) => [item, extras[index] ?? 0]).filter(([, amount]) => amount !== 0),
      ),
    }));

const wish: fc.Arbitrary<WishedItem> = fc
  .tuple(
    fc.oneof(
      { arbitrary: wishedDish(DISHES), weight: 5 },
      {
        arbitrary: fc
          .record({
            main: wishedDish(['d0', 'd1'], 'gross'),
            side: wishedDish(['d3']),
            drink: wishedDish(['d4', 'd5'], 'klein'),
          })
          .map((slots) => ({ menu: 'combo', slots })),
        weight: 1,
      },
    ),
    fc.constantFrom(1, 1, 2, 3, 4, 7),
    fc.constantFrom('', '', 'Ada', 'Ben'),
  )
  .map(([item, amount, member]) => ({ ...item, amount, member }));

const coupon = fc.record({
  code: fc.constant('CODE'),
  type: fc.constantFrom('percent' as const, 'value' as const),
  value: mostly(500, 0, 1000, 10_000).map(toCents),
  minimumOrderValue: threshold,
  exclusive: mostly(false, true),
});

const offerIds = fc.subarray(['o0', 'o1', 'o2', 'o3', 'o4', 'o5', 'o6', 'o7'].map(offerId));

const selectedFreeItem = fc.record({
  offerId: fc.constantFrom(...['o0', 'o1', 'o2', 'o3', 'o4'].map(offerId)),
  dishId: fc.constantFrom(...DISHES) as fc.Arbitrary<string> as fc.Arbitrary<DishId>,
  sizeId: fc.constantFrom(null, null, 'klein') as fc.Arbitrary<SizeId | null>,
});

const occasion: fc.Arbitrary<PricingContext> = fc
  .record({
    deliveryType: fc.constantFrom('delivery' as const, ...DELIVERY_TYPES),
    time: fc.constantFrom(at('Mi 18:00'), at('Mi 12:30'), at('Mi 01:15')),
    date: fc.constantFrom('2026-06-17', '2025-06-18'),
    terms: maybe(
      fc.record({
        deliveryFee: mostly(250, 0, 199).map(toCents),
        minimumOrderValue: maybe(threshold),
        freeAfter: mostly(null, 0, 1000, 3500).map((cents) => (cents === null ? null : toCents(cents))),
      }),
    ),
    coupon: maybe(coupon),
    groupActive: fc.boolean(),
    memberNames: fc.constantFrom([], ['Ada', 'Ben'], ['Ben', 'Ada'], ['Ben']),
    selectedFreeItems: fc.array(selectedFreeItem, { maxLength: 6 }),
    confirmedTwoForOnePromotions: offerIds,
    deniedTwoForOnePromotions: fc.oneof(fc.constant([]), offerIds),
    settings: fc.record({
      useDishDeposit: fc.constantFrom(true, true, false),
      dishDeposits: fc.constantFrom(
        {},
        { '*': toCents(30) },
        { klein: toCents(15) },
        { klein: toCents(15), '*': toCents(30) },
      ),
      comboVatRule: fc.constantFrom('standAlonePrices' as const, 'thirtyPercentDrinks' as const),
      groupOrderDiscounts: fc.array(
        fc
          .record({ off: cartDiscount, minimumOrderValue: threshold })
          .map(({ off, minimumOrderValue }) => ({ ...off, minimumOrderValue }) as never),
        { maxLength: 2 },
      ),
      pickupMinimumOrderValue: maybe(threshold),
    }),
  })
  .map((parts) => aPricingContext(parts));

const order = fc.record({ items: fc.array(wish, { maxLength: 8, size: 'max' }), circumstances: occasion });

/** Any four orders from one menu: few dishes, many offers, prices that often tie. */
export const fourOrders: fc.Arbitrary<readonly GeneratedOrder[]> = fc
  .record({ menu, orders: fc.tuple(order, order, order, order) })
  .map(({ menu: made, orders }) =>
    orders.map(({ items, circumstances: given }) => ({ menu: made, cart: cartOf(made, items), circumstances: given })),
  );

/** Lines of one configuration and member are one line (S3 P12). */
function cartOf(made: Menu, items: readonly WishedItem[]): Cart {
  return { lines: [...new Map(aCart(made, items).lines.map((line) => [line.id, line])).values()] };
}

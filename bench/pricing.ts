import { offerId, toBasisPoints, toCents } from '@tischlein/domain';
import type { Cart } from '@tischlein/domain/cart';
import type { Menu } from '@tischlein/domain/menu';
import type { OfferDocument } from '@tischlein/domain/offers';
import { priceCart } from '@tischlein/domain/pricing';
import {
  aCart,
  aDish,
  aMenu,
  anExtraGroup,
  anOffer,
  aPricingContext,
  during,
  euroOff,
  percent,
  selection,
} from '@tischlein/domain/testing';
import { atMost, type Figure, median, withoutBound } from './figure.ts';

const DISHES = 120;
const LINES = [62, 125, 250, 500, 1000];

/**
 * Measures `priceCart` for a usual and a huge cart, and its growth with the number of lines and of inapplicable
 * offers.
 */
export async function benchPricing(): Promise<Figure[]> {
  const usual = createBigMenu(TWELVE_OFFERS);
  const crowded = createBigMenu([...TWELVE_OFFERS, ...createInapplicableOffers(188)]);
  const cart = createCart(usual, 20);
  const warm = measureMicroseconds(() => usual, cart);
  const amongMany = measureMicroseconds(() => crowded, createCart(crowded, 20));
  const huge = createBigMenu(createApplicableOffers(200));
  const curve = LINES.map((lines) => ({ lines, cost: measureMicroseconds(() => huge, createCart(huge, lines)) }));
  return [
    atMost('20 lines with 12 offers and two-for-one groups', warm, { bound: 150, unit: 'µs' }),
    withoutBound(
      'the same, asked for the first time',
      measureMicroseconds(() => ({ ...usual }), cart),
      'µs',
    ),
    atMost('the same beside 188 offers that do not apply', amongMany / warm, { bound: 1.25, unit: 'times' }),
    atMost('memory that such an offer takes', measureBytesPerOffer(usual, crowded), { bound: 8, unit: 'bytes' }),
    atMost('500 lines with 200 offers', measureMicroseconds(() => ({ ...huge }), createCart(huge, 500)) / 1000, {
      bound: 10,
      unit: 'ms',
    }),
    ...curve.map(({ lines, cost }) => withoutBound(`${lines} lines`, cost / 1000, 'ms')),
    atMost('growth from 62 to 1000 lines against n log n', compareGrowth(curve), { bound: 1.2, unit: 'times' }),
  ];
}

/**
 * Dishes of rising prices in ten categories, with extras of which one is free; every tenth is a drink with a
 * deposit.
 */
function createBigMenu(offers: readonly OfferDocument[]): Menu {
  const dishes = Array.from({ length: DISHES }, (_, index) =>
    aDish({
      id: `d${index}`,
      category: `c${index % 10}`,
      price: 700 + ((index * 37) % 900),
      extras: ['extras'],
      freeIngredients: 1,
      ...(index % 10 === 9 ? { isDrink: true, deposit: 25 } : {}),
    }),
  );
  const extraGroups = [anExtraGroup({ id: 'extras', maxAmount: 9, items: { cheese: 100, ham: 150, olives: 80 } })];
  return aMenu({
    dishes,
    extraGroups,
    offers: offers.map((offer, index): OfferDocument => ({ ...offer, id: offerId(`o${index}`) })),
  });
}

const categories = (...numbers: readonly number[]) => selection({ categories: numbers.map((number) => `c${number}`) });

/**
 * Twelve offers that all apply: stacked dish discounts, two-for-one over several categories, cart discounts, a
 * free item.
 */
const TWELVE_OFFERS: readonly OfferDocument[] = [
  anOffer({ kind: 'dishDiscount', ...percent(10), accumulative: true, itemSelection: categories(0, 1, 2) }),
  anOffer({ kind: 'dishDiscount', ...euroOff(100), accumulative: true, itemSelection: categories(1, 2) }),
  anOffer({ kind: 'dishDiscount', ...percent(20), itemSelection: categories(3) }),
  anOffer({ kind: 'dishDiscount', ...percent(12.5), itemSelection: categories(2, 3) }),
  anOffer({ kind: 'twoForOnePromotion', accumulative: true, itemSelection: categories(0, 1, 2, 3) }),
  anOffer({ kind: 'twoForOnePromotion', itemSelection: categories(3, 4, 5) }),
  anOffer({ kind: 'twoForOnePromotion', totalQuantity: 3, paidQuantity: 2, itemSelection: categories(5, 6, 7) }),
  anOffer({ kind: 'twoForOnePromotion', allowDifferentDishes: false, itemSelection: categories(7, 8) }),
  anOffer({ kind: 'cartDiscount', value: toBasisPoints(500), minimumOrderValue: toCents(2500) }),
  anOffer({ kind: 'cartDiscount', accumulative: false, minimumOrderValue: toCents(2500) }),
  anOffer({ kind: 'freeItem', itemSelection: selection({ dishes: ['d9', 'd19'] }) }),
  anOffer({ kind: 'freeDelivery', minimumOrderValue: toCents(3000) }),
];

/** Offers for another day, for other dishes, or with a minimum the cart does not reach. */
function createInapplicableOffers(count: number): OfferDocument[] {
  const kinds = [
    anOffer({
      kind: 'dishDiscount',
      ...percent(50),
      timetable: [during('Fr 11:00-14:00')],
      itemSelection: categories(0),
    }),
    anOffer({ kind: 'dishDiscount', ...percent(50), itemSelection: selection({ dishes: ['d119'] }) }),
    anOffer({ kind: 'twoForOnePromotion', itemSelection: selection({ dishes: ['d119'] }) }),
    anOffer({ kind: 'cartDiscount', minimumOrderValue: toCents(1_000_000) }),
  ];
  return Array.from({ length: count }, (_, index) => kinds[index % kinds.length] ?? TWELVE_OFFERS[0]).filter(
    (offer) => offer !== undefined,
  );
}

/** Offers that all name dishes of the cart. */
function createApplicableOffers(count: number): OfferDocument[] {
  return Array.from({ length: count }, (_, index) => {
    const some = categories(index % 10, (index * 3) % 10, (index * 7) % 10);
    if (index % 4 === 0)
      return anOffer({ kind: 'twoForOnePromotion', totalQuantity: 2 + (index % 3), itemSelection: some });
    if (index % 4 === 1)
      return anOffer({
        kind: 'cartDiscount',
        value: toBasisPoints(100 + index),
        accumulative: index % 8 === 1,
        itemSelection: some,
      });
    return anOffer({
      kind: 'dishDiscount',
      ...percent(1 + (index % 9)),
      accumulative: index % 8 === 2,
      itemSelection: some,
    });
  });
}

/** Each line has a different configuration, so that none are merged. */
function createCart(menu: Menu, lines: number): Cart {
  return aCart(
    menu,
    Array.from({ length: lines }, (_, index) => ({
      dish: `d${index % (DISHES - 1)}`,
      amount: 1 + (index % 3),
      extras: { cheese: 1 + (Math.floor(index / (DISHES - 1)) % 9), ham: index % 4 === 0 ? 1 : 2 },
    })),
  );
}

const DELIVERY = aPricingContext({ groupActive: true });

/** The lower quartile of many runs after a warm-up, to leave out the noise of the machine. */
function measureMicroseconds(menu: () => Menu, cart: Cart): number {
  const once = (): number => {
    const currentMenu = menu();
    const started = performance.now();
    priceCart(currentMenu, cart, DELIVERY);
    return (performance.now() - started) * 1000;
  };
  const rounds = Math.max(100, Math.round(20_000 / cart.lines.length));
  for (let round = 0; round < rounds; round += 1) once();
  const sorted = Array.from({ length: rounds }, once).toSorted((left, right) => left - right);
  return sorted[Math.floor(rounds / 4)] ?? Number.NaN;
}

function measureBytesPerOffer(usual: Menu, crowded: Menu): number {
  const offers = crowded.offers.length - usual.offers.length;
  return Math.max(0, measureBytesPerCall(crowded) - measureBytesPerCall(usual)) / offers;
}

/** Heap growth per call; a run with a garbage collection in it yields less and falls out of the median. */
function measureBytesPerCall(menu: Menu): number {
  const cart = createCart(menu, 20);
  const calls = 20;
  return median(
    Array.from({ length: 101 }, () => {
      const before = process.memoryUsage().heapUsed;
      for (let call = 0; call < calls; call += 1) priceCart(menu, cart, DELIVERY);
      return (process.memoryUsage().heapUsed - before) / calls;
    }),
  );
}

/** Ratio of the cost's growth, from the first to the last point, to n log n. */
function compareGrowth(curve: readonly { readonly lines: number; readonly cost: number }[]): number {
  const [first, last] = [curve[0], curve.at(-1)];
  if (!first || !last) return Number.NaN;
  const expected = (last.lines * Math.log2(last.lines)) / (first.lines * Math.log2(first.lines));
  return last.cost / first.cost / expected;
}

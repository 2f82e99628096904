import { DELIVERY_TYPES, type DeliveryType } from '../delivery-type.ts';
import type { DishId, SizeId } from '../ids.ts';
import type { DishDocument, MenuDocument } from '../menu/index.ts';
import { type BasisPoints, type Cents, toCents } from '../money.ts';
import { findDishPrice, setDishPrice } from './price-cells.ts';

/** What a price is rounded to: a multiple of cents, or the nearest that ends with ,90 or ,50 or ,95. */
export const PRICE_ROUNDINGS = ['cent', 'ten', 'fifty', 'ninety', 'ninetyFive'] as const;
export type PriceRounding = (typeof PRICE_ROUNDINGS)[number];

/** A change of many prices at once; what it is raised by may be negative. */
export interface PriceRaise {
  readonly by: { readonly percent: BasisPoints } | { readonly amount: Cents };
  readonly rounding: PriceRounding;
  readonly types: readonly DeliveryType[];
}

/** A price that a raise changes; `types`: the order types that have it. */
export interface RaisedPrice {
  readonly dish: DishDocument;
  readonly size: SizeId | null;
  readonly types: readonly DeliveryType[];
  readonly before: Cents;
  readonly after: Cents;
}

const STEPS: Readonly<Record<PriceRounding, { readonly step: number; readonly ending: number }>> = {
  cent: { step: 1, ending: 0 },
  ten: { step: 10, ending: 0 },
  fifty: { step: 50, ending: 0 },
  ninety: { step: 100, ending: 90 },
  ninetyFive: { step: 100, ending: 95 },
};

/** The prices that a raise changes, with their new value. Extras, deposits and prices of 0 stay. */
export function planRaise(menu: MenuDocument, ids: ReadonlySet<DishId>, raise: PriceRaise): readonly RaisedPrice[] {
  return menu.dishes.filter((dish) => ids.has(dish.id)).flatMap((dish) => raiseDish(dish, raise));
}

function raiseDish(dish: DishDocument, { by, rounding, types }: PriceRaise): readonly RaisedPrice[] {
  const sizes = dish.sizes.length > 0 ? dish.sizes : [null];
  return sizes.flatMap((size) => {
    const sold = DELIVERY_TYPES.filter((type) => types.includes(type) && findDishPrice(dish, type, size));
    const byPrice = Map.groupBy(sold, (type) => findDishPrice(dish, type, size));
    return [...byPrice].flatMap(([before, same]): readonly RaisedPrice[] => {
      const after = before === null ? null : raisePrice(before, by, rounding);
      return before === null || after === null || after === before ? [] : [{ dish, size, types: same, before, after }];
    });
  });
}

/**
 * raisePrice(890, { percent: 5 % }, 'ten') is 930. Rounding never lowers a price that is raised, nor raises one that is lowered. A price that
 * would have nothing left stays as it is.
 */
export function raisePrice(price: Cents, by: PriceRaise['by'], rounding: PriceRounding): Cents {
  const { step, ending } = STEPS[rounding];
  // In hundredths of a cent, so that a percentage is rounded once (S3 P4).
  const exact = 'percent' in by ? price * (10_000 + by.percent) : (price + by.amount) * 10_000;
  if (exact <= 0) return price;
  const rounded = Math.floor((exact - ending * 10_000) / (step * 10_000) + 0.5) * step + ending;
  const after = Math.max(rounded, ending || step);
  const change = 'percent' in by ? by.percent : by.amount;
  if (change === 0) return toCents(after);
  return toCents(change > 0 ? Math.max(after, price) : Math.min(after, price));
}

/** Carries out a raise as it was shown; a price that has changed since keeps its value. */
export function applyRaise(menu: MenuDocument, raised: readonly RaisedPrice[]): MenuDocument {
  const byDish = Map.groupBy(raised, ({ dish }) => dish.id);
  return { ...menu, dishes: menu.dishes.map((dish) => (byDish.get(dish.id) ?? []).reduce(applyToDish, dish)) };
}

function applyToDish(dish: DishDocument, { size, types, before, after }: RaisedPrice): DishDocument {
  const same = types.filter((type) => findDishPrice(dish, type, size) === before);
  return same.length > 0 ? setDishPrice(dish, { types: same, size }, after) : dish;
}

import { add, type Cents, NO_CENTS, sum, times } from '../money.ts';
import { isActiveAt, type ShopTime } from '../shop-time.ts';
import type { DeliveryType } from '../delivery-type.ts';
import type { Dish, ExtraGroup } from './menu.ts';
import { extraPrice, isSelectable, unitPrice, type Variant } from './prices.ts';

/** The price in the dish list: cheapest size plus mandatory extras. */
export interface FromPrice {
  readonly price: Cents;
  /** Several sizes are available, so the price is shown with 'ab'. */
  readonly hasSizes: boolean;
}

/**
 * The list price of a dish; null if it cannot be ordered this way. Each group with a minimum adds min times its
 * cheapest available item (S3 P5). Without a time all groups count, otherwise those active then (S3 C11).
 */
export function fromPrice(dish: Dish, deliveryType: DeliveryType, time: ShopTime | null = null): FromPrice | null {
  const sizeIds = dish.sizes.length === 0 ? [null] : dish.sizes.map((size) => size.id);
  const groups = dish.groups.filter((group) => group.min > 0 && (time === null || isActiveAt(group.timetable, time)));
  const prices = sizeIds.flatMap((sizeId) => priceWithMinimum(dish, groups, { sizeId, deliveryType }) ?? []);
  const [first, ...others] = prices;
  if (first === undefined) return null;
  return {
    price: others.reduce((least, price) => (price < least ? price : least), first),
    hasSizes: others.length > 0,
  };
}

function priceWithMinimum(dish: Dish, groups: readonly ExtraGroup[], variant: Variant): Cents | null {
  const base = unitPrice(dish, variant.sizeId, variant.deliveryType);
  const mandatory = groups.map((group) => priceGroupMinimum(dish, group, variant));
  if (base === null || mandatory.includes(null)) return null;
  return add(base, sum(mandatory.map((price) => price ?? NO_CENTS)));
}

function priceGroupMinimum(dish: Dish, group: ExtraGroup, variant: Variant): Cents | null {
  const inStock = group.items.filter(({ soldOut }) => !soldOut);
  const items = inStock.length > 0 ? inStock : group.items;
  const prices = items.map((item) => extraPrice(dish, item, variant)).filter(isSelectable);
  const [first] = prices.toSorted((left, right) => left - right);
  return first === undefined ? null : times(first, group.min);
}

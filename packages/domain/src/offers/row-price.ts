import { type Cents, add, subtract } from '../money.ts';
import { groupsAt, type OrderContext } from '../menu/availability.ts';
import { basePrice, type BasePrice } from '../menu/base-price.ts';
import { fromPrice } from '../menu/from-price.ts';
import type { DepositKind } from '../menu/menu-document.ts';
import type { Combo, Dish, Menu, Size } from '../menu/menu.ts';
import { calculateDeposit, type DepositSettings, extraPrice, isSelectable } from '../menu/prices.ts';
import type { BeforeKind } from './dish-discount.ts';
import { findDishDiscount, listTwoForOneOffers } from './find-dish-discount.ts';
import { twoForOneLabel } from './offer-label.ts';

/** The price of a dish or combo in a list. */
export interface RowPrice {
  readonly now: Cents;
  readonly before: Cents;
  readonly beforeKind: BeforeKind;
  /** Prefixes the price with 'ab'. */
  readonly hasSizes: boolean;
  /** '-20%', 'Kauf 2, zahl 1'. */
  readonly labels: readonly string[];
  readonly deposit: Cents;
  readonly depositKinds: readonly DepositKind[];
  readonly basePrice: BasePrice | null;
}

/** The cheapest size with mandatory choices and its best discount; null: not sold for this order type. */
export function dishRowPrice(
  { menu, shop }: { readonly menu: Menu; readonly shop: DepositSettings },
  dish: Dish,
  occasion: OrderContext,
): RowPrice | null {
  const sizes: readonly (Size | null)[] = dish.sizes.length === 0 ? [null] : dish.sizes;
  const prices = sizes.flatMap((size) => sizePrice(menu, { dish, size }, occasion) ?? []);
  const [first, ...others] = prices;
  if (!first) return null;
  const cheapest = others.reduce((least, price) => (price.now < least.now ? price : least), first);
  return {
    now: cheapest.now,
    before: cheapest.before,
    beforeKind: cheapest.beforeKind,
    hasSizes: others.length > 0,
    labels: [
      cheapest.label,
      ...listTwoForOneOffers(menu, { dish, sizeId: cheapest.size?.id ?? null }, occasion).map(twoForOneLabel),
    ].filter(Boolean),
    deposit: calculateDeposit(dish, { sizeId: cheapest.size?.id ?? null, deliveryType: occasion.deliveryType }, shop),
    depositKinds: dish.depositKind ? [dish.depositKind] : [],
    basePrice: basePrice({ dish, size: cheapest.size }, cheapest.ofSize, shop),
  };
}

export function comboRowPrice(
  menu: Menu,
  combo: Combo,
  occasion: OrderContext,
): Pick<RowPrice, 'now' | 'before' | 'beforeKind' | 'labels'> | null {
  const discount = findDishDiscount(menu, { combo }, occasion);
  if (!discount) return null;
  const { resultPrice: now, before, beforeKind, label } = discount;
  return { now, before, beforeKind, labels: [label].filter(Boolean) };
}

/** The cheapest extra across all sizes; null: the dish has no paid extras. */
export function leastExtraPrice(dish: Dish, { deliveryType, time }: OrderContext): Cents | null {
  const sizes = dish.sizes.length === 0 ? [null] : dish.sizes.map(({ id }) => id);
  const prices = groupsAt(dish, time).flatMap((group) =>
    group.items.flatMap((item) => sizes.map((sizeId) => extraPrice(dish, item, { sizeId, deliveryType }))),
  );
  const paid = prices.filter(isSelectable).filter((price) => price > 0);
  return paid.length === 0 ? null : paid.reduce((least, price) => (price < least ? price : least));
}

type SizePrice = Pick<RowPrice, 'now' | 'before' | 'beforeKind'> & {
  readonly size: Size | null;
  readonly label: string;
  /** Without mandatory choices, for the base price (S3 C43). */
  readonly ofSize: Cents;
};

function sizePrice(
  menu: Menu,
  { dish, size }: { readonly dish: Dish; readonly size: Size | null },
  occasion: OrderContext,
): SizePrice | null {
  const list = fromPrice(size ? { ...dish, sizes: [size] } : dish, occasion.deliveryType, occasion.time);
  const discount = findDishDiscount(menu, { dish, sizeId: size?.id ?? null }, occasion);
  if (!list || !discount) return null;
  const { listPrice, resultPrice, before, beforeKind, label } = discount;
  const mandatory = subtract(list.price, listPrice);
  return {
    size,
    before: add(before, mandatory),
    beforeKind,
    now: add(resultPrice, mandatory),
    ofSize: resultPrice,
    label,
  };
}

import { type Cents, NO_CENTS } from '../money.ts';
import type { SizeId } from '../ids.ts';
import type { DeliveryType } from './delivery-type.ts';
import { ANY_SIZE } from './menu-document.ts';
import type { Dish, DishPrices, ExtraItem } from './menu.ts';

/** From here on an extra is shown but cannot be set (S1 §9). */
export const NOT_SELECTABLE_FROM = 9999;
/** From here on a price says: not in this size (S1 §9, spec 3 P1). */
export const NOT_AVAILABLE_FROM = 999_900;

/** Which of a dish's prices: its size and the way it is ordered. */
export interface Variant {
  readonly sizeId: SizeId | null;
  readonly deliveryType: DeliveryType;
}

/** The shop's settings about deposits (spec 3 P10). */
export interface DepositSettings {
  readonly useDishDeposit: boolean;
  readonly dishDeposits: Readonly<Record<string, Cents>>;
}

/** The price of a dish in a size, or of a dish without sizes; null: not sold so (S1 §3). */
export function unitPrice(dish: Dish, sizeId: SizeId | null, deliveryType: DeliveryType): Cents | null {
  const prices = dish.prices[deliveryType];
  if (!prices) return null;
  if (dish.sizes.length > 0) return sizeId === null ? null : (findBySize(prices.size, sizeId) ?? null);
  return prices.base ?? findBySize(prices.size, null) ?? null;
}

/** Has the dish a price for this way of ordering? */
export function isOffered(dish: Dish, deliveryType: DeliveryType): boolean {
  if (dish.sizes.length === 0) return unitPrice(dish, null, deliveryType) !== null;
  return dish.sizes.some((size) => unitPrice(dish, size.id, deliveryType) !== null);
}

/**
 * What one unit of an extra or side dish adds to a dish; null: not in this size (spec 3 P1, C12). The dish's price for the item
 * comes first, then its price for the ingredient, then the group's; a null ends the search.
 */
export function extraPrice(dish: Dish, item: ExtraItem, variant: Variant): Cents | null {
  const prices = dish.prices[variant.deliveryType];
  if (!prices) return null;
  const price = priceChain(prices, item, variant).find((found) => found !== undefined) ?? null;
  return price !== null && price < NOT_AVAILABLE_FROM ? price : null;
}

/** Can an extra with this price be chosen? (S1 §5, §9) */
export const isSelectable = (price: Cents | null): price is Cents => price !== null && price < NOT_SELECTABLE_FROM;

/** Deposit of one unit: the dish's by size, the dish's, the shop's; dine-in only what is set for it (spec 3 P10, C10). */
export function calculateDeposit(dish: Dish, variant: Variant, settings: DepositSettings): Cents {
  if (!settings.useDishDeposit) return NO_CENTS;
  const own = findBySize(dish.prices[variant.deliveryType]?.pfand, variant.sizeId);
  if (own !== undefined) return own;
  if (variant.deliveryType === 'dineIn') return NO_CENTS;
  return dish.deposit ?? findBySize(settings.dishDeposits, variant.sizeId) ?? NO_CENTS;
}

function priceChain(
  prices: DishPrices,
  item: ExtraItem,
  { sizeId, deliveryType }: Variant,
): (Cents | null | undefined)[] {
  const general = findBySize(item.prices[deliveryType], sizeId);
  if (item.type === 'dish') return [findBySize(getOwnEntry(prices.sides, item.id), sizeId), general];
  const ingredient = getOwnEntry(prices.ingredientAlias, item.ingredient.id) ?? item.ingredient.id;
  return [
    findBySize(getOwnEntry(prices.extra, item.id), sizeId),
    findBySize(getOwnEntry(prices.ingredient, ingredient), sizeId),
    general,
  ];
}

function findBySize<Value>(
  values: Readonly<Record<string, Value>> | undefined,
  sizeId: SizeId | null,
): Value | undefined {
  const own = sizeId === null ? undefined : getOwnEntry(values, sizeId);
  return own === undefined ? getOwnEntry(values, ANY_SIZE) : own;
}

/** Only what the document itself says: an id 'constructor' is an id. */
function getOwnEntry<Value>(values: Readonly<Record<string, Value>> | undefined, key: string): Value | undefined {
  return values !== undefined && Object.hasOwn(values, key) ? values[key] : undefined;
}

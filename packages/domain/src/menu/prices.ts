import { type Cents, NO_CENTS } from '../money.ts';
import type { SizeId } from '../ids.ts';
import type { DeliveryType } from '../delivery-type.ts';
import { ANY_SIZE } from './menu-document.ts';
import type { Dish, DishPrices, ExtraItem } from './menu.ts';

/** From this price on an extra is shown but cannot be chosen (S1 §9 Extra price thresholds). */
export const NOT_SELECTABLE_FROM = 9999;
/** From this price on an extra is not available in the size (S1 §9 Extra price thresholds, S3 P1). */
export const NOT_AVAILABLE_FROM = 999_900;

/** Selects a price of a dish: size and order type. */
export interface Variant {
  readonly sizeId: SizeId | null;
  readonly deliveryType: DeliveryType;
}

/** The shop's deposit settings (S3 P10). */
export interface DepositSettings {
  readonly useDishDeposit: boolean;
  /** By size id; '*' is for drinks (S3 C26). */
  readonly dishDeposits: Readonly<Record<string, Cents>>;
}

/** Price of a dish in a size, or of a dish without sizes; null if not sold this way (S1 §3 Dish). */
export function unitPrice(dish: Dish, sizeId: SizeId | null, deliveryType: DeliveryType): Cents | null {
  const prices = dish.prices[deliveryType];
  if (!prices) return null;
  if (dish.sizes.length > 0) return sizeId === null ? null : (findBySize(prices.size, sizeId) ?? null);
  return prices.base ?? findBySize(prices.size, null) ?? null;
}

/** Returns whether the dish has a price for the order type. */
export function isOffered(dish: Dish, deliveryType: DeliveryType): boolean {
  if (dish.sizes.length === 0) return unitPrice(dish, null, deliveryType) !== null;
  return dish.sizes.some((size) => unitPrice(dish, size.id, deliveryType) !== null);
}

/**
 * Price of one unit of an extra or side dish; null if not available in the size (S3 P1, C12). The dish's price for the
 * item takes precedence over its price for the ingredient, then over the group's; an explicit null ends the search.
 */
export function extraPrice(dish: Dish, item: ExtraItem, variant: Variant): Cents | null {
  const prices = dish.prices[variant.deliveryType];
  if (!prices) return null;
  const price = priceChain(prices, item, variant).find((found) => found !== undefined) ?? null;
  return price !== null && price < NOT_AVAILABLE_FROM ? price : null;
}

/** Returns whether an extra with this price can be chosen (S1 §5, §9 Extra price thresholds). */
export const isSelectable = (price: Cents | null): price is Cents => price !== null && price < NOT_SELECTABLE_FROM;

/** Deposit of one unit: by size of the dish, by dish, by shop; for dine-in only the first (S3 P10, C10). */
export function calculateDeposit(dish: Dish, variant: Variant, settings: DepositSettings): Cents {
  if (!settings.useDishDeposit) return NO_CENTS;
  const own = findBySize(dish.prices[variant.deliveryType]?.pfand, variant.sizeId);
  if (own !== undefined) return own;
  if (variant.deliveryType === 'dineIn') return NO_CENTS;
  return dish.deposit ?? findShopDeposit(dish, variant.sizeId, settings) ?? NO_CENTS;
}

/** A size key counts for every dish, '*' for drinks only (S3 C30). */
function findShopDeposit(
  { isDrink }: Dish,
  sizeId: SizeId | null,
  { dishDeposits }: DepositSettings,
): Cents | undefined {
  const ofSize = sizeId === null ? undefined : getOwnEntry(dishDeposits, sizeId);
  return ofSize ?? (isDrink ? getOwnEntry(dishDeposits, ANY_SIZE) : undefined);
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

/** Own properties only, so that an id such as 'constructor' is safe. */
function getOwnEntry<Value>(values: Readonly<Record<string, Value>> | undefined, key: string): Value | undefined {
  return values !== undefined && Object.hasOwn(values, key) ? values[key] : undefined;
}

import { type Cents, toCents } from '../money.ts';
import type { SizeId } from '../ids.ts';
import { DELIVERY_TYPES } from '../delivery-type.ts';
import type { Dish, Size } from './menu.ts';
import { type DepositSettings, calculateDeposit } from './prices.ts';

/** Price per litre or kilogram (PAngV § 4). */
export interface BasePrice {
  readonly amount: Cents;
  readonly per: 'l' | 'kg';
}

/**
 * Base price for a price without deposit (S3 P9, C17), from the content of the size or article; otherwise, by S1 §5 Litre price, for
 * drinks with a deposit whose size name starts with a litre value. 0.33 l for €2.50 is €7.58 per litre. Returns null if
 * neither applies.
 */
export function basePrice(
  { dish, size }: DishInItsSize,
  price: Cents,
  settings: Pick<DepositSettings, 'dishDeposits'>,
): BasePrice | null {
  const content = findContent(dish, size) ?? (size && readLitres(dish, size, settings));
  if (!content) return null;
  const amount = toCents(Math.floor((price * 2000 + content.amount) / (2 * content.amount)));
  return { amount, per: content.unit === 'ml' ? 'l' : 'kg' };
}

/** The stated content of an article in a size; null: not stated. */
export const findContent = ({ prepacked }: Pick<Dish, 'prepacked'>, size: Size | null): Size['content'] =>
  size?.content ?? prepacked?.content ?? null;

interface DishInItsSize {
  readonly dish: Dish;
  readonly size: Size | null;
}

function readLitres(dish: Dish, size: Size, settings: Pick<DepositSettings, 'dishDeposits'>): Size['content'] {
  if (!dish.isDrink || !hasDeposit(dish, size.id, settings)) return null;
  const litres = /^(\d+(?:[.,]\d+)?)\s*(?:l|liter)\b/i.exec(size.name)?.[1];
  const amount = Math.round(Number(litres?.replace(',', '.')) * 1000);
  return amount > 0 ? { amount, unit: 'ml' } : null;
}

/** Any deposit of the chain in S3 P10 counts, for any order type, even if the shop does not charge it. */
export function hasDeposit(
  dish: Dish,
  sizeId: SizeId | null,
  { dishDeposits }: Pick<DepositSettings, 'dishDeposits'>,
): boolean {
  const settings = { useDishDeposit: true, dishDeposits };
  const deposits = DELIVERY_TYPES.map((deliveryType) => calculateDeposit(dish, { sizeId, deliveryType }, settings));
  return dish.depositKind !== null || deposits.some((deposit) => deposit > 0);
}

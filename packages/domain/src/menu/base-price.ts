import { type Cents, toCents } from '../money.ts';
import type { Dish, Size } from './menu.ts';

/** What a litre or a kilogram costs. */
export interface BasePrice {
  readonly amount: Cents;
  readonly per: 'l' | 'kg';
}

/**
 * The base price from the price to be paid, without deposit (spec 3 P9, C17): by the size's content, else, as S1 §5 has it, for
 * drinks with a deposit and a size name beginning with a litre value. basePrice(cola, '0,33 l', 2,50 €) is 7,58 € per l.
 */
export function basePrice(dish: Dish, size: Size | null, price: Cents): BasePrice | null {
  const content = size && (size.content ?? litresOf(dish, size));
  if (!content) return null;
  const amount = toCents(Math.floor((price * 2000 + content.amount) / (2 * content.amount)));
  return { amount, per: content.unit === 'ml' ? 'l' : 'kg' };
}

function litresOf(dish: Dish, size: Size): Size['content'] {
  if (!dish.isDrink || !hasDeposit(dish)) return null;
  const litres = /^(\d+(?:[.,]\d+)?)\s*(?:l|liter)\b/i.exec(size.name)?.[1];
  const amount = Math.round(Number(litres?.replace(',', '.')) * 1000);
  return amount > 0 ? { amount, unit: 'ml' } : null;
}

function hasDeposit(dish: Dish): boolean {
  const ofSizes = Object.values(dish.prices).flatMap((prices) => Object.values(prices?.pfand ?? {}));
  return [...ofSizes, dish.deposit ?? 0].some((deposit) => deposit > 0) || dish.depositKind !== null;
}

import { type Cents, NO_CENTS, subtract, sum, toCents } from '../money.ts';
import type { TableItem, TableOrderGroup } from './table-items.ts';

/** The items of a table that can be refunded: 'items with price 0 or less are dropped' (S2 §3). */
export function bookedItems(groups: readonly TableOrderGroup[]): readonly TableItem[] {
  return groups.flatMap(({ items }) => items).filter(({ price }) => price > 0);
}

/** What is wrong with a refund: above 0, not above the price, all refunds of a line together not above it (S2 §5, spec 3 W3). */
export function refundProblem(
  amount: Cents,
  price: Cents,
  refunded: readonly Cents[] = [],
): 'tooSmall' | 'tooLarge' | null {
  if (amount <= 0) return 'tooSmall';
  return amount > subtract(price, sum(refunded)) ? 'tooLarge' : null;
}

/** The price of the line that gives the money back: 'converted to cents by multiplying by -100' (S2 §9). */
export function refundPrice(amount: Cents): Cents {
  return subtract(NO_CENTS, amount);
}

/** Euros as typed, '2,50' or '2.5'; null where it is no amount of money. */
export function readEuros(text: string): Cents | null {
  const [, euros, cents = ''] = /^\s*(\d{1,7})(?:[.,](\d{1,2}))?\s*€?\s*$/.exec(text) ?? [];
  return euros === undefined ? null : toCents(Number(euros) * 100 + Number(cents.padEnd(2, '0')));
}

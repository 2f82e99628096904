import { type Cents, NO_CENTS, subtract, sum, toCents } from '../money.ts';
import { fail, ok, type Result } from '../result.ts';
import type { TableItem, TableOrderGroup } from './table-items.ts';

/** The refundable items of a table: 'items with price 0 or less are dropped' (S2 §3 Table data). */
export function bookedItems(groups: readonly TableOrderGroup[]): readonly TableItem[] {
  return groups.flatMap(({ items }) => items).filter(({ price }) => price > 0);
}

/** Checks a refund: above 0, and all refunds of a line together not above its price (S2 §5 Refund, S3 W3). */
export function refundProblem(
  amount: Cents,
  price: Cents,
  refunded: readonly Cents[] = [],
): 'tooSmall' | 'tooLarge' | null {
  if (amount <= 0) return 'tooSmall';
  return amount > subtract(price, sum(refunded)) ? 'tooLarge' : null;
}

/** A typed refund of a line of which `rest` is not refunded yet, or why it is none (S2 §5 Refund). */
export function readRefund(text: string, rest: Cents): Result<Cents, 'missing' | 'tooSmall' | 'tooLarge'> {
  const amount = readEuros(text);
  if (amount === null) return fail('missing');
  const problem = refundProblem(amount, rest);
  return problem ? fail(problem) : ok(amount);
}

/** The price of the refund line: 'converted to cents by multiplying by -100' (S2 §9). */
export function refundPrice(amount: Cents): Cents {
  return subtract(NO_CENTS, amount);
}

/** Parses typed euros such as '2,50' or '2.5'; null if invalid. */
export function readEuros(text: string): Cents | null {
  const [, euros, cents = ''] = /^\s*(\d{1,7})(?:[.,](\d{1,2}))?\s*€?\s*$/.exec(text) ?? [];
  return euros === undefined ? null : toCents(Number(euros) * 100 + Number(cents.padEnd(2, '0')));
}

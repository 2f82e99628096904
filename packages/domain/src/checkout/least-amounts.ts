import type { Cents } from '../money.ts';
import type { PaymentMethod } from '../shop/payment-method.ts';

/** The least amount that a provider takes, by method; a method without one is missing. */
export type LeastAmounts = Readonly<Partial<Record<PaymentMethod, Cents>>>;

/** The least amount of a method if this one, tip included, is below it; null: it can be paid so. Nothing chosen yet, 0, can. */
export function missedLeastAmount(
  leastAmounts: LeastAmounts,
  method: PaymentMethod | null,
  amount: Cents,
): Cents | null {
  const least = method === null ? undefined : leastAmounts[method];
  return least !== undefined && amount > 0 && amount < least ? least : null;
}

import type { GroupOrderDiscount } from '../menu/offer-document.ts';
import { atLeast, type Cents, NO_CENTS, subtract } from '../money.ts';

/** How far a group is from the next of the shop's group discounts. */
export interface GroupDiscountProgress {
  /** The best that is reached; null: none. */
  readonly reached: GroupOrderDiscount | null;
  /** The one with the lowest minimum that is not reached; null: none left. */
  readonly next: GroupOrderDiscount | null;
  readonly missing: Cents;
}

/** Compares S1 of the group with the minimum of each discount (S1 §9 'Group discount label'). */
export function measureGroupDiscounts(
  discounts: readonly GroupOrderDiscount[],
  subtotal: Cents,
): GroupDiscountProgress {
  const sorted = discounts.toSorted((left, right) => left.minimumOrderValue - right.minimumOrderValue);
  const reached = sorted.findLast(({ minimumOrderValue }) => minimumOrderValue <= subtotal) ?? null;
  const next = sorted.find(({ minimumOrderValue }) => minimumOrderValue > subtotal) ?? null;
  return { reached, next, missing: next ? atLeast(subtract(next.minimumOrderValue, subtotal), NO_CENTS) : NO_CENTS };
}

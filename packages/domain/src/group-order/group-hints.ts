import type { GroupOrderDiscount } from '../menu/offer-document.ts';
import { atLeast, type Cents, NO_CENTS, subtract } from '../money.ts';

/** How far a group is from the next of the shop's group discounts. */
export interface GroupDiscountProgress {
  /** The best that is reached; null: none. */
  readonly reached: GroupOrderDiscount | null;
  /** The one with the lowest minimum that is not reached and takes off more than what applies now; null: none left. */
  readonly next: GroupOrderDiscount | null;
  readonly missing: Cents;
}

interface DiscountedGoods {
  /** S1 of the group, which the minimum of each discount is compared with (S1 §9 'Group discount label'). */
  readonly subtotal: Cents;
  /** C: what cart and group discounts take off it now. */
  readonly cartDiscount: Cents;
}

/** Compares a group's goods with the shop's group discounts: a discount that is no gain is not worth ordering more for. */
export function measureGroupDiscounts(
  discounts: readonly GroupOrderDiscount[],
  { subtotal, cartDiscount }: DiscountedGoods,
): GroupDiscountProgress {
  const sorted = discounts.toSorted((left, right) => left.minimumOrderValue - right.minimumOrderValue);
  const reached = sorted.findLast(({ minimumOrderValue }) => minimumOrderValue <= subtotal) ?? null;
  const isGain = (discount: GroupOrderDiscount): boolean =>
    cartDiscount === 0 || discount.value * subtotal > cartDiscount * findWhole(discount);
  const next = sorted.find((discount) => discount.minimumOrderValue > subtotal && isGain(discount)) ?? null;
  return { reached, next, missing: next ? atLeast(subtract(next.minimumOrderValue, subtotal), NO_CENTS) : NO_CENTS };
}

const ALL_BASIS_POINTS = 10_000;

/** What `value` is a part of: a percentage of everything, euros of what they are given for. */
const findWhole = ({ discountType, minimumOrderValue }: GroupOrderDiscount): number =>
  discountType === 'percent' ? ALL_BASIS_POINTS : minimumOrderValue;

import { type Cents, NO_CENTS, subtract, times } from '../money.ts';
import type { AppliedCartDiscount } from '../offers/cart-discount.ts';
import type { CouponOutcome } from '../offers/coupon.ts';
import { twoForOneLabel } from '../offers/offer-label.ts';
import { calculateSaving, type SettledLine } from './price-lines.ts';
import type { Adjustment } from './priced-cart.ts';

/** Adjustments of a line: each dish discount, then each two-for-one. */
export function lineAdjustments({ line, unit, allocations }: SettledLine): Adjustment[] {
  const discounts = unit.base.offers.map(({ source, offerId, label, saving }) => ({
    source,
    offerId,
    label,
    amount: minus(times(saving, line.amount)),
    lineId: line.id,
  }));
  const promotions = allocations.map((allocation) => ({
    source: 'twoForOne' as const,
    offerId: allocation.promotion.id,
    label: twoForOneLabel(allocation.promotion),
    amount: minus(calculateSaving(allocation)),
    lineId: line.id,
  }));
  return [...discounts, ...promotions].filter(({ amount }) => amount !== 0);
}

/** Adjustments of the cart, for discounts with a saving. */
export function cartAdjustments(discounts: readonly AppliedCartDiscount[]): Adjustment[] {
  return discounts
    .filter(({ saving }) => saving > 0)
    .map(({ source, offerId, label, saving }) => ({ source, offerId, label, amount: minus(saving), lineId: null }));
}

export function couponAdjustments(outcome: CouponOutcome | null): Adjustment[] {
  if (outcome === null || outcome.saving === 0) return [];
  return [{ source: 'coupon', offerId: null, label: outcome.coupon.code, amount: minus(outcome.saving), lineId: null }];
}

const minus = (amount: Cents): Cents => subtract(NO_CENTS, amount);

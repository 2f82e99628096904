import { atLeast, atMost, type Cents, NO_CENTS, calculatePercent, subtract, toBasisPoints, toCents } from '../money.ts';
import type { Coupon } from './offer.ts';

/** What keeps an exclusive coupon, or any coupon beside a free item that does not combine, from working (spec 3 T9, C7). */
export const COUPON_REFUSALS = [
  'dishDiscount',
  'dailyDish',
  'twoForOne',
  'cartDiscount',
  'groupDiscount',
  'freeItem',
] as const;
export type CouponRefusal = (typeof COUPON_REFUSALS)[number];

/** Where the guest stands with his coupon. */
export interface CouponOutcome {
  readonly coupon: Coupon;
  readonly status: 'applied' | 'belowMinimum' | 'refused';
  /** K */
  readonly saving: Cents;
  /** Missing to the coupon's minimum. */
  readonly missing: Cents;
  readonly refusedBecause: readonly CouponRefusal[];
}

/** What a coupon meets: S1, S2, the changes of price so far and the free items. */
export interface CouponContext {
  readonly subtotal: Cents;
  readonly afterCartDiscount: Cents;
  readonly benefits: readonly { readonly source: string }[];
  readonly freeItems: readonly { readonly combinable: boolean }[];
}

/** What a coupon is worth here; refused or below its minimum it is worth nothing (spec 3 §2 K, T10). */
export function redeemCoupon(coupon: Coupon | null, context: CouponContext): CouponOutcome | null {
  if (coupon === null) return null;
  const { subtotal, afterCartDiscount } = context;
  const refusedBecause = listRefusals(coupon, context);
  const missing = atLeast(subtract(coupon.minimumOrderValue, subtotal), NO_CENTS);
  if (refusedBecause.length > 0) return { coupon, status: 'refused', saving: NO_CENTS, missing, refusedBecause };
  if (missing > 0) return { coupon, status: 'belowMinimum', saving: NO_CENTS, missing, refusedBecause };
  return {
    coupon,
    status: 'applied',
    saving: atMost(calculateValue(coupon, subtotal), afterCartDiscount),
    missing,
    refusedBecause,
  };
}

/** A code as it is compared: without case and surrounding blanks (spec 3 C7). */
export const couponCodeKey = (code: string): string => code.trim().toUpperCase();

/** An exclusive coupon gives way to every benefit, any other to a free item that is not combinable (spec 3 C7, T9). */
function listRefusals(coupon: Coupon, { benefits, freeItems }: CouponContext): readonly CouponRefusal[] {
  if (!coupon.exclusive) return freeItems.some((item) => !item.combinable) ? ['freeItem'] : [];
  const sources = new Set(benefits.map((benefit) => benefit.source));
  return COUPON_REFUSALS.filter((refusal) => sources.has(refusal) || (refusal === 'freeItem' && freeItems.length > 0));
}

/** Its value, or its percent of S1, which counts as at most 100 % (spec 3 §2 K, C6). */
function calculateValue({ type, value }: Coupon, subtotal: Cents): Cents {
  return type === 'percent' ? calculatePercent(subtotal, toBasisPoints(Math.min(value, 10_000))) : toCents(value);
}

import {
  atLeast,
  atMost,
  type BasisPoints,
  type Cents,
  NO_CENTS,
  calculatePercent,
  subtract,
  toBasisPoints,
  toCents,
} from '../money.ts';

export const COUPON_TYPES = ['percent', 'value'] as const;

/** A coupon that was found valid (S1 §3 Coupon). */
export interface Coupon {
  readonly code: string;
  readonly type: (typeof COUPON_TYPES)[number];
  /** Cents for value, basis points for percent. */
  readonly value: Cents | BasisPoints;
  readonly minimumOrderValue: Cents;
  readonly exclusive: boolean;
}

/** Why a coupon never applies. */
export type CouponDraftReason = 'worthNothing' | 'daysSwapped';

interface CouponTerms {
  readonly value: number;
  readonly validFrom: string | null;
  readonly validUntil: string | null;
}

/** A coupon with a reason is a draft: its code is refused like one that is switched off (S3 C50). null: it applies. */
export function findCouponDraftReason({ value, validFrom, validUntil }: CouponTerms): CouponDraftReason | null {
  if (value === 0) return 'worthNothing';
  const isSwapped = validFrom !== null && validUntil !== null && validUntil <= validFrom;
  return isSwapped ? 'daysSwapped' : null;
}

/** Benefits that an exclusive coupon is refused with, or any coupon with a non-combinable free item (S3 T9, C7). */
export const COUPON_REFUSALS = [
  'dishDiscount',
  'dailyDish',
  'twoForOne',
  'cartDiscount',
  'groupDiscount',
  'freeItem',
] as const;
export type CouponRefusal = (typeof COUPON_REFUSALS)[number];

/** Why a guest's coupon did not count: found when its code is checked, or when an order is placed with it. */
export const COUPON_REFUSAL_REASONS = [
  'unknown',
  'inactive',
  'notYet',
  'expired',
  'usedUp',
  'usedByGuest',
  'belowMinimum',
  'excluded',
] as const;
export type CouponRefusalReason = (typeof COUPON_REFUSAL_REASONS)[number];

/** The result of redeeming a coupon. */
export interface CouponOutcome {
  readonly coupon: Coupon;
  readonly status: 'applied' | 'belowMinimum' | 'refused';
  readonly saving: Cents;
  /** Amount missing to the coupon's minimum. */
  readonly missing: Cents;
  readonly refusedBecause: readonly CouponRefusal[];
}

/** S1, S2, the adjustments so far and the free items. */
export interface CouponContext {
  readonly subtotal: Cents;
  readonly afterCartDiscount: Cents;
  readonly benefits: readonly { readonly source: string }[];
  readonly freeItems: readonly { readonly combinable: boolean }[];
}

/** Calculates K; 0 if the coupon is refused or below its minimum (S3 §2 K, T10). */
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

/** Normalises a code for comparison: ignores case and surrounding blanks (S3 C7). */
export const couponCodeKey = (code: string): string => code.trim().toUpperCase();

/** The index of the first coupon whose code an earlier one has; -1 if all codes differ. */
export function findRepeatedCode(coupons: readonly { readonly code: string }[]): number {
  const keys = coupons.map(({ code }) => couponCodeKey(code));
  const first = new Map(keys.map((key, index) => [key, index] as const).toReversed());
  return keys.findIndex((key, index) => first.get(key) !== index);
}

/** Every benefit refuses an exclusive coupon, a non-combinable free item refuses any (S3 C7, T9). */
function listRefusals(coupon: Coupon, { benefits, freeItems }: CouponContext): readonly CouponRefusal[] {
  if (!coupon.exclusive) return freeItems.some((item) => !item.combinable) ? ['freeItem'] : [];
  const sources = new Set(benefits.map((benefit) => benefit.source));
  return COUPON_REFUSALS.filter((refusal) => sources.has(refusal) || (refusal === 'freeItem' && freeItems.length > 0));
}

/** The fixed value, or a percentage of S1, capped at 100 % (S3 §2 K, C6). */
function calculateValue({ type, value }: Coupon, subtotal: Cents): Cents {
  return type === 'percent' ? calculatePercent(subtotal, toBasisPoints(Math.min(value, 10_000))) : toCents(value);
}

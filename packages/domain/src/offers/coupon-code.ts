/** Facts about the coupon that a code was sent for. */
interface SentCoupon {
  /** The time of the code itself is over. */
  readonly isCodeOver: boolean;
  /** The coupon's own dates are over. */
  readonly isCouponOver: boolean;
  /** It can be redeemed at all: active, begun, not used up. */
  readonly isUsable: boolean;
  /** How often the person it was sent to has redeemed it. */
  readonly ownUses: number;
  /** How often each person can redeem it; null: no limit. */
  readonly usesEach: number | null;
  /** How often all guests together can redeem it; null: no limit. */
  readonly usesOfAll: number | null;
}

/**
 * What a sent coupon still is for the person it was sent to. Having redeemed it comes first: that explains more than an
 * end. `gone`: other guests have used it up, or the shop has taken it back.
 */
export function judgeSentCoupon(coupon: SentCoupon): 'usable' | 'redeemed' | 'expired' | 'gone' {
  const { isCodeOver, isCouponOver, isUsable, ownUses, usesEach, usesOfAll } = coupon;
  const most = Math.min(usesEach ?? Infinity, usesOfAll ?? Infinity);
  if (ownUses > 0 && ownUses >= most) return 'redeemed';
  if (isCodeOver || isCouponOver) return ownUses > 0 ? 'redeemed' : 'expired';
  return isUsable ? 'usable' : 'gone';
}

import type { Coupon } from '@tischlein/domain/offers';

/** S1 §4 Coupon: none → validating → valid or invalid; clearing returns to none. */
export type CouponState =
  | { readonly state: 'none' }
  | { readonly state: 'validating'; readonly code: string }
  /** `failure`: why it could not be checked; '': the shop does not know it. */
  | { readonly state: 'invalid'; readonly code: string; readonly failure: string }
  | { readonly state: 'valid'; readonly code: string; readonly coupon: Coupon };

export const NO_COUPON = { state: 'none' } as const;

import type { OfficeCoupon } from '@tischlein/contract/office';
import type { ShopDay } from '@tischlein/domain';
import { findCouponDraftReason } from '@tischlein/domain/offers';
import { dayInShop } from '@tischlein/shop-time';
import { longDate, nearDate } from '@tischlein/wording';
import { COUPON_OFFICE, couponValue, neverWords, OFFER_STANDING_WORDS } from '@tischlein/wording/office';
import type { Fact } from '@tischlein/ui/compare-facts';

const { states: STATES } = COUPON_OFFICE;

export interface CouponState {
  readonly kind: 'good' | 'off' | 'bad' | 'draft';
  readonly words: string;
  /** Why a draft never applies. */
  readonly why?: string;
}

/** The state of a coupon: running until a day, expired, used up or switched off. */
export function findCouponState(coupon: Omit<OfficeCoupon, 'code'>, used: number, now: number): CouponState {
  const { active, validFrom, validUntil, maximumUses } = coupon;
  const today = dayInShop(now);
  const draft = findCouponDraftReason(coupon);
  if (draft !== null) return { kind: 'draft', words: OFFER_STANDING_WORDS.draft, why: neverWords(draft) };
  if (!active) return { kind: 'off', words: STATES.off };
  if (validUntil !== null && Date.parse(validUntil) <= now)
    return { kind: 'off', words: STATES.over(nearDate(toLastDay(validUntil), today)) };
  if (maximumUses !== null && used >= maximumUses) return { kind: 'bad', words: STATES.usedUp };
  if (validFrom !== null && Date.parse(validFrom) > now)
    return { kind: 'off', words: STATES.from(nearDate(dayInShop(validFrom), today)) };
  return {
    kind: 'good',
    words: validUntil === null ? STATES.active : STATES.until(nearDate(toLastDay(validUntil), today)),
  };
}

/** The end itself no longer counts. */
export const toLastDay = (end: string): ShopDay => dayInShop(Date.parse(end) - 1);

/** A coupon for the comparison of two versions. */
export function describeCoupon(coupon: OfficeCoupon): Fact {
  const { code, type, value, minimumOrderValue, validUntil, maximumUses, maximumUsesPerCustomer, exclusive, active } =
    coupon;
  const facts = [
    couponValue(type, value),
    minimumOrderValue > 0 ? COUPON_OFFICE.from(minimumOrderValue) : COUPON_OFFICE.noCondition,
    validUntil === null ? '' : STATES.until(longDate(toLastDay(validUntil))),
    maximumUses === null ? '' : `${COUPON_OFFICE.form.most}: ${maximumUses}`,
    maximumUsesPerCustomer === null ? '' : `${COUPON_OFFICE.form.mostEach}: ${maximumUsesPerCustomer}`,
    exclusive ? COUPON_OFFICE.form.exclusive : '',
    active ? '' : STATES.off,
  ];
  return { name: code, text: facts.filter(Boolean).join(', ') };
}

import type { CouponAnswer } from '@tischlein/contract/shop';
import type { ShopDay } from '@tischlein/domain';
import { judgeSentCoupon } from '@tischlein/domain/offers';
import { isAtOrAfter, lastDayBefore, toWallTime } from '../clock.ts';
import type { Row } from '../db/tables.ts';
import type { Deps } from '../deps.ts';
import { findUsableCoupon, readCouponUses } from './coupons.store.ts';

type SentCoupon =
  | {
      readonly kind: 'coupon';
      readonly coupon: CouponAnswer;
      readonly validThrough: ShopDay;
      readonly isOnce: boolean;
    }
  | { readonly kind: 'redeemed'; readonly on: ShopDay; readonly orderNumber: number }
  | { readonly kind: 'expired'; readonly on: ShopDay }
  | { readonly kind: 'unknown' };

/** What a coupon still is for the person whom its code was sent to. */
export async function readSentCoupon(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  code: Row<'guest_codes'>,
): Promise<SentCoupon> {
  const now = clock.now();
  const { shop_id: shopId, target, customer } = code;
  const known = await readCouponUses(database.read, shopId, { code: target, customer });
  if (!known) return { kind: 'unknown' };
  const end = known.validUntil !== null && known.validUntil < code.expires_at ? known.validUntil : code.expires_at;
  const coupon = await findUsableCoupon(database.read, shopId, { code: target, now });
  const state = judgeSentCoupon({
    isCodeOver: isAtOrAfter(now, code.expires_at),
    isCouponOver: isAtOrAfter(now, end),
    isUsable: coupon !== null,
    ownUses: known.own.length,
    usesEach: known.usesEach,
    usesOfAll: known.usesOfAll,
  });
  const [latest] = known.own;
  if (state === 'redeemed' && latest)
    return { kind: 'redeemed', on: toWallTime(latest.placedAt).date, orderNumber: latest.number };
  if (state === 'expired') return { kind: 'expired', on: lastDayBefore(end) };
  if (state !== 'usable' || !coupon) return { kind: 'unknown' };
  return { kind: 'coupon', coupon, validThrough: lastDayBefore(end), isOnce: known.usesEach === 1 };
}

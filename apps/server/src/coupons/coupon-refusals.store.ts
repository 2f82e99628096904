import type { ShopId } from '@tischlein/domain';
import { couponCodeKey, type CouponRefusalReason } from '@tischlein/domain/offers';
import { toWallTime } from '../clock.ts';
import type { Writer } from '../db/database.ts';

/** How long refusals are counted. */
export const KEEP_REFUSALS_SECONDS: number = 400 * 24 * 60 * 60;

interface Refusal {
  readonly code: string;
  readonly reason: CouponRefusalReason;
  readonly now: string;
}

/** Counts a refused code by day and reason; codes that the shop does not have share one row. */
export async function countRefusal(writer: Writer, shopId: ShopId, { code, reason, now }: Refusal): Promise<void> {
  const row = {
    shop_id: shopId,
    code: reason === 'unknown' ? '' : couponCodeKey(code),
    day: toWallTime(now).date,
    reason,
    refused: 1,
  };
  await writer
    .insertInto('coupon_refusals')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['shop_id', 'code', 'day', 'reason'])
        .doUpdateSet((row) => ({ refused: row('coupon_refusals.refused', '+', 1) })),
    )
    .execute();
}

export async function deleteRefusalsBefore(writer: Writer, instant: string): Promise<void> {
  await writer.deleteFrom('coupon_refusals').where('day', '<', toWallTime(instant).date).execute();
}

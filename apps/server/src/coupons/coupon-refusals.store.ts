import type { ShopDay, ShopId } from '@tischlein/domain';
import { couponCodeKey, type CouponRefusalReason } from '@tischlein/domain/offers';
import { toWallTime } from '../clock.ts';
import type { Writer } from '../db/database.ts';

/** How long refusals are counted. */
export const KEEP_REFUSALS_DAYS: number = 400;

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

export async function deleteRefusalsBefore(writer: Writer, day: ShopDay): Promise<void> {
  await writer.deleteFrom('coupon_refusals').where('day', '<', day).execute();
}

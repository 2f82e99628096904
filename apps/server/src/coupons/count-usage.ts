import type { CouponUsage } from '@tischlein/contract/office';
import type { ShopId } from '@tischlein/domain';
import { lastDays, toUtcRange } from '../clock.ts';
import type { Reader } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { countOrders, readCouponUses, readRefusals } from './coupon-usage.store.ts';

/** What the coupons of a shop did in the last days. */
export const countCouponUsage = (
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  shopId: ShopId,
  days: number,
): Promise<CouponUsage> => database.readReports((read) => countUsage({ read, clock }, shopId, days));

async function countUsage(
  { read, clock }: Pick<Deps, 'clock'> & { readonly read: Reader },
  shopId: ShopId,
  days: number,
): Promise<CouponUsage> {
  const period = lastDays(clock.now(), days);
  const range = toUtcRange(period);
  const refusals = await readRefusals(read, shopId, period);
  const byReason = Map.groupBy(refusals, ({ reason }) => reason);
  const byCode = Map.groupBy(
    refusals.filter(({ code }) => code !== ''),
    ({ code }) => code,
  );
  return {
    days,
    allOrders: await countOrders(read, shopId, range),
    coupons: await readCouponUses(read, shopId, range),
    refused: [...byReason].map(([reason, rows]) => ({
      reason,
      count: rows.reduce((all, { count }) => all + count, 0),
    })),
    refusedCodes: [...byCode].map(([code, rows]) => ({
      code,
      refused: rows.map(({ reason, count }) => ({ reason, count })),
    })),
  };
}

import type { CouponUsage } from '@tischlein/contract/office';
import type { ShopId } from '@tischlein/domain';
import { plusSeconds, startOfDay, toWallTime } from '../clock.ts';
import type { Reader } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { countOrders, readCouponUses, readRefusals } from './coupon-usage.store.ts';

const DAY_SECONDS = 24 * 60 * 60;

/** The first instant of a period of whole days that ends today. */
export const findPeriodStart = (now: string, days: number): string =>
  startOfDay(plusSeconds(now, -(days - 1) * DAY_SECONDS));

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
  const since = findPeriodStart(clock.now(), days);
  const period = { since, firstDay: toWallTime(since).date };
  const refusals = await readRefusals(read, shopId, period);
  const byReason = Map.groupBy(refusals, ({ reason }) => reason);
  const byCode = Map.groupBy(
    refusals.filter(({ code }) => code !== ''),
    ({ code }) => code,
  );
  return {
    days,
    allOrders: await countOrders(read, shopId, period),
    coupons: await readCouponUses(read, shopId, period),
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

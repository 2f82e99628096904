import { nameChange } from '../db/open-change.ts';
import type { CouponSeries, OfficeCoupon } from '@tischlein/contract/office';
import { type ShopId, toCents } from '@tischlein/domain';
import { couponCodeKey } from '@tischlein/domain/offers';
import type { Reader, Writer } from '../db/database.ts';
import { insertMissing, insertOnce, type InsertOutcome } from '../db/insert-once.ts';

export interface NewSeries {
  readonly id: string;
  readonly name: string;
  readonly requestHash: string;
  readonly now: string;
}

/** Adds a series, unless there is one with its id. */
export async function insertSeries(
  writer: Writer,
  shopId: ShopId,
  { id, name, requestHash, now }: NewSeries,
): Promise<InsertOutcome> {
  nameChange(name);
  const row = { shop_id: shopId, series_id: id, name, created_at: now, ended_at: null, request_hash: requestHash };
  return insertOnce(writer.insertInto('coupon_series').values(row), ['shop_id', 'series_id']);
}

/** Whether the series was created by this request, or by an earlier version, which did not note its requests. */
export async function isRepeated(
  reader: Reader,
  shopId: ShopId,
  { id, requestHash }: Pick<NewSeries, 'id' | 'requestHash'>,
): Promise<boolean> {
  const row = await reader
    .selectFrom('coupon_series')
    .select('request_hash')
    .where('shop_id', '=', shopId)
    .where('series_id', '=', id)
    .executeTakeFirstOrThrow();
  return row.request_hash === null || row.request_hash === requestHash;
}

const ROWS_AT_ONCE = 500;

/** Adds codes of a series, each for one order; returns how many no other coupon has had. */
export async function insertSeriesCodes(
  writer: Writer,
  shopId: ShopId,
  { series, codes, terms }: { readonly series: string; readonly codes: readonly string[]; readonly terms: SeriesTerms },
): Promise<number> {
  let added = 0;
  for (let start = 0; start < codes.length; start += ROWS_AT_ONCE) {
    const rows = codes.slice(start, start + ROWS_AT_ONCE).map((code) => ({
      shop_id: shopId,
      code: couponCodeKey(code),
      shown_code: code,
      type: terms.type,
      value: terms.value,
      minimum_order_value: terms.minimumOrderValue,
      exclusive: terms.exclusive ? (1 as const) : (0 as const),
      active: 1 as const,
      valid_from: terms.validFrom,
      valid_until: terms.validUntil,
      maximum_uses: 1,
      maximum_uses_per_customer: null,
      used: 0,
      series_id: series,
    }));
    added += await insertMissing(writer.insertInto('coupons').values(rows), ['shop_id', 'code']);
  }
  return added;
}

export type SeriesTerms = Pick<
  OfficeCoupon,
  'type' | 'value' | 'minimumOrderValue' | 'exclusive' | 'validFrom' | 'validUntil'
>;

export async function countCoupons(reader: Reader, shopId: ShopId): Promise<number> {
  const { count } = await reader
    .selectFrom('coupons')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('shop_id', '=', shopId)
    .executeTakeFirstOrThrow();
  return count;
}

/** The series of a shop, latest first. Their terms are those of their codes, which are all alike. */
export async function readSeries(reader: Reader, shopId: ShopId): Promise<CouponSeries[]> {
  const rows = await reader
    .selectFrom('coupon_series')
    .innerJoin('coupons', (join) =>
      join
        .onRef('coupons.shop_id', '=', 'coupon_series.shop_id')
        .onRef('coupons.series_id', '=', 'coupon_series.series_id'),
    )
    .select(({ fn }) => [
      'coupon_series.series_id as id',
      'coupon_series.name',
      'coupon_series.created_at as createdAt',
      'coupon_series.ended_at as endedAt',
      fn.countAll<number>().as('codes'),
      fn.sum<number>('coupons.used').as('used'),
      fn.min('coupons.type').as('type'),
      fn.min('coupons.value').as('value'),
      fn.min('coupons.minimum_order_value').as('minimumOrderValue'),
      fn.min('coupons.exclusive').as('exclusive'),
      fn.min('coupons.valid_from').as('validFrom'),
      fn.min('coupons.valid_until').as('validUntil'),
    ])
    .where('coupon_series.shop_id', '=', shopId)
    .groupBy(['coupon_series.series_id', 'coupon_series.name', 'coupon_series.created_at', 'coupon_series.ended_at'])
    .orderBy('coupon_series.created_at', 'desc')
    .orderBy('coupon_series.series_id')
    .execute();
  return rows.map(({ exclusive, minimumOrderValue, used, ...row }) => ({
    ...row,
    used: Number(used),
    minimumOrderValue: toCents(minimumOrderValue),
    exclusive: exclusive === 1,
  }));
}

/** The codes of a series in order, with how often each was redeemed. */
export const readSeriesCodes = (
  reader: Reader,
  shopId: ShopId,
  series: string,
): Promise<{ readonly code: string; readonly used: number }[]> =>
  reader
    .selectFrom('coupons')
    .select(['shown_code as code', 'used'])
    .where('shop_id', '=', shopId)
    .where('series_id', '=', series)
    .orderBy('code')
    .execute();

/** Switches off the codes of a series that were not redeemed; false: there is no such series. */
export async function endSeries(
  writer: Writer,
  shopId: ShopId,
  { series, now }: { readonly series: string; readonly now: string },
): Promise<boolean> {
  const ended = await writer
    .updateTable('coupon_series')
    .set((row) => ({ ended_at: row.fn.coalesce('ended_at', row.val(now)) }))
    .where('shop_id', '=', shopId)
    .where('series_id', '=', series)
    .returning('series_id')
    .execute();
  await writer
    .updateTable('coupons')
    .set({ active: 0 })
    .where('shop_id', '=', shopId)
    .where('series_id', '=', series)
    .where('used', '=', 0)
    .execute();
  return ended.length > 0;
}

import type { OfficeCoupon } from '@tischlein/contract/office';
import { type ShopId, toCents } from '@tischlein/domain';
import { couponCodeKey } from '@tischlein/domain/offers';
import { toUtc } from '../clock.ts';
import type { Row } from '../db/tables.ts';
import type { Reader, Writer } from '../db/database.ts';

/** All coupons of a shop, those of series too. */
export async function readCoupons(reader: Reader, shopId: ShopId): Promise<OfficeCoupon[]> {
  const rows = await selectCoupons(reader, shopId).execute();
  return rows.map(toOfficeCoupon);
}

/** The coupons that the office edits as a list; those of series are not among them. */
export async function readListedCoupons(reader: Reader, shopId: ShopId): Promise<OfficeCoupon[]> {
  const rows = await selectCoupons(reader, shopId).where('series_id', 'is', null).execute();
  return rows.map(toOfficeCoupon);
}

const selectCoupons = (reader: Reader, shopId: ShopId) =>
  reader.selectFrom('coupons').selectAll().where('shop_id', '=', shopId).orderBy('code');

function toOfficeCoupon(row: Row<'coupons'>): OfficeCoupon {
  return {
    code: row.shown_code,
    type: row.type,
    value: row.value,
    minimumOrderValue: toCents(row.minimum_order_value),
    exclusive: row.exclusive === 1,
    active: row.active === 1,
    validFrom: row.valid_from,
    validUntil: row.valid_until,
    maximumUses: row.maximum_uses,
    maximumUsesPerCustomer: row.maximum_uses_per_customer,
  };
}

const ROWS_AT_ONCE = 500;

/**
 * Replaces the coupons that are edited as a list; series stay as they are. Returns a code that a series has: nothing is
 * written then.
 */
export async function writeListedCoupons(
  writer: Writer,
  shopId: ShopId,
  coupons: readonly OfficeCoupon[],
): Promise<string | null> {
  const inSeries = await writer
    .selectFrom('coupons')
    .select('code')
    .where('shop_id', '=', shopId)
    .where('series_id', 'is not', null)
    .execute();
  const taken = new Set(inSeries.map(({ code }) => code));
  const found = coupons.find(({ code }) => taken.has(couponCodeKey(code)));
  if (found) return found.code;
  await replaceCoupons(writer, shopId, { coupons, kept: taken });
  return null;
}

const NO_CODES: ReadonlySet<string> = new Set();

/** Replaces all coupons of a shop, those of series too. */
export const writeCoupons = (writer: Writer, shopId: ShopId, coupons: readonly OfficeCoupon[]): Promise<void> =>
  replaceCoupons(writer, shopId, { coupons, kept: NO_CODES });

/** Counted uses are kept, even for a code that is removed and added again; the codes of `kept` stay. */
async function replaceCoupons(
  writer: Writer,
  shopId: ShopId,
  { coupons, kept }: { readonly coupons: readonly OfficeCoupon[]; readonly kept: ReadonlySet<string> },
): Promise<void> {
  const byCode = new Map(coupons.map((coupon) => [couponCodeKey(coupon.code), coupon]));
  const existing = await writer.selectFrom('coupons').select('code').where('shop_id', '=', shopId).execute();
  for (const { code } of existing) {
    if (byCode.has(code) || kept.has(code)) continue;
    await writer.deleteFrom('coupons').where('shop_id', '=', shopId).where('code', '=', code).execute();
  }
  const used = await countUsesByCode(writer, shopId);
  const rows = [...byCode].map(([code, coupon]) => toRow(shopId, coupon, { code, used: used.get(code) ?? 0 }));
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE)
    await upsertCoupons(writer, rows.slice(start, start + ROWS_AT_ONCE));
}

async function countUsesByCode(reader: Reader, shopId: ShopId): Promise<ReadonlyMap<string, number>> {
  const rows = await reader
    .selectFrom('coupon_uses')
    .select(['code', ({ fn }) => fn.count<number>('order_id').distinct().as('uses')])
    .where('shop_id', '=', shopId)
    .groupBy('code')
    .execute();
  return new Map(rows.map(({ code, uses }) => [code, uses]));
}

const toRow = (
  shopId: ShopId,
  coupon: OfficeCoupon,
  { code, used }: { readonly code: string; readonly used: number },
): Row<'coupons'> => ({
  shop_id: shopId,
  code,
  shown_code: coupon.code,
  type: coupon.type,
  value: coupon.value,
  minimum_order_value: coupon.minimumOrderValue,
  exclusive: coupon.exclusive ? 1 : 0,
  active: coupon.active ? 1 : 0,
  valid_from: coupon.validFrom && toUtc(coupon.validFrom),
  valid_until: coupon.validUntil && toUtc(coupon.validUntil),
  maximum_uses: coupon.maximumUses,
  maximum_uses_per_customer: coupon.maximumUsesPerCustomer,
  used,
  series_id: null,
});

async function upsertCoupons(writer: Writer, rows: readonly Row<'coupons'>[]): Promise<void> {
  await writer
    .insertInto('coupons')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['shop_id', 'code']).doUpdateSet((row) => ({
        shown_code: row.ref('excluded.shown_code'),
        type: row.ref('excluded.type'),
        value: row.ref('excluded.value'),
        minimum_order_value: row.ref('excluded.minimum_order_value'),
        exclusive: row.ref('excluded.exclusive'),
        active: row.ref('excluded.active'),
        valid_from: row.ref('excluded.valid_from'),
        valid_until: row.ref('excluded.valid_until'),
        maximum_uses: row.ref('excluded.maximum_uses'),
        maximum_uses_per_customer: row.ref('excluded.maximum_uses_per_customer'),
      })),
    )
    .execute();
}

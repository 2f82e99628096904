import type { OfficeCoupon } from '@tischlein/contract/office';
import { type OrderId, type ShopId, toBasisPoints, toCents } from '@tischlein/domain';
import { type Coupon, couponCodeKey } from '@tischlein/domain/offers';
import { toUtc } from '../clock.ts';
import type { Reader, Writer } from '../db/database.ts';
import { insertRows } from '../db/insert-rows.ts';
import type { CouponRow } from '../db/coupon-tables.ts';

/** The coupon with this code, if it is active and within its dates and limits; null otherwise. */
export async function findUsableCoupon(
  reader: Reader,
  shopId: ShopId,
  { code, now }: { readonly code: string; readonly now: string },
): Promise<Coupon | null> {
  const row = await reader
    .selectFrom('coupons')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('code', '=', couponCodeKey(code))
    .executeTakeFirst();
  return row && isUsable(row, now) ? toCoupon(row) : null;
}

function isUsable(row: CouponRow, now: string): boolean {
  return (
    row.active === 1 &&
    (row.valid_from === null || row.valid_from <= now) &&
    (row.valid_until === null || row.valid_until > now) &&
    (row.maximum_uses === null || row.used < row.maximum_uses)
  );
}

const toCoupon = (row: CouponRow): Coupon => ({
  code: row.shown_code,
  type: row.type,
  value: row.type === 'percent' ? toBasisPoints(row.value) : toCents(row.value),
  minimumOrderValue: toCents(row.minimum_order_value),
  exclusive: row.exclusive === 1,
});

/** The use of a coupon by an order; `customers` are hashes that identify its customer. */
export interface CouponUse {
  readonly orderId: OrderId;
  readonly code: string;
  readonly customers: readonly string[];
  readonly now: string;
}

/**
 * Counts a use; false if a limit is reached or the coupon is gone. Call it in the order's transaction only and roll
 * back on false: the counter may have been raised already.
 */
export async function countCouponUse(writer: Writer, shopId: ShopId, use: CouponUse): Promise<boolean> {
  const code = couponCodeKey(use.code);
  const counted = await writer
    .updateTable('coupons')
    .set((row) => ({ used: row('used', '+', 1) }))
    .where('shop_id', '=', shopId)
    .where('code', '=', code)
    .where('active', '=', 1)
    .where((row) => row.or([row('maximum_uses', 'is', null), row('used', '<', row.ref('maximum_uses'))]))
    .where((row) => row.or([row('valid_from', 'is', null), row('valid_from', '<=', use.now)]))
    .where((row) => row.or([row('valid_until', 'is', null), row('valid_until', '>', use.now)]))
    .returning('maximum_uses_per_customer as most')
    .executeTakeFirst();
  if (!counted) return false;
  // The coupon's row stays locked until the commit, so concurrent orders of one customer are counted correctly.
  const earlier = counted.most === null ? 0 : await countUses(writer, shopId, { code, customers: use.customers });
  if (counted.most !== null && earlier >= counted.most) return false;
  const rows = use.customers.map((customer) => ({ shop_id: shopId, code, order_id: use.orderId, customer }));
  await insertRows(writer, 'coupon_uses', rows);
  return true;
}

async function countUses(
  writer: Writer,
  shopId: ShopId,
  { code, customers }: { readonly code: string; readonly customers: readonly string[] },
): Promise<number> {
  const { uses } = await writer
    .selectFrom('coupon_uses')
    .select(({ fn }) => fn.count<number>('order_id').distinct().as('uses'))
    .where('shop_id', '=', shopId)
    .where('code', '=', code)
    .where('customer', 'in', customers)
    .executeTakeFirstOrThrow();
  return uses;
}

/** Releases the use of a refused or cancelled order. */
export async function releaseCouponUse(writer: Writer, shopId: ShopId, orderId: OrderId): Promise<void> {
  const released = await writer
    .deleteFrom('coupon_uses')
    .where('shop_id', '=', shopId)
    .where('order_id', '=', orderId)
    .returning('code')
    .execute();
  const code = released[0]?.code;
  if (code === undefined) return;
  await writer
    .updateTable('coupons')
    .set((row) => ({ used: row('used', '-', 1) }))
    .where('shop_id', '=', shopId)
    .where('code', '=', code)
    .execute();
}

export async function readCoupons(reader: Reader, shopId: ShopId): Promise<OfficeCoupon[]> {
  const rows = await reader.selectFrom('coupons').selectAll().where('shop_id', '=', shopId).orderBy('code').execute();
  return rows.map((row) => ({
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
  }));
}

const ROWS_AT_ONCE = 500;

/** Replaces the coupons of a shop. Counted uses are kept, even for a code that is removed and added again. */
export async function writeCoupons(writer: Writer, shopId: ShopId, coupons: readonly OfficeCoupon[]): Promise<void> {
  const byCode = new Map(coupons.map((coupon) => [couponCodeKey(coupon.code), coupon]));
  const existing = await writer.selectFrom('coupons').select('code').where('shop_id', '=', shopId).execute();
  for (const { code } of existing) {
    if (byCode.has(code)) continue;
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
): CouponRow => ({
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
});

async function upsertCoupons(writer: Writer, rows: readonly CouponRow[]): Promise<void> {
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

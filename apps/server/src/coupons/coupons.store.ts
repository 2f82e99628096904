import { type OrderId, type ShopId, toBasisPoints, toCents } from '@tischlein/domain';
import { type Coupon, couponCodeKey, type CouponRefusalReason, findCouponDraftReason } from '@tischlein/domain/offers';
import type { Reader, Writer } from '../db/database.ts';
import { insertRows } from '../db/insert-rows.ts';
import type { Row } from '../db/tables.ts';

/** The coupon with this code, if it is active and within its dates and limits; null otherwise. */
export async function findUsableCoupon(
  reader: Reader,
  shopId: ShopId,
  { code, now }: { readonly code: string; readonly now: string },
): Promise<Coupon | null> {
  const row = await readCouponRow(reader, shopId, code);
  return row && findReason(row, now) === null ? toCoupon(row) : null;
}

/** The coupon of an order that has counted its use, whatever has become of it since. */
export async function findUsedCoupon(
  reader: Reader,
  shopId: ShopId,
  { code }: { readonly code: string },
): Promise<Coupon | null> {
  const row = await readCouponRow(reader, shopId, code);
  return row ? toCoupon(row) : null;
}

/** Why a code cannot be redeemed at all; null: there is a guest who can redeem it. */
export async function findCouponRefusal(
  reader: Reader,
  shopId: ShopId,
  { code, now }: { readonly code: string; readonly now: string },
): Promise<CouponRefusalReason | null> {
  const row = await readCouponRow(reader, shopId, code);
  return row ? findReason(row, now) : 'unknown';
}

/** By a code as guests type it, with or without blanks inside; one that is written without any comes first. */
const readCouponRow = (reader: Reader, shopId: ShopId, code: string): Promise<Row<'coupons'> | undefined> =>
  reader
    .selectFrom('coupons')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where((row) => row(row.fn<string>('replace', ['code', row.val(' '), row.val('')]), '=', toTypedKey(code)))
    .orderBy('code', 'desc')
    .executeTakeFirst();

const toTypedKey = (code: string): string => couponCodeKey(code).replaceAll(/\s/gu, '');

function findReason(row: Row<'coupons'>, now: string): CouponRefusalReason | null {
  const { value, valid_from: validFrom, valid_until: validUntil } = row;
  const isDraft = findCouponDraftReason({ value, validFrom, validUntil }) !== null;
  if (row.active !== 1 || isDraft) return 'inactive';
  if (row.valid_from !== null && row.valid_from > now) return 'notYet';
  if (row.valid_until !== null && row.valid_until <= now) return 'expired';
  return row.maximum_uses !== null && row.used >= row.maximum_uses ? 'usedUp' : null;
}

const toCoupon = (row: Row<'coupons'>): Coupon => ({
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

/** A coupon's limits, and the orders in which this customer has redeemed it, latest first; null: no such coupon. */
export async function readCouponUses(
  reader: Reader,
  shopId: ShopId,
  { code, customer }: { readonly code: string; readonly customer: string | null },
) {
  const limits = await reader
    .selectFrom('coupons')
    .select(['valid_until as validUntil', 'maximum_uses as usesOfAll', 'maximum_uses_per_customer as usesEach'])
    .where('shop_id', '=', shopId)
    .where('code', '=', code)
    .executeTakeFirst();
  if (!limits) return null;
  const own = await reader
    .selectFrom('coupon_uses')
    .innerJoin('orders', (join) =>
      join.onRef('orders.shop_id', '=', 'coupon_uses.shop_id').onRef('orders.order_id', '=', 'coupon_uses.order_id'),
    )
    .select(['orders.number', 'orders.placed_at as placedAt'])
    .where('coupon_uses.shop_id', '=', shopId)
    .where('coupon_uses.code', '=', code)
    .where('customer', '=', customer ?? '')
    .orderBy('orders.placed_at', 'desc')
    .execute();
  return { ...limits, own };
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

import type { CouponUsage } from '@tischlein/contract/office';
import { type Period, type ShopId, toCents } from '@tischlein/domain';
import type { OrderStatus } from '@tischlein/domain/orders';
import { sql } from 'kysely';
import type { UtcRange } from '../clock.ts';
import { isWaiting } from '../db/accepted-orders.ts';
import type { Reader } from '../db/database.ts';

/** Orders that do not count: they were not delivered. */
export const NOT_COUNTED: readonly OrderStatus[] = ['refused', 'cancelled'];

/** What an order brings: nothing until it is accepted. */
export const ACCEPTED_TOTAL = sql<number>`case when ${isWaiting('orders')} then 0 else orders.total end`;

/** How often each coupon was redeemed in a period, and what those orders cost; the unused ones of a list too. */
export async function readCouponUses(
  reader: Reader,
  shopId: ShopId,
  { from, to }: UtcRange,
): Promise<CouponUsage['coupons']> {
  const used = reader
    .selectFrom('coupon_uses')
    .innerJoin('orders', (join) =>
      join.onRef('orders.shop_id', '=', 'coupon_uses.shop_id').onRef('orders.order_id', '=', 'coupon_uses.order_id'),
    )
    .select(['coupon_uses.code', 'orders.order_id', 'orders.coupon_value', ACCEPTED_TOTAL.as('total')])
    .distinct()
    .where('coupon_uses.shop_id', '=', shopId)
    .where('orders.status', 'not in', NOT_COUNTED)
    .where('orders.placed_at', '>=', from)
    .where('orders.placed_at', '<', to);
  const rows = await reader
    .selectFrom('coupons')
    .leftJoin(used.as('uses'), 'uses.code', 'coupons.code')
    .select(({ fn }) => [
      'coupons.shown_code as code',
      'coupons.series_id as series',
      'coupons.used as everUsed',
      fn.count<number>('uses.order_id').as('orders'),
      fn.sum<number | null>('uses.coupon_value').as('discount'),
      fn.sum<number | null>('uses.total').as('takings'),
    ])
    .where('coupons.shop_id', '=', shopId)
    .where((row) => row.or([row('coupons.series_id', 'is', null), row('coupons.used', '>', 0)]))
    .groupBy(['coupons.shown_code', 'coupons.series_id', 'coupons.used'])
    .orderBy('coupons.shown_code')
    .execute();
  return rows.map(({ discount, takings, ...row }) => ({
    ...row,
    discount: toCents(Number(discount ?? 0)),
    takings: toCents(Number(takings ?? 0)),
  }));
}

export async function countOrders(reader: Reader, shopId: ShopId, { from, to }: UtcRange): Promise<number> {
  const { count } = await reader
    .selectFrom('orders')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('shop_id', '=', shopId)
    .where('purpose', '=', 'goods')
    .where('status', 'not in', NOT_COUNTED)
    .where('placed_at', '>=', from)
    .where('placed_at', '<', to)
    .executeTakeFirstOrThrow();
  return count;
}

/** Refused codes of a period by reason; an empty code counts those that the shop does not have. */
export async function readRefusals(
  reader: Reader,
  shopId: ShopId,
  { from, to }: Period,
): Promise<
  { readonly code: string; readonly reason: CouponUsage['refused'][number]['reason']; readonly count: number }[]
> {
  const rows = await reader
    .selectFrom('coupon_refusals')
    .select(({ fn }) => ['code', 'reason', fn.sum<number>('refused').as('count')])
    .where('shop_id', '=', shopId)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .groupBy(['code', 'reason'])
    .orderBy('code')
    .orderBy('reason')
    .execute();
  return rows.map((row) => ({ ...row, count: Number(row.count) }));
}

import type { OfferUsage } from '@tischlein/contract/office';
import { type ShopId, toCents } from '@tischlein/domain';
import type { Adjustment } from '@tischlein/domain/pricing';
import { ACCEPTED_TOTAL, NOT_COUNTED } from './coupon-usage.store.ts';
import type { UtcRange } from '../clock.ts';
import type { Reader } from '../db/database.ts';

/** Coupons are counted by their codes. */
const OF_OFFERS: readonly Adjustment['source'][] = [
  'dishDiscount',
  'dailyDish',
  'twoForOne',
  'cartDiscount',
  'groupDiscount',
];

/** Orders that an offer changed, what it took off or gave away, and what those orders cost. */
export async function readOfferUsage(
  reader: Reader,
  shopId: ShopId,
  { from, to }: UtcRange,
): Promise<OfferUsage['offers']> {
  const reductions = reader
    .selectFrom('order_adjustments')
    .select(({ fn, neg }) => ['order_id', 'offer_id', neg(fn.sum<number>('amount')).as('given')])
    .where('shop_id', '=', shopId)
    .where('source', 'in', OF_OFFERS)
    .groupBy(['order_id', 'offer_id']);
  const gifts = reader
    .selectFrom('order_gifts')
    .select(['order_id', 'offer_id', 'amount as given'])
    .where('shop_id', '=', shopId);
  const rows = await reader
    .selectFrom('orders')
    .innerJoin(reductions.unionAll(gifts).as('benefits'), 'benefits.order_id', 'orders.order_id')
    .select(({ fn }) => [
      'benefits.offer_id as offer',
      fn.countAll<number>().as('orders'),
      fn.sum<number>('benefits.given').as('discount'),
      fn.sum<number>(ACCEPTED_TOTAL).as('takings'),
    ])
    .where('orders.shop_id', '=', shopId)
    .where('orders.purpose', '!=', 'test')
    .where('orders.status', 'not in', NOT_COUNTED)
    .where('orders.placed_at', '>=', from)
    .where('orders.placed_at', '<', to)
    .groupBy('benefits.offer_id')
    .orderBy('benefits.offer_id')
    .execute();
  return rows.map(({ offer, orders, discount, takings }) => ({
    offer,
    orders,
    discount: toCents(Number(discount)),
    takings: toCents(Number(takings)),
  }));
}

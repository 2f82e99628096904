import type { ShopDay, ShopTime } from '@tischlein/domain';
import { momentNow } from '@tischlein/shop-time';

/** The day and the wall time of the shop, which decide what an offer does now. */
export function readOfferNow(): { readonly date: ShopDay; readonly time: ShopTime } {
  const { date, ...time } = momentNow();
  return { date, time };
}

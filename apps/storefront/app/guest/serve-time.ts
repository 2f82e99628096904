import type { ShopTime } from '@tischlein/domain';
import { minuteOfDayFrom } from '@tischlein/domain';
import type { DeliveryPeriod } from '@tischlein/domain/opening';
import { LEAST_WORK, type Orderability, type WishToOrder } from '@tischlein/domain/orderability';
import { supportsDeliveryType } from '@tischlein/domain/shop';
import type { ShopView } from '../shop/shop-view.ts';
import { activeOrderType, type OrderOptions } from './order-options.ts';

type OrderingShop = Pick<ShopView, 'supportDelivery' | 'supportPickup' | 'supportDineIn' | 'isFranchiseOverview'>;

/** What the guest wishes, before the cart's work is known. The overview takes orders for its branches. */
export function toWish(options: OrderOptions, shop: OrderingShop, period: DeliveryPeriod): WishToOrder {
  const deliveryType = activeOrderType(options, shop);
  const isOffered = shop.isFranchiseOverview || supportsDeliveryType(shop, deliveryType);
  return { period, deliveryType, isOffered, serveAt: options.serveAt, work: LEAST_WORK, toMilliseconds: Date.parse };
}

/** The time that prices and availability depend on: the chosen one, else now, else the first possible one (S3 T14). */
export function servingTime(found: Orderability, now: ShopTime): ShopTime {
  const first = found.soonest === null ? found.times[0] : undefined;
  const slot = found.can === 'at' ? found.time : first;
  return slot ? { day: slot.day, minute: minuteOfDayFrom(slot.minute) } : now;
}

import type { DeliveryType, OrderContext } from '@tischlein/domain/menu';
import type { ServeTime } from '@tischlein/domain/opening';
import { findOrderability, type Orderability, type WishToOrder } from '@tischlein/domain/orderability';
import type { ShopClock } from '../context/shop-clock.ts';
import { useClock, useShop } from '../context/shop-context.ts';
import type { ShopView } from '../shop/shop-view.ts';
import { useStore } from '@tischlein/ui/store';
import type { Guest } from '../guest/guest.ts';
import { oncePerChange } from './once-per-change.ts';
import { servingTime, toWish } from '../guest/serve-time.ts';
import { activeOrderType, type OrderOptions } from '../guest/order-options.ts';

/** How, where and when the guest orders. */
export interface OrderSettings {
  readonly options: OrderOptions;
  readonly orderType: DeliveryType;
  /** null: as soon as possible. */
  readonly serveTime: ServeTime | null;
  /** The chosen time is no longer available; it is not replaced without asking (S3 O5). */
  readonly isTimeGone: boolean;
  readonly occasion: OrderContext;
  /** Whether it can be ordered, when, and if not why. */
  readonly orderability: Orderability;
  /** What that was asked for. */
  readonly wish: WishToOrder;
}

export function useOrderSettings(): OrderSettings {
  const { shop, guest } = useShop();
  const clock = useClock();
  return settingsOnce(guest, { options: useStore(guest.options), shop, clock });
}

interface SettingsInput extends Readonly<Record<string, unknown>> {
  readonly options: OrderOptions;
  readonly shop: ShopView;
  readonly clock: ShopClock;
}

// Once: every menu row depends on the identity of the occasion.
const settingsOnce = oncePerChange(({ options, shop, clock }: SettingsInput): OrderSettings => {
  const orderType = activeOrderType(options, shop);
  const wish = toWish(options, shop, clock.period);
  return { options, orderType, occasion: resolveOccasion(options, shop, clock), wish, ...answerWish(wish) };
});

/** What the guest's wish means for the order. */
export function answerWish(wish: WishToOrder): Pick<OrderSettings, 'orderability' | 'serveTime' | 'isTimeGone'> {
  const orderability = findOrderability(wish);
  return {
    orderability,
    serveTime: orderability.can === 'at' ? orderability.time : null,
    isTimeGone: orderability.lost !== null,
  };
}

/** Resolves the options to the effective order type and time. */
export function resolveOccasion(
  options: OrderOptions,
  shop: ShopView,
  { period, time, isManual }: Pick<ShopClock, 'period' | 'time' | 'isManual'>,
): OrderContext {
  const deliveryType = activeOrderType(options, shop);
  const found = findOrderability(toWish(options, shop, period));
  return { deliveryType, time: isManual ? time : servingTime(found, time) };
}

export function changeOptions({ options }: Guest, change: Partial<OrderOptions>): void {
  options.set({ ...options.get(), ...change });
}

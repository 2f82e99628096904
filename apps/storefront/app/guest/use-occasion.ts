import type { Occasion } from '@tischlein/domain/menu';
import type { ServeTime } from '@tischlein/domain/opening';
import { useClock, useShop } from '../shop-context.ts';
import { useStore } from '../ui/store.ts';
import type { Guest } from './guest.ts';
import { chosenServeTime, servingTime } from './occasion.ts';
import { activeOrderType, type OrderOptions, type OrderType } from './order-options.ts';

/** How, where to and when the guest orders. */
export interface GuestOccasion {
  readonly options: OrderOptions;
  readonly orderType: OrderType;
  /** null: as soon as possible. */
  readonly serveTime: ServeTime | null;
  readonly occasion: Occasion;
}

export function useOccasion(): GuestOccasion {
  const { shop, guest } = useShop();
  const { period, time } = useClock();
  const options = useStore(guest.options);
  const orderType = activeOrderType(options, shop);
  return {
    options,
    orderType,
    serveTime: chosenServeTime(options, period, orderType),
    occasion: { deliveryType: orderType, time: servingTime(options, period, { type: orderType, time }) },
  };
}

/** Changes how, where to or when. */
export function changeOptions({ options }: Guest, change: Partial<OrderOptions>): void {
  options.set({ ...options.get(), ...change });
}

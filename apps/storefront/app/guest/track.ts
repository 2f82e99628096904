import { createOrdersApi } from '../payment/orders-api.ts';
import type { ShopPage } from '../shop-context.ts';
import { resolveFlags } from './developer-flags.ts';

/** What happened to a guest (S1 §8, S2 §4, §7). */
export type TrackedEvent =
  | { readonly type: 'checkout'; readonly action: 'submit-timeout' | 'unknown-error' }
  | { readonly type: 'dish'; readonly action: 'not-available' }
  | {
      readonly type: 'address';
      readonly action: 'error' | 'success' | 'geolocation' | 'switch-to-suggested-franchise';
    };

/** Tells the shop what happened, never to whom (spec 3 A5); nobody waits for it. */
export function track({ shop, guest }: Pick<ShopPage, 'shop' | 'guest'>, event: TrackedEvent): void {
  if (resolveFlags(shop, guest.flags.get()).trackEventsOnConsole) console.debug(`${event.type} ${event.action}`);
  void createOrdersApi(shop.id).event(event);
}

import * as calls from '@tischlein/contract/calls';
import type { ShopPage } from '../context/shop-context.ts';
import { isFlagOn } from '../guest/developer-flags.ts';
import { send } from '../api/send.ts';

/** Tracked events (S1 §8, S2 §4, §7 Failed event tracking). */
export type TrackedEvent =
  | { readonly type: 'checkout'; readonly action: 'submit-timeout' | 'unknown-error' }
  | { readonly type: 'dish'; readonly action: 'not-available' }
  | {
      readonly type: 'address';
      readonly action: 'error' | 'success' | 'geolocation' | 'switch-to-suggested-franchise';
    };

/** Reports an event to the shop, without identifying the guest (S3 A5); fire and forget. */
export function track({ shop, guest }: Pick<ShopPage, 'shop' | 'guest'>, event: TrackedEvent): void {
  if (isFlagOn('trackEventsOnConsole', shop, guest.flags.get())) console.debug(`${event.type} ${event.action}`);
  void send(calls.reportEvent, { params: { shop: shop.id }, body: event });
}

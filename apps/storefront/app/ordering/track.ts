import * as calls from '@tischlein/contract/calls';
import type { ShopPage } from '../context/shop-context.ts';
import { openVisitor } from '../guest/visitor.ts';
import { send } from '../api/send.ts';
import { logTracked } from './log-tracked.ts';
import { noteFailure, planNow, trackingSender } from './send-tracking.ts';

/** Tracked events (S1 §8, S2 §4, §7 Failed event tracking). */
export type TrackedEvent =
  | { readonly type: 'checkout'; readonly action: 'submit-timeout' | 'unknown-error' }
  | { readonly type: 'dish'; readonly action: 'not-available' }
  | {
      readonly type: 'address';
      readonly action: 'error' | 'success' | 'geolocation' | 'switch-to-suggested-franchise';
    };

/** Reports an event to the shop, anonymously until the guest has consented (S3 A5); fire and forget. */
export function track(page: Pick<ShopPage, 'shop' | 'guest'>, event: TrackedEvent): void {
  const { shop } = page;
  logTracked(page, `${event.type} ${event.action}`);
  const params = { shop: shop.id };
  if (!planNow(shop).sendsVisits) {
    void send(calls.reportEvent, { params, body: event }).then((answer) => noteFailure('event', answer));
    return;
  }
  const { sessionId } = openVisitor(shop.id);
  const { type, action } = event;
  const body = { event: type, eventData: { action }, identifiers: shop.trackingIds };
  void send(calls.reportEvent, { params, body: { ...event, sessionId } }).then((answer) =>
    noteFailure('event', answer),
  );
  void trackingSender(shop)(calls.reportVisitEvent, { params, body }).then((answer) => noteFailure('event', answer));
}

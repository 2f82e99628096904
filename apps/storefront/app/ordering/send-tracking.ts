import { createSender, type ApiResult, type Send } from '@tischlein/contract/client';
import type { BrowserReport } from '@tischlein/contract/shop';
import { planTracking, type TrackingPlan } from '@tischlein/domain/tracking';
import { report } from '../api/report.ts';
import { findConsent } from '../guest/consent.ts';
import { logFailure } from './log-tracked.ts';
import type { ShopView } from '../shop/shop-view.ts';

type TrackedShop = Pick<ShopView, 'id' | 'enableTracking' | 'trackingHost'>;

/** What may be sent from this page now. */
export const planNow = ({ id, enableTracking = false }: TrackedShop): TrackingPlan =>
  planTracking({ isEnabled: enableTracking, consent: findConsent(id).get(), host: location.hostname });

/** A request outlives its page. No cookie goes along: tracking knows no sessions. */
const OPTIONS = { keepalive: true, credentials: 'omit' } as const;

/** Sends calls of tracking to this server, or to the shop's analytics host, which has them at '/visit' … (S2 §7). */
export const trackingSender = ({ trackingHost }: TrackedShop): Send =>
  createSender((address, init) => {
    const target = trackingHost ? trackingHost + address.slice(address.lastIndexOf('/')) : address;
    return fetch(target, { ...init, ...OPTIONS });
  });

type TrackingCall = Extract<BrowserReport, { readonly kind: 'trackingFailed' }>['call'];

/** S2 §8: 'Failed event tracking is reported to an error-reporting service and logged'. */
export function noteFailure(call: TrackingCall, answer: ApiResult<unknown>): void {
  if (answer.ok) return;
  logFailure(`tracking: ${call} failed with ${answer.status}`);
  report({ kind: 'trackingFailed', call });
}

import type { EditableOffer } from './editable-offer.ts';
import { findNeverReason, type NeverCode } from './never-applies.ts';
import type { OfferShop } from './offer-shop.ts';
import { findOfferState, type OfferClock, type OfferState } from './offer-state.ts';

/** draft: not finished. never: finished, but it cannot apply. Guests see neither (S3 C50). */
export const OFFER_STANDINGS = ['active', 'planned', 'draft', 'never', 'ended'] as const;

/** The one answer to the state of an offer, for its list and its editor. */
export type OfferStanding =
  | { readonly standing: 'active' | 'planned' | 'ended'; readonly state: OfferState; readonly reason: null }
  | { readonly standing: 'draft' | 'never'; readonly state: OfferState; readonly reason: NeverCode };

/** What the merchant has not filled in yet. */
const UNFINISHED: ReadonlySet<NeverCode> = new Set([
  'selectsNothing',
  'priceMissing',
  'titleMissing',
  'bannerEmpty',
  'stagesEmpty',
]);

/** Whether an offer with this reason is a draft; with any other, it never applies. */
export const isUnfinished = (reason: NeverCode): boolean => UNFINISHED.has(reason);

export function findOfferStanding(shop: OfferShop, offer: EditableOffer, clock: OfferClock): OfferStanding {
  const state = findOfferState(shop.config, offer, clock);
  // An offer that is over needs no other reason not to apply.
  if (state.state === 'ended' || state.state === 'paused') return { standing: 'ended', state, reason: null };
  const reason = findNeverReason(shop, offer);
  if (reason !== null) return { standing: isUnfinished(reason) ? 'draft' : 'never', state, reason };
  return { standing: state.state === 'planned' ? 'planned' : 'active', state, reason };
}

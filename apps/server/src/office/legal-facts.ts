import type { MenuDocument } from '@tischlein/domain/menu';
import { findReservationSettings } from '@tischlein/domain/reservations';
import type { ShopConfig } from '@tischlein/domain/shop';
import type { LegalFacts, LegalRetention } from '@tischlein/wording/legal';
import { SESSION_SECONDS } from '../accounts/account-sessions.ts';
import { CONFIRM_WITHIN_SECONDS } from '../advertising/answer-consent.ts';
import { KEEP_APPLICATIONS_SECONDS } from '../applications/applications.store.ts';
import { toWallTime } from '../clock.ts';
import { KEEP_RESERVED_SECONDS } from '../coupons/reservations.store.ts';
import { GEOCODED_TTL_SECONDS } from '../delivery/geocoder-cache.ts';
import type { Deps } from '../deps.ts';
import { KEEP_FEEDBACK_SECONDS } from '../feedback/feedback.store.ts';
import { GUEST_SESSION_SECONDS } from '../http/guest-session.ts';
import { KEEP_DONE_SECONDS } from '../outbox/outbox.store.ts';
import { KEEP_RESERVATIONS_SECONDS } from '../reservations/reservations.store.ts';
import { toLegalSeller } from '../shops/legal-seller.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';
import { KEEP_VISITS_SECONDS } from '../visits/visits.store.ts';

const DAY_SECONDS = 24 * 60 * 60;

/** The retention periods that the server keeps. */
export const RETENTION: LegalRetention = {
  sentMails: KEEP_DONE_SECONDS / DAY_SECONDS,
  addresses: GEOCODED_TTL_SECONDS / DAY_SECONDS,
  couponReservations: KEEP_RESERVED_SECONDS / DAY_SECONDS,
  unconfirmedConsents: CONFIRM_WITHIN_SECONDS / DAY_SECONDS,
  applications: KEEP_APPLICATIONS_SECONDS / DAY_SECONDS,
  reservations: KEEP_RESERVATIONS_SECONDS / DAY_SECONDS,
  feedback: KEEP_FEEDBACK_SECONDS / DAY_SECONDS,
  visits: KEEP_VISITS_SECONDS / DAY_SECONDS,
  guestCookie: GUEST_SESSION_SECONDS / DAY_SECONDS,
  accountSession: SESSION_SECONDS / DAY_SECONDS,
};

/** Collects what the suggested legal texts say about a shop from its settings and those of the installation. */
export function collectLegalFacts({ services, tiles, clock }: Deps, shop: LoadedShop): LegalFacts {
  const { config, legalEntity, menuDocument, payments, trackingHost } = shop;
  const { geocoder, smtpUrl } = services;
  const { name: _, ...contact } = toLegalSeller(shop);
  return {
    ...describeShop(config, menuDocument),
    date: toWallTime(clock.now()).date,
    // The shop's name is not the name of its company.
    seller: legalEntity ?? contact,
    paymentMethods: payments.offered,
    providers: [...new Set(payments.routes.values().map(({ provider }) => provider))],
    geocoder: geocoder && { kind: geocoder.kind, host: new URL(geocoder.url).host },
    mailHost: smtpUrl === null ? null : new URL(smtpUrl).hostname,
    hasMaps: tiles !== null,
    countingHost: trackingHost === null ? null : new URL(trackingHost).host,
    keepDays: RETENTION,
  };
}

/** The facts that only depend on the shop. */
export function describeShop(config: ShopConfig, menu: MenuDocument) {
  return {
    shopName: config.restaurantName,
    delivers: config.supportDelivery,
    letsPickUp: config.supportPickup,
    hasAccounts: config.enableLogin,
    hasJobs: config.jobEntries.length > 0,
    takesReservations: findReservationSettings(config) !== null,
    feedbackMails: config.feedbackMails ?? null,
    countsVisits: config.enableTracking === true,
    sellsAlcohol: menu.dishes.some(({ tags }) => tags.includes('alcohol16') || tags.includes('alcohol18')),
    sellsReturnable: menu.dishes.some(({ withdrawalAllowed }) => withdrawalAllowed === true),
  };
}

import type { MenuDocument } from '@tischlein/domain/menu';
import { findReservationSettings } from '@tischlein/domain/reservations';
import type { LegalEntity, ShopConfig } from '@tischlein/domain/shop';
import type { LegalFacts } from '@tischlein/wording/legal';
import { toLegalSeller } from './legal-seller.ts';
import type { LoadedShop } from './shop-directory.ts';

/** What legal texts say about the installation: its services, and how long it keeps data. */
export type LegalInstallation = Pick<LegalFacts, 'geocoder' | 'mailHost' | 'hasMaps' | 'keepDays'>;

/** The parts of a shop that its legal texts speak of; the menu with what is sold out. */
export interface DescribedShop extends Pick<LoadedShop, 'config' | 'payments' | 'trackingHost'> {
  readonly legalEntity: LegalEntity | null;
  readonly menuDocument: MenuDocument;
}

/** Collects what the placeholders of legal texts stand for (S3 L12). */
export function collectLegalFacts(shop: DescribedShop, installation: LegalInstallation): LegalFacts {
  const { config, legalEntity, menuDocument, payments, trackingHost } = shop;
  const { name: _, ...contact } = toLegalSeller(shop);
  return {
    ...installation,
    ...describeShop(config, menuDocument),
    // The shop's name is not the name of its company.
    seller: legalEntity ?? contact,
    paymentMethods: payments.offered,
    providers: [...new Set(payments.routes.values().map(({ provider }) => provider))],
    countingHost: trackingHost === null ? null : new URL(trackingHost).host,
  };
}

const describeShop = (config: ShopConfig, menu: MenuDocument) => ({
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
});

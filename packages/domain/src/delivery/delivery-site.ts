import type { ShopConfig } from '../shop/shop-config.ts';
import type { DeliveryTerms } from '../delivery-terms.ts';
import { estimatedDistance, type Point } from './distance.ts';
import { type Place, toDeliveryTerms, zoneFor } from './zones.ts';

/** The part of a shop's configuration that decides where it delivers and at what price. */
export type DeliverySite = Pick<ShopConfig, 'deliveryZones' | 'latitude' | 'longitude'>;

/** The shop's coordinates; null if they are not configured. */
export function getShopPoint({ latitude, longitude }: Pick<ShopConfig, 'latitude' | 'longitude'>): Point | null {
  return latitude === undefined || longitude === undefined ? null : { latitude, longitude };
}

/** Estimated kilometres by road from the shop; null if either point is unknown. */
export function distanceFrom(site: Pick<ShopConfig, 'latitude' | 'longitude'>, place: Place): number | null {
  const from = getShopPoint(site);
  const to = place.point ?? place.around ?? null;
  // At least 0.1: 0 means unknown.
  return from && to ? Math.max(0.1, estimatedDistance(from, to)) : null;
}

/** Delivery terms for a place, used by quote, order, geo and find-for alike. */
export function deliveryTermsAt(site: DeliverySite, place: Place): DeliveryTerms {
  return toDeliveryTerms(zoneFor(site.deliveryZones, place, getShopPoint(site)));
}

/** Returns whether a zone needs coordinates because a postcode is not enough. */
export function needsPoint({ deliveryZones }: Pick<ShopConfig, 'deliveryZones'>): boolean {
  return deliveryZones.some(({ area }) => area.kind !== 'postcodes');
}

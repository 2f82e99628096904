import type { ShopConfig } from '../shop/shop-config.ts';
import type { DeliveryTerms } from './delivery-terms.ts';
import { estimatedDistance, type Point } from './distance.ts';
import { type Place, toDeliveryTerms, zoneFor } from './zones.ts';

/** What of a shop decides where it delivers to and for what. */
export type DeliverySite = Pick<ShopConfig, 'deliveryZones' | 'latitude' | 'longitude'>;

/** Where a shop stands; null: nobody has said. */
export function getShopPoint({ latitude, longitude }: Pick<ShopConfig, 'latitude' | 'longitude'>): Point | null {
  return latitude === undefined || longitude === undefined ? null : { latitude, longitude };
}

/** Kilometres by road from a shop to a place, estimated; null: nobody can say. */
export function distanceFrom(site: Pick<ShopConfig, 'latitude' | 'longitude'>, place: Place): number | null {
  const from = getShopPoint(site);
  const to = place.point ?? place.around ?? null;
  // Next door is near, not nowhere.
  return from && to ? Math.max(0.1, estimatedDistance(from, to)) : null;
}

/** What delivery to a place costs and needs: the one answer of quote, order, geo and find-for. */
export function deliveryTermsAt(site: DeliverySite, place: Place): DeliveryTerms {
  return toDeliveryTerms(zoneFor(site.deliveryZones, place, getShopPoint(site)));
}

/** Whether a shop has a zone for which a postcode is not enough. */
export function needsPoint({ deliveryZones }: Pick<ShopConfig, 'deliveryZones'>): boolean {
  return deliveryZones.some(({ area }) => area.kind !== 'postcodes');
}

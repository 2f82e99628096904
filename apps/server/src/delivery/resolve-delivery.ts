import {
  type Address,
  type DeliverySite,
  type DeliveryTerms,
  deliveryTermsAt,
  needsPoint,
  type Place,
} from '@tischlein/domain/delivery';
import type { Deps } from '../deps.ts';
import type { LocatedAddress } from './places.ts';

/** Delivery terms for an address, and its location. */
export interface ResolvedDelivery {
  readonly located: LocatedAddress;
  /** null: unknown, because the place was not found and the postcode alone is not enough. */
  readonly terms: DeliveryTerms | null;
  readonly place: Place;
}

/** Locates an address and finds its delivery terms. Shared by quote, order and geo, so that they never differ. */
export async function resolveDelivery(
  { places }: Pick<Deps, 'places'>,
  site: DeliverySite,
  address: Address,
): Promise<ResolvedDelivery> {
  const { street, streetNumber, zip, city } = address;
  const located = await places.locate({ street, streetNumber, zip, city });
  const place = toPlace(zip.trim(), located);
  return { located, place, terms: findTerms(site, place) };
}

/** Delivery terms for a place; null without a postcode, or if the zones need a point. */
export function findTerms(site: DeliverySite, place: Place): DeliveryTerms | null {
  if (place.zip === '') return null;
  const terms = deliveryTermsAt(site, place);
  return terms.minimumOrderValue === null && !place.point && needsPoint(site) ? null : terms;
}

/** Combines a postcode with the result of locating its address. */
export function toPlace(zip: string, located: LocatedAddress): Place {
  if (located.status === 'found') return { zip, point: located.point };
  return { zip, point: null, around: located.status === 'unavailable' ? located.around : null };
}

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

/** What delivery to an address costs and needs, and what is known about the way there. */
export interface DeliveryTo {
  readonly located: LocatedAddress;
  /** null: nobody can say, since the place is not known and a postcode is not enough. */
  readonly terms: DeliveryTerms | null;
  readonly place: Place;
}

/** Asks where an address is and what delivery there costs: the one way for quote, order and geo, so that they never differ. */
export async function deliveryTo(
  { places }: Pick<Deps, 'places'>,
  site: DeliverySite,
  address: Address,
): Promise<DeliveryTo> {
  const { street, streetNumber, zip, city } = address;
  const located = await places.locate({ street, streetNumber, zip, city });
  const place = placeOf(zip.trim(), located);
  return { located, place, terms: termsAt(site, place) };
}

/** What delivery to a place costs and needs; null: there is no postcode yet, or it takes a point to say so. */
export function termsAt(site: DeliverySite, place: Place): DeliveryTerms | null {
  if (place.zip === '') return null;
  const terms = deliveryTermsAt(site, place);
  return terms.minimumOrderValue === null && !place.point && needsPoint(site) ? null : terms;
}

/** Where an address with this postcode is, as far as it could be found out. */
export function placeOf(zip: string, located: LocatedAddress): Place {
  if (located.status === 'found') return { zip, point: located.point };
  return { zip, point: null, around: located.status === 'unavailable' ? located.around : null };
}

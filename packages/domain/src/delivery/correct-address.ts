import type { Address } from './address.ts';
import type { Point } from './distance.ts';
import { foldPlace } from './fold-place.ts';

/** A geocoder's answer. */
export interface GeocodedPlace {
  readonly address: Address;
  readonly point: Point;
  /** The geocoder reports that it matched only part of the query. */
  readonly isPartial: boolean;
}

/** The address to show; if it was corrected, the guest has to confirm it (S3 K5, code 2). */
export interface AddressReading {
  readonly address: Address;
  readonly isCorrected: boolean;
}

/**
 * Merges typed and geocoded address: street, postcode and city as the geocoder writes them, the house number as typed.
 * A mere spelling variant is not a correction: 'Torstr. 12' becomes 'Torstraße 12' silently, 'Trostraße 12' counts as
 * corrected. With a partial match, a district is not accepted as a variant of its town.
 */
export function correctAddress(typed: Address, { address: found, isPartial }: GeocodedPlace): AddressReading {
  const address = {
    street: found.street || typed.street,
    streetNumber: typed.streetNumber,
    zip: found.zip || typed.zip,
    city: found.city || typed.city,
  };
  const isCityKept =
    typed.city === '' || foldsAlike(typed.city, address.city) || (!isPartial && isPartOfName(typed.city, address.city));
  const isKept = foldsAlike(typed.street, address.street) && typed.zip === address.zip && isCityKept;
  return { address, isCorrected: !isKept };
}

const foldsAlike = (left: string, right: string): boolean => foldPlace(left) === foldPlace(right);

/**
 * Returns whether one name contains the other as words: 'Frankfurt' and 'Frankfurt am Main', 'Berlin Mitte' and
 * 'Berlin'.
 */
export function isPartOfName(left: string, right: string): boolean {
  const [one, other] = [` ${foldPlace(left)} `, ` ${foldPlace(right)} `];
  return one.includes(other) || other.includes(one);
}

const STREET_IS_KNOWN_WITHIN_METRES = 1000;
const NUMBER_IS_KNOWN_WITHIN_METRES = 150;

/**
 * Drops street and house number from a reverse-geocoded address if the device's accuracy (metres) does not support
 * them.
 */
export function limitToAccuracy(address: Address, metres: number): Address {
  if (metres > STREET_IS_KNOWN_WITHIN_METRES) return { ...address, street: '', streetNumber: '' };
  return metres > NUMBER_IS_KNOWN_WITHIN_METRES ? { ...address, streetNumber: '' } : address;
}

/** Cache key of an address: independent of spelling and free of personal data. */
export function addressKey({ street, streetNumber, zip, city }: Address): string {
  const number = streetNumber.toLowerCase().replace(/\s+/g, '');
  return [foldPlace(street), number, zip.trim(), foldPlace(city)].join('|');
}

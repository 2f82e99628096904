import type { Address } from './address.ts';
import type { Point } from './distance.ts';
import { foldPlace } from './fold-place.ts';

/** What a geocoder found for an address. */
export interface GeocodedPlace {
  readonly address: Address;
  readonly point: Point;
  /** The geocoder itself says that it only matched a part of what it was asked for. */
  readonly isPartial: boolean;
}

/** An address as the guest should see it, and whether he has to be asked about it (spec 3 K5, code 2). */
export interface AddressReading {
  readonly address: Address;
  readonly isCorrected: boolean;
}

/**
 * Puts what was typed and what was found together: street, postcode and city as the geocoder writes them, the house number as it
 * was typed. Corrected means more than another spelling: 'Torstr. 12' is 'Torstraße 12', 'Trostraße 12' is
 * corrected to it. Where only a part was matched, a district is no spelling of its town.
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

/** Whether one name is the other with something more: 'Frankfurt' and 'Frankfurt am Main', 'Berlin Mitte' and 'Berlin'. */
export function isPartOfName(left: string, right: string): boolean {
  const [one, other] = [` ${foldPlace(left)} `, ` ${foldPlace(right)} `];
  return one.includes(other) || other.includes(one);
}

const STREET_IS_KNOWN_WITHIN_METRES = 1000;
const NUMBER_IS_KNOWN_WITHIN_METRES = 150;

/** An address found for a device's point, without what the device cannot know: a street needs it to be sure within a kilometre. */
export function limitToAccuracy(address: Address, metres: number): Address {
  if (metres > STREET_IS_KNOWN_WITHIN_METRES) return { ...address, street: '', streetNumber: '' };
  return metres > NUMBER_IS_KNOWN_WITHIN_METRES ? { ...address, streetNumber: '' } : address;
}

/** What an address is remembered by: alike however it is written, and without anything about a person. */
export function addressKey({ street, streetNumber, zip, city }: Address): string {
  const number = streetNumber.toLowerCase().replace(/\s+/g, '');
  return [foldPlace(street), number, zip.trim(), foldPlace(city)].join('|');
}

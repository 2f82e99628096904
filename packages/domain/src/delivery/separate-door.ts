import type { Address } from './address.ts';
import { cutDoor, cutPhone } from './door-words.ts';
import { HOUSE_NUMBER } from './house-number.ts';
import { readStreet } from './street-and-number.ts';
import { joinNotes } from './write-location.ts';

const ONLY_NUMBER = new RegExp(`^${HOUSE_NUMBER}$`, 'iu');

/**
 * Takes words about the door out of the fields of an address: a house number '30 Whg. 12' is 30, and 'Whg. 12' is the note for the driver.
 * An unclear number stays as it was typed.
 */
export function separateDoor({ street, streetNumber, zip, city }: Address): {
  readonly address: Address;
  readonly note: string;
} {
  const [spoken, phone] = cutPhone(city);
  const [town, door] = cutDoor(spoken);
  const read = ONLY_NUMBER.test(streetNumber.trim()) ? null : readStreet(`${street} ${streetNumber}`.trim());
  const isRead = read !== null && 'note' in read && streetNumber.trim() !== '';
  const place = isRead ? { street: read.street, streetNumber: read.streetNumber } : { street, streetNumber };
  return { address: { ...place, zip, city: town }, note: joinNotes([isRead ? read.note : '', door, phone]) };
}

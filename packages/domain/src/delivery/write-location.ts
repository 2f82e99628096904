import { type Address, formatLocation } from './address.ts';

/** Parts of a note for the driver; empty ones are left out. */
export const joinNotes = (notes: readonly string[]): string => notes.filter((note) => note !== '').join(', ');

/**
 * An address with the note for the driver on one line, to be read again: 'Kantstraße 30, Whg. 12, 10623 Berlin'. Without a town the note
 * comes first, because a part between street and postcode is read as one.
 */
export function writeLocation(address: Address, note: string): string {
  const { zip, city, ...street } = address;
  const house = formatLocation({ ...street, zip: '', city: '' });
  return joinNotes([...(city === '' ? [note, house] : [house, note]), `${zip} ${city}`.trim()]);
}

import { type Address, formatLocation } from './address.ts';

/** Parts of a note for the driver; empty ones are left out. */
export const joinNotes = (notes: readonly string[]): string => notes.filter((note) => note !== '').join(', ');

/** An address with the note for the driver on one line, to be read again: 'Kantstraße 30, Whg. 12, 10623 Berlin'. */
export function writeLocation(address: Address, note: string): string {
  const { zip, city, ...street } = address;
  return joinNotes([formatLocation({ ...street, zip: '', city: '' }), note, `${zip} ${city}`.trim()]);
}

import type { Address } from '@tischlein/domain/delivery';
import { joinNotes, writeLocation } from '@tischlein/domain/delivery';
import { readStored, writeStored } from '../browser/storage.ts';
import { readFields } from '../browser/read-fields.ts';

/** Storage of the checkout's contact and address fields (S2 §2 'remembered per shop'). */
export const contactPlace = (shopId: string) => ({ area: 'local', shopId, name: 'contact' }) as const;

/** Storage of the messages to kitchen and driver, for this visit only. */
export const messagesPlace = (shopId: string) => ({ area: 'session', shopId, name: 'messages' }) as const;

/** The remembered address on one line; '' if there is none. */
export function rememberedLocation(shopId: string): string {
  const { street, streetNumber, zip, city, doorNote } = readFields(readStored(contactPlace(shopId)));
  const [a = '', b = '', c = '', d = '', note = ''] = [street, streetNumber, zip, city, doorNote].map((part) =>
    typeof part === 'string' ? part.trim() : '',
  );
  return a === '' || c === '' ? '' : writeLocation({ street: a, streetNumber: b, zip: c, city: d }, note);
}

/** Merges non-empty contact fields into the remembered ones. */
export function rememberContact(shopId: string, contact: Readonly<Record<string, string>>): void {
  const said = Object.entries(contact).filter(([, value]) => value !== '');
  writeStored(contactPlace(shopId), { ...readFields(readStored(contactPlace(shopId))), ...Object.fromEntries(said) });
}

/**
 * Merges an address into the remembered contact. What its driver needs at the door is remembered with it, and replaces what was needed at
 * the last one.
 */
export function rememberAddress(shopId: string, { street, streetNumber, zip, city }: Address, doorNote: string): void {
  const known = readFields(readStored(contactPlace(shopId)));
  writeStored(contactPlace(shopId), { ...known, street, streetNumber, zip, city, doorNote });
  const messages = readFields(readStored(messagesPlace(shopId)));
  const said = typeof messages['messageDriver'] === 'string' ? messages['messageDriver'] : '';
  const own = said === known['doorNote'] ? '' : said;
  writeStored(messagesPlace(shopId), { ...messages, messageDriver: addNote(own, doorNote) });
}

/** The message to the driver with the note about the door, once. */
export const addNote = (message: string, note: string): string =>
  note === '' || message.includes(note) ? message : joinNotes([note, message]);

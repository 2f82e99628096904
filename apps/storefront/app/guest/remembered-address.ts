import type { Address } from '@tischlein/domain/delivery';
import { formatLocation } from '@tischlein/domain/delivery';
import { readStored, writeStored } from '../browser/storage.ts';
import { readFields } from '../browser/read-fields.ts';

/** Storage of the checkout's contact and address fields (S2 §2 'remembered per shop'). */
export const contactPlace = (shopId: string) => ({ area: 'local', shopId, name: 'contact' }) as const;

/** Storage of the messages to kitchen and driver, for this visit only. */
export const messagesPlace = (shopId: string) => ({ area: 'session', shopId, name: 'messages' }) as const;

/** The remembered address on one line; '' if there is none. */
export function rememberedLocation(shopId: string): string {
  const { street, streetNumber, zip, city } = readFields(readStored(contactPlace(shopId)));
  const [a = '', b = '', c = '', d = ''] = [street, streetNumber, zip, city].map((part) =>
    typeof part === 'string' ? part.trim() : '',
  );
  return a === '' || c === '' ? '' : formatLocation({ street: a, streetNumber: b, zip: c, city: d });
}

/** Merges non-empty contact fields into the remembered ones. */
export function rememberContact(shopId: string, contact: Readonly<Record<string, string>>): void {
  const said = Object.entries(contact).filter(([, value]) => value !== '');
  writeStored(contactPlace(shopId), { ...readFields(readStored(contactPlace(shopId))), ...Object.fromEntries(said) });
}

/** Merges an address into the remembered contact. */
export function rememberAddress(shopId: string, { street, streetNumber, zip, city }: Address): void {
  const known = readFields(readStored(contactPlace(shopId)));
  writeStored(contactPlace(shopId), { ...known, street, streetNumber, zip, city });
}

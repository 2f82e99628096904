import type { AccountAddress, AccountProfile } from './account.ts';
import { splitPersonName } from './person-name.ts';

/** What a new account takes over from the order it was made with (S2 §2, 'create an account by order'). */
export function toAccountProfile(contact: AccountAddress): AccountProfile {
  return { address: trimAddress(contact), ...splitPersonName(contact.name), birthday: null };
}

/** An address as it is kept: without blanks around, and nothing but its own fields. */
export const trimAddress = (address: AccountAddress): AccountAddress => ({
  name: address.name.trim(),
  street: address.street.trim(),
  streetNumber: address.streetNumber.trim(),
  floor: address.floor.trim(),
  zip: address.zip.trim(),
  city: address.city.trim(),
  phone: address.phone.trim(),
  company: address.company.trim(),
});

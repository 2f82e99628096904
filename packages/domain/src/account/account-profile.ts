import type { AccountAddress, AccountProfile } from './account.ts';
import { splitPersonName } from './person-name.ts';

/** The profile of an account created with an order, taken from the order's contact (S2 §2 Checkout page). */
export function toAccountProfile(contact: AccountAddress): AccountProfile {
  return { address: trimAddress(contact), ...splitPersonName(contact.name), birthday: null };
}

/** Trims every field and drops fields that are not part of an address. */
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

import type { AccountAddress, AccountAnswer } from '@tischlein/contract/shop';
import { fillForm } from '@tischlein/domain/account';
import { type Address, formatLocation } from '@tischlein/domain/delivery';
import { isWholeAddress } from '../../account/take-over-address.ts';
import type { CheckoutFields } from './checkout-form.ts';

/** 'A logged-in customer's saved address is used unless a temporary address is chosen, which may replace the default address' (S2 §2). */
export interface DeliveryTarget {
  /** null: nobody is signed in, or no address is saved that could be delivered to. */
  readonly saved: AccountAddress | null;
  readonly isTemporary: boolean;
  /** Whether a temporary address takes the place of the saved one. */
  readonly replacesSaved: boolean;
}

/** The saved address, where it is whole. */
export const savedAddress = (account: AccountAnswer | null): AccountAddress | null =>
  account && isWholeAddress(account.address) ? account.address : null;

/** Whether a place is another than the saved one. */
export const isElsewhere = (address: Address, saved: Address): boolean =>
  formatLocation(address).toLowerCase() !== formatLocation(saved).toLowerCase();

/** The fields that say where. */
export const ADDRESS_FIELDS = ['street', 'streetNumber', 'zip', 'city'] as const;

/** Whether two addresses are the same to the letter. */
export const isSamePlace = (one: Address, other: Address): boolean =>
  ADDRESS_FIELDS.every((part) => one[part] === other[part]);

/** Whether the address of the form is typed, and so may go into the account. */
export const isAddressTyped = ({ saved, isTemporary }: DeliveryTarget): boolean => saved === null || isTemporary;

/** The form as the account fills it in; who orders may have been changed for this order. */
export function prefillFields(
  fields: CheckoutFields,
  account: AccountAnswer | null,
  target: DeliveryTarget,
): CheckoutFields {
  if (!account) return fields;
  const filled = fillForm(fields, account);
  const { name, phone, email } = fields;
  const who = { name: name || filled.name, phone: phone || filled.phone, email: email || filled.email };
  return { ...(isAddressTyped(target) ? fields : filled), ...who };
}

/** The form after the guest has chosen between the addresses: a temporary one is typed anew. */
export function fillForTarget(target: DeliveryTarget, fields: CheckoutFields, before: DeliveryTarget): CheckoutFields {
  const { saved, isTemporary } = target;
  if (!saved || isTemporary === before.isTemporary) return fields;
  return isTemporary ? { ...fields, ...EMPTY_ADDRESS } : fillForm(fields, { address: saved, email: fields.email });
}

const EMPTY_ADDRESS = { street: '', streetNumber: '', zip: '', city: '', floor: '', company: '' };

/** The address of the form as an account keeps it. */
export const toAccountAddress = ({ name, phone, ...fields }: CheckoutFields): AccountAddress => {
  const { street, streetNumber, zip, city, floor, company } = fields;
  return { name, phone, street, streetNumber, zip, city, floor, company };
};

import type { AccountAddress, AccountAnswer } from '@tischlein/contract/shop';
import { fillForm } from '@tischlein/domain/account';
import { type Address, formatLocation } from '@tischlein/domain/delivery';
import type { Order } from '../../ordering/use-order.ts';
import { isWholeAddress } from '../../account/take-over-address.ts';
import type { CheckoutFields } from './checkout-form.ts';

/**
 * S2 §2 Checkout page: 'A logged-in customer's saved address is used unless a temporary address is chosen, which may
 * replace the default address'.
 */
export interface DeliveryTarget {
  /** null: not signed in, or no complete address saved. */
  readonly saved: AccountAddress | null;
  readonly isTemporary: boolean;
  /** The temporary address becomes the saved one. */
  readonly replacesSaved: boolean;
}

export const savedAddress = (account: AccountAnswer | null): AccountAddress | null =>
  account && isWholeAddress(account.address) ? account.address : null;

export const isElsewhere = (address: Address, saved: Address): boolean =>
  formatLocation(address).toLowerCase() !== formatLocation(saved).toLowerCase();

export const ADDRESS_FIELDS = ['street', 'streetNumber', 'zip', 'city'] as const;

/** Compares exactly, including case and spaces. */
export const isSamePlace = (one: Address, other: Address): boolean =>
  ADDRESS_FIELDS.every((part) => one[part] === other[part]);

/** Returns whether the guest types the address, so it may be saved to the account. */
export const isAddressTyped = ({ saved, isTemporary }: DeliveryTarget): boolean => saved === null || isTemporary;

/** Prefills the form from the account; contact data changed for this order is kept. */
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

/**
 * Returns whether the place is known: at pickup the shop, else an address whose delivery terms are known. An account
 * may still save a typed address.
 */
export function isPlaceKnown(
  { orderType, options }: Pick<Order, 'orderType' | 'options'>,
  { fields, target, account }: PlaceInput,
): boolean {
  if (orderType !== 'delivery') return true;
  if (!options.location || (account && isAddressTyped(target))) return false;
  const isWhole = ADDRESS_FIELDS.every((part) => fields[part] !== '');
  return isWhole && formatLocation(options.location.address) === formatLocation(fields);
}

interface PlaceInput {
  readonly fields: CheckoutFields;
  readonly target: DeliveryTarget;
  /** null: not signed in. */
  readonly account: AccountAnswer | null;
}

/** Applies the choice between the addresses: a temporary one starts empty. */
export function fillForTarget(target: DeliveryTarget, fields: CheckoutFields, before: DeliveryTarget): CheckoutFields {
  const { saved, isTemporary } = target;
  if (!saved || isTemporary === before.isTemporary) return fields;
  return isTemporary ? { ...fields, ...EMPTY_ADDRESS } : fillForm(fields, { address: saved, email: fields.email });
}

const EMPTY_ADDRESS = { street: '', streetNumber: '', zip: '', city: '', floor: '', company: '' };

export const toAccountAddress = ({ name, phone, ...fields }: CheckoutFields): AccountAddress => {
  const { street, streetNumber, zip, city, floor, company } = fields;
  return { name, phone, street, streetNumber, zip, city, floor, company };
};

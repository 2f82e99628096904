import { ADVERTISING_VERSIONS, type AdvertisingVersion } from '@tischlein/domain/checkout';
import { PAYMENT_METHODS, type PaymentMethod, type TermsVersions } from '@tischlein/domain/shop';
import { readStored, writeStored } from '../browser/storage.ts';
import { readFields } from '../browser/read-fields.ts';

/** Choices and consents at the checkout, in addition to the typed fields. */
export interface CheckoutChoices {
  readonly paymentMethod: PaymentMethod | null;
  readonly acceptedTerms: TermsVersions | null;
  /** The accepted text; null: none. */
  readonly acceptedAdvertising: AdvertisingVersion | null;
  readonly createAccount: boolean;
  /** This order is delivered to another address than the saved one (S2 §2 Checkout page). */
  readonly isTemporaryAddress: boolean;
  /** The order's address becomes the saved one. */
  readonly replacesSavedAddress: boolean;
}

const toPlace = (shopId: string) => ({ area: 'session', shopId, name: 'checkout' }) as const;

/** Stores the choices for this order, also for another branch where it continues; null deletes them. */
export function saveChoices(shopId: string, choices: CheckoutChoices | null): void {
  writeStored(toPlace(shopId), choices);
}

/** The stored choices of this order; null if there are none. */
export function readChoices(shopId: string): CheckoutChoices | null {
  const stored = readStored(toPlace(shopId));
  if (stored === null) return null;
  const choices = readFields(stored);
  return {
    paymentMethod: PAYMENT_METHODS.find((method) => method === choices['paymentMethod']) ?? null,
    acceptedTerms: readAcceptedTerms(choices['acceptedTerms']),
    acceptedAdvertising: readAdvertisingVersion(choices['acceptedAdvertising']),
    createAccount: choices['createAccount'] === true,
    isTemporaryAddress: choices['isTemporaryAddress'] === true,
    replacesSavedAddress: choices['replacesSavedAddress'] === true,
  };
}

/** Reads the version of an accepted advertising text; null if there is none. */
export const readAdvertisingVersion = (stored: unknown): AdvertisingVersion | null =>
  ADVERTISING_VERSIONS.find((version) => version === stored) ?? null;

/** Reads stored versions of the accepted texts; null if there are none. */
export function readAcceptedTerms(stored: unknown): TermsVersions | null {
  const { terms, privacy } = readFields(stored);
  return typeof terms === 'string' && typeof privacy === 'string' ? { terms, privacy } : null;
}

import { PAYMENT_METHODS, type PaymentMethod } from '@tischlein/domain/shop';
import { readStored, writeStored } from '../storage.ts';
import { readFields } from './order-options.ts';

/** What a guest has chosen and agreed to at the checkout, beside what he typed. */
export interface CheckoutChoices {
  readonly paymentMethod: PaymentMethod | null;
  readonly legalAccepted: boolean;
  readonly acceptAdvertising: boolean;
  readonly createAccount: boolean;
  /** This order goes elsewhere than to the saved address (S2 §2). */
  readonly isTemporaryAddress: boolean;
  /** Where it goes is the saved address from then on. */
  readonly replacesSavedAddress: boolean;
}

const toPlace = (shopId: string) => ({ area: 'session', shopId, name: 'checkout' }) as const;

/** Keeps the choices for this order, at the branch where the guest goes on with it; null: there are none any more. */
export function saveChoices(shopId: string, choices: CheckoutChoices | null): void {
  writeStored(toPlace(shopId), choices);
}

/** The choices of this order as they were left, here or at another branch; null: none were made. */
export function readChoices(shopId: string): CheckoutChoices | null {
  const stored = readStored(toPlace(shopId));
  if (stored === null) return null;
  const choices = readFields(stored);
  return {
    paymentMethod: PAYMENT_METHODS.find((method) => method === choices['paymentMethod']) ?? null,
    legalAccepted: choices['legalAccepted'] === true,
    acceptAdvertising: choices['acceptAdvertising'] === true,
    createAccount: choices['createAccount'] === true,
    isTemporaryAddress: choices['isTemporaryAddress'] === true,
    replacesSavedAddress: choices['replacesSavedAddress'] === true,
  };
}

import { PAYMENT_METHODS, type PaymentMethod } from '@tischlein/domain/shop';
import { readStored, writeStored } from '../storage.ts';
import { fieldsOf } from './order-options.ts';

/** What a guest has chosen and agreed to at the checkout, beside what he typed. */
export interface CheckoutChoices {
  readonly paymentMethod: PaymentMethod | null;
  readonly legalAccepted: boolean;
  readonly acceptAdvertising: boolean;
}

const placeOf = (shopId: string) => ({ area: 'session', shopId, name: 'checkout' }) as const;

/** Leaves the choices at the branch where the guest goes on with the very same order; null: there are none any more. */
export function leaveChoices(shopId: string, choices: CheckoutChoices | null): void {
  writeStored(placeOf(shopId), choices);
}

/** The choices of an order that was begun at another branch; null: it begins here. */
export function broughtChoices(shopId: string): CheckoutChoices | null {
  const stored = readStored(placeOf(shopId));
  if (stored === null) return null;
  const { paymentMethod, legalAccepted, acceptAdvertising } = fieldsOf(stored);
  return {
    paymentMethod: PAYMENT_METHODS.find((method) => method === paymentMethod) ?? null,
    legalAccepted: legalAccepted === true,
    acceptAdvertising: acceptAdvertising === true,
  };
}

import type { PaymentMethod } from '../shop/payment-method.ts';

export const SALUTATIONS = ['', 'Frau', 'Herr'] as const;

/** The checkout form (S2 §2 Checkout page). `serveAt` null: as soon as possible. */
export interface CheckoutFormValues {
  readonly salutation: (typeof SALUTATIONS)[number];
  readonly name: string;
  readonly company: string;
  readonly street: string;
  readonly streetNumber: string;
  readonly floor: string;
  readonly zip: string;
  readonly city: string;
  readonly email: string;
  readonly phone: string;
  readonly messageDriver: string;
  readonly messageCook: string;
  readonly paymentMethod: PaymentMethod | null;
  readonly isPickup: boolean;
  readonly serveAt: string | null;
}

/** The advertising text has two versions for an A/B test (S2 §2 Checkout page). */
export const ADVERTISING_VERSIONS = [1, 2] as const;
export type AdvertisingVersion = (typeof ADVERTISING_VERSIONS)[number];

import type { PaymentMethod } from '../shop/shop-config.ts';

export const SALUTATIONS = ['', 'Frau', 'Herr'] as const;

/** What a guest types at the checkout (S2 §2). `serveAt` null: as soon as possible. */
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

/** 'The advertising text is shown in one of two versions' (S2 §2, §9). */
export const ADVERTISING_VERSIONS = [1, 2] as const;
export type AdvertisingVersion = (typeof ADVERTISING_VERSIONS)[number];

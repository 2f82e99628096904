import type { PaymentAccount, PaymentProviderName } from '@tischlein/contract/office';
import { type Cents, toCents } from '@tischlein/domain';
import type { OnlineMethod } from '@tischlein/domain/shop';
import type { PaymentMeans } from '../db/column.ts';

/** The provider and means by which a method is paid, and from which amount on. */
export interface MethodRoute {
  readonly provider: PaymentProviderName;
  readonly means: PaymentMeans;
  /** What the provider charges at least; null: any amount from a cent. */
  readonly leastAmount: Cents | null;
}

// Stripe: 'minimum charge amount' of EUR. Klarna: 1 EUR, at every acquirer.
const STRIPE_LEAST = toCents(50);
const KLARNA_LEAST = toCents(100);

// The first provider with an account wins. Sofort ended on 2025-03-31: Stripe_sofort and Sofort mean Klarna.
// PayPal_Rest means Orders v2, Heidelpay means Unzer (S3 K2).
const ROUTES: Readonly<Record<OnlineMethod, readonly MethodRoute[]>> = {
  Stripe_card: [{ provider: 'stripe', means: 'card', leastAmount: STRIPE_LEAST }],
  Stripe_sofort: [
    { provider: 'stripe', means: 'klarna', leastAmount: KLARNA_LEAST },
    { provider: 'unzer', means: 'klarna', leastAmount: KLARNA_LEAST },
  ],
  Stripe_alipay: [{ provider: 'stripe', means: 'alipay', leastAmount: STRIPE_LEAST }],
  AmazonPay_Checkout: [{ provider: 'amazonPay', means: 'amazonWallet', leastAmount: null }],
  PayPal_Rest: [{ provider: 'paypal', means: 'paypalRedirect', leastAmount: null }],
  PayPal_Platform: [{ provider: 'paypal', means: 'paypalButton', leastAmount: null }],
  Heidelpay: [{ provider: 'unzer', means: 'unzerPaypal', leastAmount: null }],
  Sofort: [
    { provider: 'stripe', means: 'klarna', leastAmount: KLARNA_LEAST },
    { provider: 'unzer', means: 'klarna', leastAmount: KLARNA_LEAST },
  ],
};

/** Returns the route of a method with these accounts, or null if it cannot be offered. */
export function methodRoute(method: OnlineMethod, accounts: readonly PaymentAccount[]): MethodRoute | null {
  const route = ROUTES[method].find(({ provider }) => accounts.some((account) => account.provider === provider));
  if (!route || method !== 'Heidelpay') return route ?? null;
  const isBank = accounts.some((account) => account.provider === 'unzer' && account.heidelpayVariant === 'bank');
  return isBank ? { provider: 'unzer', means: 'unzerBank', leastAmount: null } : route;
}

export const providersFor = (method: OnlineMethod): readonly PaymentProviderName[] =>
  ROUTES[method].map(({ provider }) => provider);

import type { PaymentAccount, PaymentProviderName } from '@tischlein/contract/office';
import type { OnlineMethod } from '@tischlein/domain/shop';
import type { PaymentMeans } from '../db/payment-tables.ts';

/** The provider and means by which a method is paid. */
export interface MethodRoute {
  readonly provider: PaymentProviderName;
  readonly means: PaymentMeans;
}

// The first provider with an account wins. Sofort ended on 2025-03-31: Stripe_sofort and Sofort mean Klarna.
// PayPal_Rest means Orders v2, Heidelpay means Unzer (S3 K2).
const ROUTES: Readonly<Record<OnlineMethod, readonly MethodRoute[]>> = {
  Stripe_card: [{ provider: 'stripe', means: 'card' }],
  Stripe_sofort: [
    { provider: 'stripe', means: 'klarna' },
    { provider: 'unzer', means: 'klarna' },
  ],
  Stripe_alipay: [{ provider: 'stripe', means: 'alipay' }],
  AmazonPay_Checkout: [{ provider: 'amazonPay', means: 'amazonWallet' }],
  PayPal_Rest: [{ provider: 'paypal', means: 'paypalRedirect' }],
  PayPal_Platform: [{ provider: 'paypal', means: 'paypalButton' }],
  Heidelpay: [{ provider: 'unzer', means: 'unzerPaypal' }],
  Sofort: [
    { provider: 'stripe', means: 'klarna' },
    { provider: 'unzer', means: 'klarna' },
  ],
};

/** Returns the route of a method with these accounts, or null if it cannot be offered. */
export function methodRoute(method: OnlineMethod, accounts: readonly PaymentAccount[]): MethodRoute | null {
  const route = ROUTES[method].find(({ provider }) => accounts.some((account) => account.provider === provider));
  if (!route || method !== 'Heidelpay') return route ?? null;
  const isBank = accounts.some((account) => account.provider === 'unzer' && account.heidelpayVariant === 'bank');
  return isBank ? { provider: 'unzer', means: 'unzerBank' } : route;
}

export const providersFor = (method: OnlineMethod): readonly PaymentProviderName[] =>
  ROUTES[method].map(({ provider }) => provider);

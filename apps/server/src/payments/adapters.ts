import type { PaymentAccount } from '@tischlein/contract/office';
import type { PaymentProvider, ProviderConnection, ProviderHosts } from './provider.ts';
import { connectAmazonPay } from './providers/amazon-pay.ts';
import { connectPaypal } from './providers/paypal.ts';
import { connectStripe } from './providers/stripe.ts';
import { connectUnzer } from './providers/unzer.ts';

/** Hosts of the real providers. With the demo, the practice providers are added at start. */
export const PROVIDER_HOSTS: ProviderHosts = {
  stripe: { live: 'https://api.stripe.com', test: 'https://api.stripe.com', demo: null },
  paypal: { live: 'https://api-m.paypal.com', test: 'https://api-m.sandbox.paypal.com', demo: null },
  amazonPay: { live: 'https://pay-api.amazon.eu/live', test: 'https://pay-api.amazon.eu/sandbox', demo: null },
  unzer: { live: 'https://api.unzer.com', test: 'https://sbx-api.unzer.com', demo: null },
};

/** Creates the adapter for an account; null: its methods are not offered. */
export type ConnectProvider = (account: PaymentAccount, connection: ProviderConnection) => PaymentProvider | null;

export const connectProvider: ConnectProvider = (account, connection) => {
  switch (account.provider) {
    case 'stripe':
      return connectStripe(account, connection);
    case 'paypal':
      return connectPaypal(account, connection);
    case 'amazonPay':
      return connectAmazonPay(account, connection);
    case 'unzer':
      return connectUnzer(account, connection);
  }
};

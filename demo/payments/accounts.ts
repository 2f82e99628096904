import { createHash } from 'node:crypto';
import type { PaymentAccount } from '@tischlein/contract/office';
import { PRACTICE_KEY } from './keys.ts';

export const PRACTICE_PROVIDERS = ['stripe', 'paypal', 'amazonPay', 'unzer'] as const;
export type PracticeProvider = (typeof PRACTICE_PROVIDERS)[number];

const PREFIX = 'practice_';

/** A shop's accounts at the practice providers; the credentials contain the shop's slug. */
export function practiceAccounts(shop: string): PaymentAccount[] {
  const name = `${PREFIX}${shop}`;
  return [
    {
      provider: 'stripe',
      mode: 'demo',
      secretKey: `sk_test_${name}`,
      publishableKey: `pk_test_${name}`,
      webhookSecret: toWebhookSecret(shop),
    },
    {
      provider: 'paypal',
      mode: 'demo',
      clientId: name,
      clientSecret: `secret_${name}`,
      webhookId: toWebhookId(shop),
      merchantId: toMerchantId(shop),
    },
    {
      provider: 'amazonPay',
      mode: 'demo',
      merchantId: toMerchantId(shop),
      storeId: `amzn1.application-oa2-client.${name}`,
      publicKeyId: `SANDBOX-${name}`,
      privateKey: PRACTICE_KEY.trim(),
    },
    {
      provider: 'unzer',
      mode: 'demo',
      publicKey: `s-pub-${name}`,
      privateKey: `s-priv-${name}`,
      heidelpayVariant: 'bank',
    },
  ];
}

/** Returns the shop a credential names, or null if it is none of ours. */
export const findShopByCredential = (credential: string): string | null =>
  /practice_([a-z0-9][a-z0-9-]*)$/.exec(credential)?.[1] ?? null;

export const toWebhookSecret = (shop: string): string => `whsec_${PREFIX}${shop}`;

// PayPal's ids contain letters and digits only.
export const toWebhookId = (shop: string): string => `WH${Buffer.from(shop).toString('hex').slice(0, 40)}`;
// Thirteen characters of PayPal's alphabet, which leaves out 0 and 1.
export const toMerchantId = (shop: string): string =>
  createHash('sha256').update(shop).digest('hex').slice(0, 13).toUpperCase().replaceAll('0', 'G').replaceAll('1', 'H');

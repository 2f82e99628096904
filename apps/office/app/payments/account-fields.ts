import type { PaymentAccountMode, PaymentProviderName } from '@tischlein/contract/office';
import type { ACCOUNT_FIELDS } from '@tischlein/wording/office';

type FieldName = keyof typeof ACCOUNT_FIELDS;

/** One of the keys that an owner copies from the provider's pages. */
export interface KeyField {
  readonly name: FieldName;
  /** Never shown, not even while it is typed. */
  readonly isSecret: boolean;
  /** How it begins, by mode; null: anything goes. */
  readonly begins: Readonly<Record<Exclude<PaymentAccountMode, 'demo'>, readonly string[]>> | null;
  readonly least: number;
}

const open = (name: FieldName, begins: KeyField['begins'] = null): KeyField => ({
  name,
  isSecret: false,
  begins,
  least: 1,
});
const secret = (name: FieldName, begins: KeyField['begins'] = null): KeyField => ({
  name,
  isSecret: true,
  begins,
  least: 8,
});
const always = (...beginnings: readonly string[]): KeyField['begins'] => ({ live: beginnings, test: beginnings });

/** What each provider's account needs, in the order in which its pages show it. */
export const KEY_FIELDS: Readonly<Record<PaymentProviderName, readonly KeyField[]>> = {
  stripe: [
    open('publishableKey', { live: ['pk_live_'], test: ['pk_test_'] }),
    secret('secretKey', { live: ['sk_live_', 'rk_live_'], test: ['sk_test_', 'rk_test_'] }),
    secret('webhookSecret', always('whsec_')),
  ],
  paypal: [open('clientId'), secret('clientSecret'), open('merchantId'), open('webhookId')],
  amazonPay: [
    open('merchantId'),
    open('storeId', always('amzn1.')),
    open('publicKeyId'),
    secret('privateKey', always('-----BEGIN')),
  ],
  unzer: [
    open('publicKey', { live: ['p-pub-'], test: ['s-pub-'] }),
    secret('privateKey', { live: ['p-priv-'], test: ['s-priv-'] }),
  ],
};

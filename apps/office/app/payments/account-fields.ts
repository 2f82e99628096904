import type { PaymentAccountMode, PaymentProviderName } from '@tischlein/contract/office';
import type { ACCOUNT_FIELDS } from '@tischlein/wording/office';

type FieldName = keyof typeof ACCOUNT_FIELDS;

/** A key that owners copy from the provider's dashboard. */
export interface KeyField {
  readonly name: FieldName;
  /** Hidden even while it is typed. */
  readonly isSecret: boolean;
  /** Allowed prefixes by mode; null: any. */
  readonly prefixes: Readonly<Record<Exclude<PaymentAccountMode, 'demo'>, readonly string[]>> | null;
  readonly minLength: number;
}

const publicField = (name: FieldName, prefixes: KeyField['prefixes'] = null): KeyField => ({
  name,
  isSecret: false,
  prefixes,
  minLength: 1,
});
const secretField = (name: FieldName, prefixes: KeyField['prefixes'] = null): KeyField => ({
  name,
  isSecret: true,
  prefixes,
  minLength: 8,
});
const inBothModes = (...beginnings: readonly string[]): KeyField['prefixes'] => ({
  live: beginnings,
  test: beginnings,
});

/** The keys of each provider, in the order of its dashboard. */
export const KEY_FIELDS: Readonly<Record<PaymentProviderName, readonly KeyField[]>> = {
  stripe: [
    publicField('publishableKey', { live: ['pk_live_'], test: ['pk_test_'] }),
    secretField('secretKey', { live: ['sk_live_', 'rk_live_'], test: ['sk_test_', 'rk_test_'] }),
    secretField('webhookSecret', inBothModes('whsec_')),
  ],
  paypal: [publicField('clientId'), secretField('clientSecret'), publicField('merchantId'), publicField('webhookId')],
  amazonPay: [
    publicField('merchantId'),
    publicField('storeId', inBothModes('amzn1.')),
    publicField('publicKeyId'),
    secretField('privateKey', inBothModes('-----BEGIN')),
  ],
  unzer: [
    publicField('publicKey', { live: ['p-pub-'], test: ['s-pub-'] }),
    secretField('privateKey', { live: ['p-priv-'], test: ['s-priv-'] }),
  ],
};

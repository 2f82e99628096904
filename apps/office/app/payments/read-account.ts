import type { PaymentAccount, PaymentAccountMode, PaymentProviderName } from '@tischlein/contract/office';
import { PAYMENTS } from '@tischlein/wording/office';
import { KEY_FIELDS, type KeyField } from './account-fields.ts';

/** Keys being entered. */
export interface AccountForm {
  readonly provider: PaymentProviderName;
  readonly mode: Exclude<PaymentAccountMode, 'demo'>;
  readonly keys: Readonly<Partial<Record<KeyField['name'], string>>>;
  readonly heidelpayVariant: 'paypal' | 'bank';
  readonly cookWhenPromised: boolean;
}

/** Error messages by key. */
export type KeyProblems = Partial<Record<KeyField['name'], string>>;

const { problems: SAY } = PAYMENTS.accounts;

/** Checks that every key is complete, in the right field and of the right mode. The server and the provider decide in the end. */
export function findKeyProblems({ provider, mode, keys }: AccountForm): KeyProblems {
  const problems: KeyProblems = {};
  for (const field of KEY_FIELDS[provider]) {
    const problem = findKeyProblem(field, mode, (keys[field.name] ?? '').trim());
    if (problem) problems[field.name] = problem;
  }
  return problems;
}

function findKeyProblem(
  { name, prefixes, minLength }: KeyField,
  mode: AccountForm['mode'],
  key: string,
): string | null {
  const beginnings = prefixes?.[mode] ?? [];
  const isPem = beginnings.some((beginning) => beginning.startsWith('-----'));
  if (key === '') return SAY.empty;
  if (isPem) return beginnings.some((beginning) => key.startsWith(beginning)) && key.length >= 100 ? null : SAY.pem;
  if (!/^[\x21-\x7e]+$/.test(key)) return SAY.spaces;
  if (beginnings.length > 0 && !beginnings.some((beginning) => key.startsWith(beginning)))
    return SAY.begins(beginnings);
  return key.length < minLength && name !== 'merchantId' ? SAY.short : null;
}

/** Builds the request body. */
export function toAccountRequest({ provider, mode, keys, ...unzer }: AccountForm): PaymentAccount {
  const key = (name: KeyField['name']): string => (keys[name] ?? '').trim();
  switch (provider) {
    case 'stripe':
      return {
        provider,
        mode,
        secretKey: key('secretKey'),
        publishableKey: key('publishableKey'),
        webhookSecret: key('webhookSecret'),
      };
    case 'paypal':
      return {
        provider,
        mode,
        clientId: key('clientId'),
        clientSecret: key('clientSecret'),
        webhookId: key('webhookId'),
        merchantId: key('merchantId'),
      };
    case 'amazonPay':
      return {
        provider,
        mode,
        merchantId: key('merchantId'),
        storeId: key('storeId'),
        publicKeyId: key('publicKeyId'),
        privateKey: key('privateKey'),
      };
    case 'unzer':
      return { provider, mode, publicKey: key('publicKey'), privateKey: key('privateKey'), ...unzer };
  }
}

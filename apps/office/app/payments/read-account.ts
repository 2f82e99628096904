import type { PaymentAccountMode, PaymentProviderName } from '@tischlein/contract/office';
import { PAYMENTS } from '@tischlein/wording/office';
import { KEY_FIELDS, type KeyField } from './account-fields.ts';

/** Keys as they are being pasted. */
export interface AccountForm {
  readonly provider: PaymentProviderName;
  readonly mode: Exclude<PaymentAccountMode, 'demo'>;
  readonly keys: Readonly<Partial<Record<KeyField['name'], string>>>;
  readonly heidelpayVariant: 'paypal' | 'bank';
  readonly cookWhenPromised: boolean;
}

/** What is wrong with a key, as a sentence. */
export type KeyProblems = Partial<Record<KeyField['name'], string>>;

const { problems: SAY } = PAYMENTS.accounts;

/** Whether every key can be one: pasted whole, into the right field, of the right world. The server and the provider have the last word. */
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

/** The account as the call wants it. */
export function toAccountRequest({ provider, mode, keys, heidelpayVariant, cookWhenPromised }: AccountForm): object {
  const trimmed = Object.fromEntries(
    KEY_FIELDS[provider].map(({ name }) => [name, (keys[name] ?? '').trim()] as const),
  );
  const more = provider === 'unzer' ? { heidelpayVariant, cookWhenPromised } : {};
  return { provider, mode, ...trimmed, ...more };
}

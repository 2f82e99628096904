import type {
  MaskedAccounts,
  PaymentAccount,
  PaymentAccountMode,
  PaymentProviderName,
} from '@tischlein/contract/office';
import { ACCOUNT_FIELDS, CONFLICT, HEIDELPAY_VARIANTS, PAYMENTS, providerName } from '@tischlein/wording/office';
import { formatDateTime } from '@tischlein/shop-time';
import type { Fact } from '@tischlein/ui/compare-facts';
import { KEY_FIELDS } from './account-fields.ts';

const { accounts: SAY } = PAYMENTS;
const SHOWN_CHARACTERS = 4;
const PEM_FRAME = /-----[^-]+-----/g;

/** The saved account of a provider in words, to compare versions. */
export function describeSavedAccount({ accounts }: MaskedAccounts, provider: PaymentProviderName): readonly Fact[] {
  const account = accounts.find((each) => each.provider === provider);
  if (!account) return [toModeFact(provider, null)];
  const { mode, fields, changedAt } = account;
  return [
    toModeFact(provider, mode),
    ...fields.map(({ name, shown }) => toKeyFact(name, shown)),
    { name: SAY.changedAt, text: formatDateTime(changedAt), exact: changedAt },
  ];
}

/** An account to be saved, its secrets by their last characters; null: to be disconnected. */
export function describeNewAccount(provider: PaymentProviderName, account: PaymentAccount | null): readonly Fact[] {
  if (!account) return [toModeFact(provider, null)];
  const { provider: _, mode, ...fields } = account;
  const isSecret = (name: string): boolean =>
    KEY_FIELDS[provider].some((field) => field.name === name && field.isSecret);
  return [
    toModeFact(provider, mode),
    ...Object.entries(fields).map(([name, value]) => toKeyFact(name, describeKey(value, isSecret(name)))),
    { name: SAY.changedAt, text: SAY.now },
  ];
}

const toModeFact = (provider: PaymentProviderName, mode: PaymentAccountMode | null): Fact => ({
  name: providerName(provider),
  text: mode ? SAY.modes[mode] : SAY.notConnected,
});

const toKeyFact = (name: string, shown: string): Fact => ({
  name: isField(name) ? ACCOUNT_FIELDS[name] : name,
  text: name === 'heidelpayVariant' && isVariant(shown) ? HEIDELPAY_VARIANTS[shown] : shown,
});

function describeKey(value: string | boolean, isSecret: boolean): string {
  if (typeof value === 'boolean') return CONFLICT[value ? 'yes' : 'no'];
  return isSecret ? `…${value.replaceAll(PEM_FRAME, '').trim().slice(-SHOWN_CHARACTERS)}` : value;
}

const isField = (name: string): name is keyof typeof ACCOUNT_FIELDS => name in ACCOUNT_FIELDS;
const isVariant = (name: string): name is keyof typeof HEIDELPAY_VARIANTS => name in HEIDELPAY_VARIANTS;

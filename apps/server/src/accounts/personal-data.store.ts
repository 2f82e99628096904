import type { PersonalEntry } from '@tischlein/domain/guests';
import type { PersonalDataPart } from '../db/personal-data.ts';
import { deleteAccountRow, readAccountByEmail, type StoredAccount } from './accounts.store.ts';

/** Accounts of guests; their links and sessions are deleted with them. */
export const accountData: PersonalDataPart = {
  columns: {
    accounts: ['email', 'address', 'first_name', 'last_name', 'birthday'],
    account_links: ['account_id'],
    account_sessions: ['account_id', 'token_hash'],
  },
  read: async (reader, { shopId, email }) => {
    const account = email === '' ? null : await readAccountByEmail(reader, shopId, email);
    return account ? [toAccountEntry(account)] : [];
  },
  erase: async (writer, { shopId, email }) => {
    const account = email === '' ? null : await readAccountByEmail(writer, shopId, email);
    if (account) await deleteAccountRow(writer, account);
  },
};

/** What an account says about its owner. */
export function toAccountEntry({ email, created_at, confirmed_at, profile }: StoredAccount): PersonalEntry {
  const address = profile?.address;
  return {
    part: 'account',
    facts: {
      email,
      placedAt: created_at,
      ...(confirmed_at !== null && { confirmedAt: confirmed_at }),
      ...(profile && { firstName: profile.firstName, lastName: profile.lastName, birthday: profile.birthday ?? '' }),
      ...(address && {
        name: address.name,
        company: address.company,
        address: `${address.street} ${address.streetNumber}, ${address.floor} ${address.zip} ${address.city}`,
        phone: address.phone,
      }),
    },
  };
}

import type { ShopId } from '@tischlein/domain';
import type { AccountAddress, AccountProfile } from '@tischlein/domain/account';
import type { AccountRow } from '../db/account-tables.ts';
import type { Reader, Writer } from '../db/database.ts';

/** An account as it is kept; its profile is null until it is confirmed. */
export interface StoredAccount extends Omit<AccountRow, 'address' | 'first_name' | 'last_name' | 'birthday'> {
  readonly profile: AccountProfile | null;
}
export type AccountKey = Pick<AccountRow, 'shop_id' | 'account_id'>;
export type NewAccount = Pick<
  AccountRow,
  'shop_id' | 'account_id' | 'email' | 'order_shop_id' | 'order_id' | 'created_at'
>;

/** The account with this address; null: there is none. */
export async function readAccountByEmail(reader: Reader, shopId: ShopId, email: string): Promise<StoredAccount | null> {
  const query = reader.selectFrom('accounts').selectAll().where('shop_id', '=', shopId);
  const row = await query.where('email', '=', email).executeTakeFirst();
  return row ? toStoredAccount(row) : null;
}

/** The account with this id; null: there is none. */
export async function readAccount(reader: Reader, { shop_id, account_id }: AccountKey): Promise<StoredAccount | null> {
  const query = reader.selectFrom('accounts').selectAll().where('shop_id', '=', shop_id);
  const row = await query.where('account_id', '=', account_id).executeTakeFirst();
  return row ? toStoredAccount(row) : null;
}

/** Keeps an account about whose holder nothing is known. One with this address that waits for its confirmation waits anew; one that is confirmed stays as it is. */
export async function insertAccount(writer: Writer, account: NewAccount): Promise<void> {
  const emptyProfile = { confirmed_at: null, address: null, first_name: '', last_name: '', birthday: null };
  await writer
    .insertInto('accounts')
    .values({ ...account, ...emptyProfile })
    .onConflict((conflict) =>
      conflict
        .columns(['shop_id', 'email'])
        .doUpdateSet({ created_at: account.created_at })
        .where('accounts.confirmed_at', 'is', null),
    )
    .execute();
}

/** Its holder has shown that the mailbox is his, with this profile; the first time counts. */
export async function confirmAccount(
  writer: Writer,
  { shop_id, account_id }: AccountKey,
  { at, profile }: { readonly at: string; readonly profile: AccountProfile },
): Promise<void> {
  await writer
    .updateTable('accounts')
    .set({ confirmed_at: at, ...toProfileColumns(profile) })
    .where('shop_id', '=', shop_id)
    .where('account_id', '=', account_id)
    .where('confirmed_at', 'is', null)
    .execute();
}

/** Changes part of a profile. */
export async function updateProfile(
  writer: Writer,
  { shop_id, account_id }: AccountKey,
  change: Partial<AccountProfile>,
): Promise<void> {
  await writer
    .updateTable('accounts')
    .set(toProfileColumns(change))
    .where('shop_id', '=', shop_id)
    .where('account_id', '=', account_id)
    .execute();
}

/** Removes an account with its links and sessions. */
export async function deleteAccountRow(writer: Writer, { shop_id, account_id }: AccountKey): Promise<void> {
  await writer.deleteFrom('accounts').where('shop_id', '=', shop_id).where('account_id', '=', account_id).execute();
}

/** Forgets accounts that nobody confirmed. */
export async function deleteUnconfirmedAccounts(writer: Writer, before: string): Promise<void> {
  await writer.deleteFrom('accounts').where('confirmed_at', 'is', null).where('created_at', '<=', before).execute();
}

const toProfileColumns = ({ address, firstName, lastName, birthday }: Partial<AccountProfile>) => ({
  ...(address !== undefined && { address: JSON.stringify(address) }),
  ...(firstName !== undefined && { first_name: firstName }),
  ...(lastName !== undefined && { last_name: lastName }),
  ...(birthday !== undefined && { birthday }),
});

/** The account of a row. */
export function toStoredAccount({ address, first_name, last_name, birthday, ...row }: AccountRow): StoredAccount {
  if (address === null) return { ...row, profile: null };
  const savedAddress: AccountAddress = JSON.parse(address);
  return { ...row, profile: { address: savedAddress, firstName: first_name, lastName: last_name, birthday } };
}

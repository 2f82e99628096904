import type { ShopId } from '@tischlein/domain';
import type { AccountProfile } from '@tischlein/domain/account';
import { z } from 'zod';
import type { Row } from '../db/tables.ts';
import type { Reader, Writer } from '../db/database.ts';
import { jsonColumn } from '../db/json-column.ts';

const addressColumn = jsonColumn(
  'accounts.address',
  z.object({
    name: z.string(),
    street: z.string(),
    streetNumber: z.string(),
    floor: z.string(),
    zip: z.string(),
    city: z.string(),
    phone: z.string(),
    company: z.string(),
  }),
);

/** A stored account; `profile` is null until it is confirmed. */
export interface StoredAccount extends Omit<Row<'accounts'>, 'address' | 'first_name' | 'last_name' | 'birthday'> {
  readonly profile: AccountProfile | null;
}
export type AccountKey = Pick<Row<'accounts'>, 'shop_id' | 'account_id'>;
export type NewAccount = Pick<
  Row<'accounts'>,
  'shop_id' | 'account_id' | 'email' | 'order_shop_id' | 'order_id' | 'created_at'
>;

export async function readAccountByEmail(reader: Reader, shopId: ShopId, email: string): Promise<StoredAccount | null> {
  const query = reader.selectFrom('accounts').selectAll().where('shop_id', '=', shopId);
  const row = await query.where('email', '=', email).executeTakeFirst();
  return row ? toStoredAccount(row) : null;
}

export async function readAccount(reader: Reader, { shop_id, account_id }: AccountKey): Promise<StoredAccount | null> {
  const query = reader.selectFrom('accounts').selectAll().where('shop_id', '=', shop_id);
  const row = await query.where('account_id', '=', account_id).executeTakeFirst();
  return row ? toStoredAccount(row) : null;
}

/** Inserts an unconfirmed account. Restarts the deadline of an unconfirmed one with this address; keeps a confirmed one. */
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

/** Confirms an account with this profile, unless it is already confirmed. */
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

/** Links and sessions are deleted with it (on delete cascade). */
export async function deleteAccountRow(writer: Writer, { shop_id, account_id }: AccountKey): Promise<void> {
  await writer.deleteFrom('accounts').where('shop_id', '=', shop_id).where('account_id', '=', account_id).execute();
}

export async function deleteUnconfirmedAccounts(writer: Writer, before: string): Promise<void> {
  await writer.deleteFrom('accounts').where('confirmed_at', 'is', null).where('created_at', '<=', before).execute();
}

const toProfileColumns = ({ address, firstName, lastName, birthday }: Partial<AccountProfile>) => ({
  ...(address !== undefined && { address: addressColumn.write(address) }),
  ...(firstName !== undefined && { first_name: firstName }),
  ...(lastName !== undefined && { last_name: lastName }),
  ...(birthday !== undefined && { birthday }),
});

export function toStoredAccount({ address, first_name, last_name, birthday, ...row }: Row<'accounts'>): StoredAccount {
  if (address === null) return { ...row, profile: null };
  return {
    ...row,
    profile: { address: addressColumn.read(address), firstName: first_name, lastName: last_name, birthday },
  };
}

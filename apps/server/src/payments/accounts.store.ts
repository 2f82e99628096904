import { nameChange } from '../db/open-change.ts';
import type { PaymentProviderName } from '@tischlein/contract/office';
import { providerName } from '@tischlein/wording/office';
import type { ShopId } from '@tischlein/domain';
import type { Reader, Writer } from '../db/database.ts';
import type { Row } from '../db/tables.ts';
import { raiseConfigVersion } from '../shops/shops.store.ts';

/** Reads a shop's account rows, still encrypted. */
export const readAccountRows = (reader: Reader, shopId: ShopId): Promise<Row<'payment_accounts'>[]> =>
  reader.selectFrom('payment_accounts').selectAll().where('shop_id', '=', shopId).orderBy('provider').execute();

/** Upserts an account and raises the config version, so that every process reloads the shop. */
export async function writeAccountRow(writer: Writer, row: Row<'payment_accounts'>): Promise<void> {
  nameChange(providerName(row.provider));
  const { sealed, changed_at, changed_by } = row;
  await writer
    .insertInto('payment_accounts')
    .values(row)
    .onConflict((conflict) => conflict.columns(['shop_id', 'provider']).doUpdateSet({ sealed, changed_at, changed_by }))
    .execute();
  await raiseConfigVersion(writer, row.shop_id);
}

/** Deletes an account. Returns false if there was none. */
export async function deleteAccountRow(
  writer: Writer,
  shopId: ShopId,
  provider: PaymentProviderName,
): Promise<boolean> {
  const deleted = await writer
    .deleteFrom('payment_accounts')
    .where('shop_id', '=', shopId)
    .where('provider', '=', provider)
    .executeTakeFirstOrThrow();
  await raiseConfigVersion(writer, shopId);
  return deleted.numDeletedRows > 0n;
}

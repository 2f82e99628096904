import type { PaymentProviderName } from '@tischlein/contract/office';
import type { ShopId } from '@tischlein/domain';
import type { Reader, Writer } from '../db/database.ts';
import type { PaymentAccountRow } from '../db/payment-tables.ts';
import { raiseConfigVersion } from '../shops/shops.store.ts';

/** A shop's accounts, still sealed. */
export const readAccountRows = (reader: Reader, shopId: ShopId): Promise<PaymentAccountRow[]> =>
  reader.selectFrom('payment_accounts').selectAll().where('shop_id', '=', shopId).orderBy('provider').execute();

/** Keeps an account in place of the one before; every process takes it over. */
export async function writeAccountRow(writer: Writer, row: PaymentAccountRow): Promise<void> {
  const { sealed, changed_at, changed_by } = row;
  await writer
    .insertInto('payment_accounts')
    .values(row)
    .onConflict((conflict) => conflict.columns(['shop_id', 'provider']).doUpdateSet({ sealed, changed_at, changed_by }))
    .execute();
  await raiseConfigVersion(writer, row.shop_id);
}

/** Forgets an account; false: there was none. */
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

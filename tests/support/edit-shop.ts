import type { PaymentAccount } from '@tischlein/contract/office';
import type { ShopId } from '@tischlein/domain';
import type { Writer } from '../../apps/server/src/db/database.ts';
import type { Deps } from '../../apps/server/src/deps.ts';
import { listMaskedAccounts, saveAccount } from '../../apps/server/src/payments/save-account.ts';
import { lockShop, type SavedShop } from '../../apps/server/src/shops/saved-shop.ts';

/** Changes a shop whatever its version: `await editShop(deps, id, (writer, saved) => replaceMenu(writer, saved, menu))`. */
export async function editShop<Result>(
  { database, shops }: Pick<Deps, 'database' | 'shops'>,
  shopId: ShopId,
  write: (writer: Writer, saved: SavedShop) => Promise<Result>,
): Promise<Result> {
  const result = await database.write(async (writer) => write(writer, await lockShop(writer, shopId)));
  await shops.refresh();
  return result;
}

/** Saves accounts at payment providers for a shop. */
export async function saveAccounts(deps: Deps, shopRef: string, accounts: readonly PaymentAccount[]): Promise<void> {
  const shop = await deps.shops.shopByRef(shopRef);
  if (!shop) throw new Error(`there is no shop ${shopRef}`);
  for (const account of accounts) {
    const { version } = await listMaskedAccounts(deps, shop);
    await saveAccount(deps, shop, { account, by: 'test', version });
  }
}

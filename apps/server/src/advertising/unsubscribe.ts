import type { ShopId } from '@tischlein/domain';
import type { Deps } from '../deps.ts';
import { foldEmail } from '../identity.ts';
import { listShopsSharingAccounts } from '../shops/account-shop.ts';
import { withdrawByEmail } from './advertising.store.ts';

/**
 * Ends advertising to an address at a shop, or at all shops of a franchise if the shop is its overview. It does the same for
 * addresses without consent, so that nothing tells which ones are known.
 */
export async function unsubscribe(deps: Deps, shopId: ShopId, email: string): Promise<void> {
  const shopIds = [shopId, ...listShopsSharingAccounts(deps, shopId)];
  const now = deps.clock.now();
  await deps.database.write((writer) => withdrawByEmail(writer, { shopIds, email: foldEmail(email) }, now));
}

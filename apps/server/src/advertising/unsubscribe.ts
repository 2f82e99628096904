import type { ShopId } from '@tischlein/domain';
import type { Deps } from '../deps.ts';
import { listShopsSharingAccounts } from '../shops/account-shop.ts';
import { endAdvertising } from './end-advertising.ts';

/**
 * Ends advertising to an address at a shop, or at all shops of a franchise if the shop is its overview. It does the same for
 * addresses without consent: they may get mails as customers (S3 R7), and nothing tells which ones are known.
 */
export async function unsubscribe(deps: Deps, shopId: ShopId, email: string): Promise<void> {
  const shopIds = [shopId, ...listShopsSharingAccounts(deps, shopId)];
  const now = deps.clock.now();
  await deps.database.write((writer) => endAdvertising(writer, { shopIds, email }, now));
}

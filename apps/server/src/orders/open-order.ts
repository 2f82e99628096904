import { orderId } from '@tischlein/domain';
import { isAtOrAfter } from '../clock.ts';
import { findGuestCode } from '../coupons/find-guest-code.ts';
import type { Deps } from '../deps.ts';
import { hashSession } from '../identity.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';
import { giveToSession } from './telephone.store.ts';

/**
 * Makes a session the one that has ordered (S3 K8), with the code that only the guest of an order by telephone has. Returns the
 * id of the order; null: the code leads to no such order.
 */
export async function openOrder(
  deps: Pick<Deps, 'database' | 'clock' | 'secretKey'>,
  shop: LoadedShop,
  { code, session }: { readonly code: string; readonly session: string },
): Promise<string | null> {
  const found = await findGuestCode(deps, shop, code);
  if (found?.kind !== 'order' || isAtOrAfter(deps.clock.now(), found.expires_at)) return null;
  const key = { shopId: shop.id, orderId: orderId(found.target), sessionHash: hashSession(session) };
  const isGiven = await deps.database.write((writer) => giveToSession(writer, key));
  return isGiven ? found.target : null;
}

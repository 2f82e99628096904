import type { Deps } from '../deps.ts';
import { foldEmail } from '../identity.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';
import { findAccountShop } from '../shops/account-shop.ts';
import { readAccountByEmail } from './accounts.store.ts';
import { sendLink } from './send-link.ts';

/** Sends a sign-in link; false: no account has this address. */
export async function requestLink(deps: Deps, shop: LoadedShop, typedEmail: string): Promise<boolean> {
  const { database, clock, outbox } = deps;
  const account = await readAccountByEmail(database.read, findAccountShop(deps, shop), foldEmail(typedEmail));
  if (!account) return false;
  const linkRequest = { viaShopId: shop.id, orderId: null, now: clock.now() };
  await database.write((writer) => sendLink(writer, account, linkRequest));
  outbox.wake();
  return true;
}

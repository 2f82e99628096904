import type { Deps } from '../deps.ts';
import { foldEmail } from '../office/sessions.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';
import { accountShopOf } from './account-shop.ts';
import { readAccountOf } from './accounts.store.ts';
import { sendLink } from './send-link.ts';

/** Has a link to sign in with sent to an address; false: nobody has an account with it. */
export async function requestLink(deps: Deps, shop: LoadedShop, typedEmail: string): Promise<boolean> {
  const { database, clock, outbox } = deps;
  const account = await readAccountOf(database.read, accountShopOf(deps, shop).id, foldEmail(typedEmail));
  if (!account) return false;
  const wanted = { viaShopId: shop.id, orderId: null, now: clock.now() };
  await database.write((writer) => sendLink(writer, account, wanted));
  outbox.wake();
  return true;
}

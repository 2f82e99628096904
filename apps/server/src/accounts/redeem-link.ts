import type { ShopId } from '@tischlein/domain';
import { toAccountProfile } from '@tischlein/domain/account';
import type { Row } from '../db/tables.ts';
import type { Writer } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { readTokenId } from '../link-token.ts';
import { readOrder } from '../orders/orders.store.ts';
import { readLink, takeLink } from './account-links.store.ts';
import { claimOrder } from './account-orders.store.ts';
import { openAccountSession } from './account-sessions.ts';
import { confirmAccount, readAccount, type StoredAccount } from './accounts.store.ts';
import { isLinkExpired, isSignInToken } from './send-link.ts';

/** The account that a link would sign in, without using the link; null: invalid, used or expired. */
export async function previewLink(deps: Deps, accountShop: ShopId, token: string): Promise<StoredAccount | null> {
  const link = await findLink(deps, accountShop, token);
  return link && readAccount(deps.database.read, link);
}

/** Signs in with a link, once; the first link confirms the account. null: invalid, used or expired. */
export async function redeemLink(
  deps: Deps,
  accountShop: ShopId,
  token: string,
): Promise<{ readonly account: StoredAccount; readonly sessionToken: string } | null> {
  const link = await findLink(deps, accountShop, token);
  if (!link) return null;
  const now = deps.clock.now();
  return deps.database.write(async (writer) => {
    const account = await readAccount(writer, link);
    if (!account || !(await takeLink(writer, link))) return null;
    await claimOrders(writer, account, { link, now });
    const confirmed = await readAccount(writer, link);
    return confirmed && { account: confirmed, sessionToken: await openAccountSession(writer, link, now) };
  });
}

async function findLink(
  { database, secretKey, clock }: Deps,
  accountShop: ShopId,
  token: string,
): Promise<Row<'account_links'> | null> {
  const link = await readLink(database.read, accountShop, readTokenId(token));
  return link && isSignInToken(token, link, secretKey) && !isLinkExpired(link, clock.now()) ? link : null;
}

// A new account takes its profile from the order whose mail was answered: anyone may have ordered with this e-mail
// address before. A confirmed account keeps its profile.
async function claimOrders(
  writer: Writer,
  account: StoredAccount,
  { link, now }: { readonly link: Row<'account_links'>; readonly now: string },
): Promise<void> {
  const isNew = account.confirmed_at === null;
  const firstOrder = { shop_id: account.order_shop_id, order_id: account.order_id };
  const linkedOrder = link.order_id === null ? null : { shop_id: link.via_shop_id, order_id: link.order_id };
  const key = linkedOrder ?? (isNew ? firstOrder : null);
  const order = key && (await readOrder(writer, key.shop_id, key.order_id));
  if (!order) return;
  if (isNew) await confirmAccount(writer, account, { at: now, profile: toAccountProfile(order.contact) });
  await claimOrder(writer, order, { accountShopId: account.shop_id, accountId: account.account_id });
}

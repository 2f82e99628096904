import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import type { OutboxRow } from '../db/tables.ts';
import { readOrder, type StoredOrder } from '../orders/orders.store.ts';
import type { LoadedShop, ShopDirectory } from '../shops/shop-directory.ts';
import { readLink } from './account-links.store.ts';
import { readAccount } from './accounts.store.ts';
import { isLinkExpired, createSignInToken } from './send-link.ts';

interface SignInMailDeps {
  readonly database: Database;
  readonly shops: ShopDirectory;
  readonly clock: Clock;
  readonly secretKey: string;
}

export interface SignInMail {
  /** The shop on whose pages the link was requested. */
  readonly shop: LoadedShop;
  readonly email: string;
  readonly name: string;
  readonly token: string;
  /** The mailbox has not been confirmed yet. */
  readonly isNew: boolean;
  /** The order that creates the account; null: requested by signing in. */
  readonly order: StoredOrder | null;
}

/** null: the link was used, has expired or was deleted with its account; send nothing. */
export async function readSignInMail(
  { database: { read }, shops, clock, secretKey }: SignInMailDeps,
  { shop_id, order_id }: OutboxRow,
  linkId: string,
): Promise<SignInMail | null> {
  const first = await readOrder(read, shop_id, order_id);
  const link = first?.account_shop_id ? await readLink(read, first.account_shop_id, linkId) : null;
  if (!link || isLinkExpired(link, clock.now())) return null;
  const account = await readAccount(read, link);
  const shop = shops.shopByRef(link.via_shop_id);
  if (!account || !shop) return null;
  const order = link.order_id === null ? null : await readOrder(read, link.via_shop_id, link.order_id);
  const { email, profile } = account;
  return {
    shop,
    email,
    name: profile?.address.name ?? '',
    token: createSignInToken(link, secretKey),
    isNew: account.confirmed_at === null,
    order,
  };
}

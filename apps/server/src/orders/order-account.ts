import type { ShopId, UserId } from '@tischlein/domain';
import type { Row } from '../db/tables.ts';
import type { Deps } from '../deps.ts';
import { findAccountShop } from '../shops/account-shop.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';

/** The guest who is signed in. */
export type AccountOwner = Pick<Row<'accounts'>, 'shop_id' | 'account_id'>;

/** The owner of an order. Only `account_shop_id` is set while the order still has to create the account. */
export interface OrderAccount {
  readonly account_shop_id: ShopId | null;
  readonly account_id: UserId | null;
}

interface OrderingGuest {
  /** null: not signed in. */
  readonly accountOwner: AccountOwner | null;
  readonly createAccount: boolean;
  readonly isAtTable: boolean;
}

/** The signed-in account, or the one the order is to create. Orders at a table have neither (S2 §4 Login). */
export function chooseOrderAccount(
  deps: Pick<Deps, 'shops'>,
  shop: LoadedShop,
  { accountOwner, createAccount, isAtTable }: OrderingGuest,
): OrderAccount {
  if (isAtTable || !shop.config.enableLogin) return { account_shop_id: null, account_id: null };
  if (accountOwner) return { account_shop_id: accountOwner.shop_id, account_id: accountOwner.account_id };
  return { account_shop_id: createAccount ? findAccountShop(deps, shop) : null, account_id: null };
}

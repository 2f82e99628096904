import type { ShopId, UserId } from '@tischlein/domain';
import type { Deps } from '../deps.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';
import { findAccountShop } from './account-shop.ts';
import type { StoredAccount } from './accounts.store.ts';

/** Whose an order is, or that it is to make somebody an account. */
export interface OrderAccount {
  readonly account_shop_id: ShopId | null;
  readonly account_id: UserId | null;
}

interface OrderingGuest {
  /** Who is signed in; null: nobody. */
  readonly holder: StoredAccount | null;
  readonly createAccount: boolean;
  readonly isAtTable: boolean;
}

/** Of whoever is signed in; else of the account that it is to make. At a table there is neither (S2 §4 'Login'). */
export function chooseOrderAccount(
  deps: Pick<Deps, 'shops'>,
  shop: LoadedShop,
  { holder, createAccount, isAtTable }: OrderingGuest,
): OrderAccount {
  if (isAtTable || !shop.config.enableLogin) return { account_shop_id: null, account_id: null };
  if (holder) return { account_shop_id: holder.shop_id, account_id: holder.account_id };
  return { account_shop_id: createAccount ? findAccountShop(deps, shop).id : null, account_id: null };
}

import type { OrderId, ShopId, UserId } from '@tischlein/domain';

/** A guest account; `shop_id` is the franchise overview if there is one. */
export interface AccountRow {
  shop_id: ShopId;
  account_id: UserId;
  /** Lower case. */
  email: string;
  /** The order that created it. */
  order_shop_id: ShopId;
  order_id: OrderId;
  created_at: string;
  /** When the first link was followed; null: the guest has not proved that they own the address. */
  confirmed_at: string | null;
  /** AccountAddress as JSON; null until confirmed, because nothing is known about the owner. */
  address: string | null;
  first_name: string;
  last_name: string;
  /** 'YYYY-MM-DD' */
  birthday: string | null;
}

/** A single-use sign-in link; deleted once used. */
export interface AccountLinkRow {
  shop_id: ShopId;
  link_id: string;
  account_id: UserId;
  /** The shop whose pages requested it. */
  via_shop_id: ShopId;
  /** The order of that shop it was requested with; null: requested on its own. */
  order_id: OrderId | null;
  requested_at: string;
}

export interface AccountSessionRow {
  shop_id: ShopId;
  token_hash: string;
  account_id: UserId;
  created_at: string;
  expires_at: string;
}

import type { OrderId, ShopId, UserId } from '@tischlein/domain';

/** A guest's account; `shop_id` is the overview of the franchise where there is one. */
export interface AccountRow {
  shop_id: ShopId;
  account_id: UserId;
  /** In small letters. */
  email: string;
  /** The order it was made with. */
  order_shop_id: ShopId;
  order_id: OrderId;
  created_at: string;
  /** When the first link was followed; null: nobody has shown yet that the mailbox is his. */
  confirmed_at: string | null;
  /** AccountAddress as JSON; null: not confirmed, so nothing is known of its holder. */
  address: string | null;
  first_name: string;
  last_name: string;
  /** 'YYYY-MM-DD' */
  birthday: string | null;
}

/** A link that signs in once; gone when it was used. */
export interface AccountLinkRow {
  shop_id: ShopId;
  link_id: string;
  account_id: UserId;
  /** On whose pages it was asked for. */
  via_shop_id: ShopId;
  /** The order of that shop it came with; null: it was asked for alone. */
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

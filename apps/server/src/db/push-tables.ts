import type { OrderNews } from '@tischlein/domain/orders';
import type { OrderId, ShopId } from '@tischlein/domain';

export interface PushTables {
  push_subscriptions: PushSubscriptionRow;
  push_keys: PushKeysRow;
  shift_browsers: ShiftBrowserRow;
}

/** What a browser was told: a state of the order, or a proposed change. */
export type ToldNews = OrderNews | `change ${string}`;

/** A browser that is notified about an order; deleted when the order ends. */
export interface PushSubscriptionRow {
  shop_id: ShopId;
  order_id: OrderId;
  /** Hash of the endpoint. */
  subscription_id: string;
  /** The id in the address of the order's page: of the order, or of its group for a member. */
  page_id: string;
  /** Address at the browser's push service. */
  endpoint: string;
  p256dh: string;
  auth: string;
  /** The last news that was sent; null: none yet. */
  told: ToldNews | null;
  created_at: string;
}

/** The key pair of the whole installation with which push services recognize it (VAPID, RFC 8292). */
export interface PushKeysRow {
  key_id: 'vapid';
  public_key: string;
  /** Private key, encrypted with SECRET_KEY. */
  sealed: string;
  created_at: string;
}

/** A browser of staff that is told about a shop's orders during a shift; deleted with its session. */
export interface ShiftBrowserRow extends Pick<PushSubscriptionRow, 'endpoint' | 'p256dh' | 'auth'> {
  shop_id: ShopId;
  /** Hash of the endpoint. */
  subscription_id: string;
  session_hash: string;
  /** The shop whose desk was open when the shift began. */
  desk_id: ShopId;
  created_at: string;
}

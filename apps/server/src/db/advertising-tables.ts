import type { OrderId, ShopId } from '@tischlein/domain';
import type { AdvertisingVersion } from '@tischlein/domain/checkout';

/** That somebody wants advertising by mail: asked with an order, worth something once it is confirmed (§ 7 UWG). */
export interface AdvertisingConsentRow {
  shop_id: ShopId;
  consent_id: string;
  /** With which it was asked for, the last time. */
  order_id: OrderId;
  /** In small letters. */
  email: string;
  /** Which of the two texts stood at the box; null: the order did not say. */
  text_version: AdvertisingVersion | null;
  requested_at: string;
  confirmed_at: string | null;
  /** Keyed hash of the network address it was confirmed from. */
  confirmed_from: string | null;
  withdrawn_at: string | null;
}

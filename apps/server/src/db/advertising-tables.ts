import type { OrderId, ShopId } from '@tischlein/domain';
import type { AdvertisingVersion } from '@tischlein/domain/checkout';

/** Mail addresses to which a shop sends no advertising, whatever the law would allow (§ 7 (3) UWG). */
export interface AdvertisingObjectionRow {
  shop_id: ShopId;
  /** A hash without a key, so that it stays valid with another SECRET_KEY. */
  email_hash: string;
  objected_at: string;
}

/** Consent to advertising by mail: requested with an order, valid once confirmed (§ 7 UWG). */
export interface AdvertisingConsentRow {
  shop_id: ShopId;
  consent_id: string;
  /** The latest order it was requested with. */
  order_id: OrderId;
  /** Lower case. */
  email: string;
  /** Which of the two texts the guest saw; null: the order did not say. */
  text_version: AdvertisingVersion | null;
  requested_at: string;
  confirmed_at: string | null;
  /** Keyed hash of the IP address it was confirmed from. */
  confirmed_from: string | null;
  withdrawn_at: string | null;
}

import type { OrderId, ShopId } from '@tischlein/domain';
import type { Coupon } from '@tischlein/domain/offers';

type Flag = 0 | 1;

export interface CouponRow {
  shop_id: ShopId;
  /** Normalized: trimmed and case-folded (S3 C7). */
  code: string;
  shown_code: string;
  type: Coupon['type'];
  value: number;
  minimum_order_value: number;
  exclusive: Flag;
  active: Flag;
  valid_from: string | null;
  valid_until: string | null;
  maximum_uses: number | null;
  maximum_uses_per_customer: number | null;
  used: number;
}

/** One row per identity (phone, mail) of the order's customer. */
export interface CouponUseRow {
  shop_id: ShopId;
  code: string;
  order_id: OrderId;
  /** Hash of the normalized phone number or mail address. */
  customer: string;
}

/** A coupon reserved for a phone number. */
export interface CouponReservationRow {
  shop_id: ShopId;
  session_hash: string;
  /** Hash of the normalized phone number. */
  customer: string;
  code: string;
  /** Random, used in links. */
  reservation_id: string;
  reserved_at: string;
}

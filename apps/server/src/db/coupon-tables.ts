import type { OrderId, ShopDay, ShopId } from '@tischlein/domain';
import type { Coupon, CouponRefusalReason } from '@tischlein/domain/offers';

type Flag = 0 | 1;

export interface CouponTables {
  coupons: CouponRow;
  coupon_series: CouponSeriesRow;
  coupon_uses: CouponUseRow;
  coupon_refusals: CouponRefusalRow;
  coupon_reservations: CouponReservationRow;
  guest_codes: GuestCodeRow;
}

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
  /** null: edited in the list of coupons. */
  series_id: string | null;
}

/** Coupons that were created together, each for one order. */
interface CouponSeriesRow {
  shop_id: ShopId;
  series_id: string;
  name: string;
  created_at: string;
  /** Its unused codes were switched off then. */
  ended_at: string | null;
  /** Of the request that created it; null: an earlier version has. */
  request_hash: string | null;
}

/** How often a code was refused on a day, for a reason. */
interface CouponRefusalRow {
  shop_id: ShopId;
  /** Normalized; empty: a code that the shop does not have. */
  code: string;
  day: ShopDay;
  reason: CouponRefusalReason;
  refused: number;
}

/** One row per identity (phone, mail) of the order's customer. */
interface CouponUseRow {
  shop_id: ShopId;
  code: string;
  order_id: OrderId;
  /** Hash of the normalized phone number or mail address. */
  customer: string;
}

/** A coupon reserved for a phone number. */
interface CouponReservationRow {
  shop_id: ShopId;
  session_hash: string;
  /** Hash of the normalized phone number. */
  customer: string;
  code: string;
  /** Random, used in links. */
  reservation_id: string;
  reserved_at: string;
}

/** The code of an SMS or a mail (S3 A10). */
export interface GuestCodeRow {
  shop_id: ShopId;
  /** Keyed: a copy of the database leads nowhere. */
  code_hash: string;
  kind: 'coupon' | 'order' | 'group';
  /** The coupon's code, the order's id or the group's code. */
  target: string;
  /** Hash of the phone number or mail address it was sent to; null: no certain guest. */
  customer: string | null;
  expires_at: string;
}

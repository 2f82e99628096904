import type { OrderId, ShopId } from '@tischlein/domain';
import type { Coupon } from '@tischlein/domain/offers';

type Flag = 0 | 1;

export interface CouponRow {
  shop_id: ShopId;
  /** Folded: compared without case and surrounding blanks (spec 3 C7). */
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

/** One row for each way by which a customer of the order is known again. */
export interface CouponUseRow {
  shop_id: ShopId;
  code: string;
  order_id: OrderId;
  /** Hash of the folded phone number or e-mail address. */
  customer: string;
}

/** A coupon that a guest has set aside for a phone number. */
export interface CouponReservationRow {
  shop_id: ShopId;
  session_hash: string;
  /** Hash of the folded phone number. */
  customer: string;
  code: string;
  /** Random, for links. */
  reservation_id: string;
  reserved_at: string;
}

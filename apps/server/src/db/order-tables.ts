import type { AdvertisingVersion } from '@tischlein/domain/checkout';
import type { DayIndex, GroupOrderId, OfferId, OrderId, ShopId, UserId } from '@tischlein/domain';
import type { DeliveryType } from '@tischlein/domain/menu';
import type { OrderAction, OrderStatus, PaymentStatus } from '@tischlein/domain/orders';
import type { Adjustment } from '@tischlein/domain/pricing';
import type { PaymentMethod, TipRecipient } from '@tischlein/domain/shop';

type Flag = 0 | 1;

export interface OrderRow {
  shop_id: ShopId;
  order_id: OrderId;
  /** Test orders count down from -1, so that guests' orders have no gap. */
  number: number;
  status: OrderStatus;
  payment_status: PaymentStatus;
  payment_method: PaymentMethod | null;
  delivery_type: DeliveryType;
  placed_at: string;
  serve_at: string | null;
  /** Local weekday of `serve_at` when the order was placed (docs/reliability.md I13). */
  serve_day: DayIndex | null;
  /** The kitchen slot of the order; `make_minutes` is what it takes of the slot. */
  slot_at: string | null;
  make_minutes: number;
  promised_at: string | null;
  refusal_reason: string | null;
  /** Hash of the session that ordered: only this session sees personal data (S3 K8). */
  session_hash: string;
  table_number: number | null;
  age_check: number | null;
  /** Set if the coupon's use was counted. */
  coupon_code: string | null;
  /** The calculation steps (S3 §2). */
  list_total: number;
  discounted_total: number;
  subtotal: number;
  cart_discount: number;
  coupon_value: number;
  deposits: number;
  delivery_fee: number;
  total: number;
  accept_advertising: Flag;
  /** The checkout named the right to object to mails about the order (§ 7 (3) UWG). */
  told_of_objection: Flag;
  /** The accepted text; null: none, or unknown. */
  advertising_version: AdvertisingVersion | null;
  /** Versions of the accepted terms and privacy text as JSON; null for older orders. */
  accepted_terms: string | null;
  /** Name, address, phone, mail and notes as JSON: all personal data of the order. */
  contact: string;
  /** What staff find the order by in the archive, from its contact. */
  search_words: string;
  /** What staff find the order by in the archive, from its articles. */
  article_words: string;
  /** What orders of the same guest share, from its contact; '': the guest is unknown. */
  guest_key: string;
  /** The whole quote as the guest saw it, as JSON. */
  quote: string;
  /** When the desk got it; null: not paid yet (docs/reliability.md I7). */
  released_at: string | null;
  /** When the guest abandoned the payment; money that arrives afterwards is refunded. */
  given_up_at: string | null;
  /** The seller as JSON, so that a receipt keeps its address if the restaurant moves; null for older orders. */
  seller: string | null;
  /** The shop that owns the account; set if the guest has one or asked for one. */
  account_shop_id: ShopId | null;
  /** The owner of the order; null: no account, or its address is not confirmed yet. */
  account_id: UserId | null;
  /** The group that ordered, and the version of its carts that was priced; null: ordered alone. */
  group_order_id: GroupOrderId | null;
  group_version: number | null;
  /** billPart: pays a part of a table's bill; nothing is cooked for it. test: staff try out a draft (decision 046). */
  purpose: 'goods' | 'billPart' | 'test';
  /** Number of the round on its table's bill, from 1; null: not booked on a bill. */
  round: number | null;
  /** Who booked it; of a part, who served the table. Empty: a guest, or unknown. */
  waiter: string;
  /** Is on the table's bill until a part or the till pays it (S3 W8). */
  pays_later: Flag;
  /** Goes to the kitchen once a waiter has confirmed it (S3 W12). */
  waits_for_waiter: Flag;
  /** Paid on top of `total` (S3 W13). */
  tip: number;
  tip_recipient: TipRecipient | null;
  /** The member of staff who took it on the telephone; empty: the guest ordered. */
  taken_by: string;
  /** Of an order by telephone: the minutes it is accepted for; null: the requested time. */
  accept_minutes: number | null;
  /** Of an order paid online: what a change has made dearer, paid at the door or the counter. */
  due_in_person: number;
}

export interface OrderLineRow {
  shop_id: ShopId;
  order_id: OrderId;
  position: number;
  /** Dish, combo, or the dish of a free item. */
  item_id: string;
  size_id: string | null;
  name: string;
  amount: number;
  unit_list_price: number;
  list_price: number;
  discounted_price: number;
  price: number;
  deposit: number;
}

export interface OrderAdjustmentRow {
  shop_id: ShopId;
  order_id: OrderId;
  position: number;
  source: Adjustment['source'];
  offer_id: string | null;
  label: string;
  amount: number;
  /** null: applies to the whole cart. */
  line_position: number | null;
}

/** What an order got for free by an offer: an item at its list price, or the fee of its delivery. */
export interface OrderGiftRow {
  shop_id: ShopId;
  order_id: OrderId;
  offer_id: OfferId;
  amount: number;
}

/** What happens to an order without a change of its status. */
export type OrderNoteAction = 'refund' | 'withdraw' | 'move' | 'propose' | 'change' | 'decline' | 'tour' | 'notMet';

/** History of a shop's orders, numbered without gaps in commit order. */
export interface OrderEventRow {
  shop_id: ShopId;
  sequence: number;
  order_id: OrderId;
  /**
   * pay: the order is paid and goes to the desk · expire: not paid in time · refund: money was returned ·
   * withdraw: the guest withdrew, or the desk has handled the withdrawal · move: items went to another table ·
   * tour: joined or left a tour, or its place there changed · notMet: the driver has not met the guest.
   */
  action: 'place' | 'pay' | 'expire' | OrderNoteAction | OrderAction;
  status: OrderStatus;
  at: string;
  /** The author at the desk: a person's e-mail address or a device's name. null: done by a guest or by the server. */
  done_by: string | null;
}

/** Maps a client's idempotency key, or a double click, to its order. */
export interface OrderKeyRow {
  shop_id: ShopId;
  key: string;
  order_id: OrderId;
  request_hash: string;
  expires_at: string;
}

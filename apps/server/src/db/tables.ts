import type { Coupon } from '@tischlein/domain/offers';
import type { DeliveryType } from '@tischlein/domain/menu';
import type { ImageId, OrderId, ShopId } from '@tischlein/domain';
import type { Adjustment } from '@tischlein/domain/pricing';
import type { OrderAction, OrderStatus, PaymentStatus } from '@tischlein/domain/orders';
import type { PaymentMethod } from '@tischlein/domain/shop';

// Rows as both engines give them: text, whole numbers, bytes. Instants are UTC texts with milliseconds, flags 0 or 1,
// money is cents, JSON is text. Every key begins with the shop, so that no query crosses shops by accident.

export interface Tables {
  shops: ShopRow;
  shop_counters: ShopCountersRow;
  menus: MenuRow;
  media: MediaRow;
  orders: OrderRow;
  order_lines: OrderLineRow;
  order_adjustments: OrderAdjustmentRow;
  order_events: OrderEventRow;
  order_keys: OrderKeyRow;
  coupons: CouponRow;
  coupon_uses: CouponUseRow;
  outbox: OutboxRow;
  staff: StaffRow;
  staff_shops: StaffShopRow;
  staff_sessions: StaffSessionRow;
}

type Flag = 0 | 1;

interface ShopRow {
  shop_id: ShopId;
  slug: string;
  domain: string | null;
  /** ShopConfig as JSON. */
  config: string;
}

/** What is counted per shop; a version rises with each change, so that every process reloads. */
export interface ShopCountersRow {
  shop_id: ShopId;
  config_version: number;
  menu_version: number;
  order_number: number;
  event_sequence: number;
}

interface MenuRow {
  shop_id: ShopId;
  /** MenuDocument as JSON. */
  document: string;
}

/** Pictures as they were uploaded. */
interface MediaRow {
  shop_id: ShopId;
  image_id: ImageId;
  /** Of the bytes: names what is cached of the picture. */
  hash: string;
  bytes: Uint8Array;
}

export interface OrderRow {
  shop_id: ShopId;
  order_id: OrderId;
  number: number;
  status: OrderStatus;
  payment_status: PaymentStatus;
  payment_method: PaymentMethod | null;
  delivery_type: DeliveryType;
  placed_at: string;
  serve_at: string | null;
  promised_at: string | null;
  refusal_reason: string | null;
  /** Hash of the session that ordered: only it sees personal data (spec 3 K8). */
  session_hash: string;
  table_number: number | null;
  age_check: number | null;
  /** Set when the coupon's use was counted. */
  coupon_code: string | null;
  /** The steps of spec 3 §2. */
  list_total: number;
  discounted_total: number;
  subtotal: number;
  cart_discount: number;
  coupon_value: number;
  deposits: number;
  delivery_fee: number;
  total: number;
  accept_advertising: Flag;
  /** Name, address, phone, e-mail and notes as JSON: all personal data of the order is here. */
  contact: string;
  /** The whole calculation as the guest saw it, as JSON. */
  quote: string;
}

export interface OrderLineRow {
  shop_id: ShopId;
  order_id: OrderId;
  position: number;
  /** Dish or combo, or the dish of a free item. */
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
  /** null: about the whole cart. */
  line_position: number | null;
}

/** History of all orders of a shop, numbered without gaps in the order in which it was committed. */
export interface OrderEventRow {
  shop_id: ShopId;
  sequence: number;
  order_id: OrderId;
  action: 'place' | OrderAction;
  status: OrderStatus;
  at: string;
}

/** Which order a client's key, or a double click, led to. */
interface OrderKeyRow {
  shop_id: ShopId;
  key: string;
  order_id: OrderId;
  request_hash: string;
  expires_at: string;
}

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
interface CouponUseRow {
  shop_id: ShopId;
  code: string;
  order_id: OrderId;
  /** Hash of the folded phone number or e-mail address. */
  customer: string;
}

/** What is to be done after a commit, at least once. */
export interface OutboxRow {
  outbox_id: string;
  shop_id: ShopId;
  order_id: OrderId;
  kind: string;
  created_at: string;
  run_at: string;
  locked_until: string | null;
  attempts: number;
  /** Set when it is done, or given up with a reason. */
  done_at: string | null;
  failure: string | null;
}

export interface StaffRow {
  staff_id: string;
  email: string;
  password_hash: string;
  role: 'owner' | 'staff';
  created_at: string;
}

/** Which shops a member of staff works for; owners work for all. */
interface StaffShopRow {
  staff_id: string;
  shop_id: ShopId;
}

interface StaffSessionRow {
  token_hash: string;
  staff_id: string;
  created_at: string;
  expires_at: string;
}

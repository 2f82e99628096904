import type { DeliveryType, StockKind } from '@tischlein/domain/menu';
import type { DayIndex, ImageId, OrderId, ShopId, UserId } from '@tischlein/domain';
import type { PauseScope } from '@tischlein/domain/opening';
import type { Adjustment } from '@tischlein/domain/pricing';
import type { AdvertisingVersion } from '@tischlein/domain/checkout';
import type { OrderAction, OrderStatus, PaymentStatus } from '@tischlein/domain/orders';
import type { PaymentMethod } from '@tischlein/domain/shop';
import type { AccountLinkRow, AccountRow, AccountSessionRow } from './account-tables.ts';
import type { PaymentTables } from './payment-tables.ts';
import type { CouponReservationRow, CouponRow, CouponUseRow } from './coupon-tables.ts';
import type { AdvertisingConsentRow } from './advertising-tables.ts';
import type { WithdrawalRow } from './withdrawal-tables.ts';

// Rows as both engines give them: text, whole numbers, bytes. Instants are UTC texts with milliseconds, flags 0 or 1,
// money is cents, JSON is text. Every key begins with the shop, so that no query crosses shops by accident.

export interface Tables extends PaymentTables {
  shops: ShopRow;
  shop_counters: ShopCountersRow;
  menus: MenuRow;
  media: MediaRow;
  pauses: PauseRow;
  slot_loads: SlotLoadRow;
  stock_entries: StockEntryRow;
  orders: OrderRow;
  order_lines: OrderLineRow;
  order_adjustments: OrderAdjustmentRow;
  order_events: OrderEventRow;
  order_keys: OrderKeyRow;
  withdrawals: WithdrawalRow;
  advertising_consents: AdvertisingConsentRow;
  accounts: AccountRow;
  account_links: AccountLinkRow;
  account_sessions: AccountSessionRow;
  coupons: CouponRow;
  coupon_uses: CouponUseRow;
  coupon_reservations: CouponReservationRow;
  outbox: OutboxRow;
  staff: StaffRow;
  staff_shops: StaffShopRow;
  staff_sessions: StaffSessionRow;
  geocoded_addresses: GeocodedAddressRow;
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
  /** Rises with each pause, its end and other things that only concern the delivery period. */
  period_version: number;
  stock_version: number;
  order_number: number;
  event_sequence: number;
}

interface MenuRow {
  shop_id: ShopId;
  /** MenuDocument as JSON. */
  document: string;
}

/** Until when a shop takes no orders for now. */
interface PauseRow {
  shop_id: ShopId;
  scope: PauseScope;
  until: string;
}

/** What a shop is out of; it ends by itself, null: never. */
interface StockEntryRow {
  shop_id: ShopId;
  kind: StockKind;
  group_id: string;
  item_id: string;
  until: string | null;
}

/** What the kitchen has promised for a slot; the slots of a shop without limits are not counted. */
interface SlotLoadRow {
  shop_id: ShopId;
  slot_at: string;
  orders: number;
  make_minutes: number;
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
  /** Weekday of `serve_at` on the shop's wall, as it was when the order was placed (reliability I13). */
  serve_day: DayIndex | null;
  /** The kitchen's slot that holds the order, and what it takes of it. */
  slot_at: string | null;
  make_minutes: number;
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
  /** The text that was agreed to; null: none, or it is not known. */
  advertising_version: AdvertisingVersion | null;
  /** Name, address, phone, e-mail and notes as JSON: all personal data of the order is here. */
  contact: string;
  /** The whole calculation as the guest saw it, as JSON. */
  quote: string;
  /** Since when the desk has it; null: it is not paid yet (reliability I7). */
  released_at: string | null;
  /** Since when the guest orders otherwise instead; money that comes after its end goes back. */
  given_up_at: string | null;
  /** Who sold it, as JSON: a receipt stays what it was when the restaurant moves; null: ordered before this was kept. */
  seller: string | null;
  /** The shop whose accounts it concerns: its guest has one, or wants one made; null: neither. */
  account_shop_id: ShopId | null;
  /** Whose order it is; null: nobody's, or he has not confirmed his address yet. */
  account_id: UserId | null;
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
  /** pay: an order that waited for its payment goes to the desk · expire: it was not paid in time · refund: money of it went back · withdraw: its guest withdrew, or the desk is done with that. */
  action: 'place' | 'pay' | 'expire' | 'refund' | 'withdraw' | OrderAction;
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

/** What a geocoder said about an address; nothing about who asked. */
interface GeocodedAddressRow {
  address_key: string;
  /** JSON of a GeocodedPlace; null: there is no such address. */
  place: string | null;
  asked_at: string;
}

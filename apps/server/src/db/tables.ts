import type { DeliveryType, StockKind } from '@tischlein/domain/menu';
import type { DayIndex, GroupOrderId, ImageId, OrderId, ShopId, UserId } from '@tischlein/domain';
import type { PauseScope } from '@tischlein/domain/opening';
import type { Adjustment } from '@tischlein/domain/pricing';
import type { AdvertisingVersion } from '@tischlein/domain/checkout';
import type { OrderAction, OrderStatus, PaymentStatus } from '@tischlein/domain/orders';
import type { PaymentMethod } from '@tischlein/domain/shop';
import type { AccountLinkRow, AccountRow, AccountSessionRow } from './account-tables.ts';
import type { LegalTextRow } from './legal-text-tables.ts';
import type { DeclarationConfirmationRow } from './declaration-tables.ts';
import type { OutboxRow } from './outbox-tables.ts';
import type { ReceiptTables } from './receipt-tables.ts';
import type { GroupTables } from './group-tables.ts';
import type { PaymentTables } from './payment-tables.ts';
import type { PriceHistoryRow } from './price-tables.ts';
import type { CouponReservationRow, CouponRow, CouponUseRow } from './coupon-tables.ts';
import type { JobApplicationRow } from './application-tables.ts';
import type { AdvertisingConsentRow } from './advertising-tables.ts';
import type { SharedLimitRow } from './limit-tables.ts';
import type { LegalEntityRow, ShopRow } from './shop-tables.ts';
import type { WithdrawalRow } from './withdrawal-tables.ts';

// Rows as both engines return them: text, integers, bytes. Instants are UTC text with milliseconds, flags 0 or 1,
// money is cents, JSON is text. Every key starts with the shop, so that no query crosses shops by accident.

export interface Tables extends PaymentTables, ReceiptTables, GroupTables {
  legal_entities: LegalEntityRow;
  shops: ShopRow;
  shop_counters: ShopCountersRow;
  menus: MenuRow;
  price_history: PriceHistoryRow;
  media: MediaRow;
  pauses: PauseRow;
  slot_loads: SlotLoadRow;
  stock_entries: StockEntryRow;
  declaration_confirmations: DeclarationConfirmationRow;
  orders: OrderRow;
  order_lines: OrderLineRow;
  order_adjustments: OrderAdjustmentRow;
  order_events: OrderEventRow;
  order_keys: OrderKeyRow;
  legal_texts: LegalTextRow;
  withdrawals: WithdrawalRow;
  advertising_consents: AdvertisingConsentRow;
  job_applications: JobApplicationRow;
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
  shared_limits: SharedLimitRow;
  heartbeats: { heartbeat_id: string; filler: Uint8Array };
}

type Flag = 0 | 1;

/** Counters per shop; each change raises a version, so that every process reloads. */
export interface ShopCountersRow {
  shop_id: ShopId;
  config_version: number;
  menu_version: number;
  /** Raised by pauses and other changes that affect only the delivery period. */
  period_version: number;
  stock_version: number;
  order_number: number;
  event_sequence: number;
}

interface MenuRow {
  shop_id: ShopId;
  /** MenuDocument as JSON. */
  document: string;
  /** The last readable menu before this one, whole. */
  previous_document: string | null;
}

/** A pause of new orders, until an instant. */
interface PauseRow {
  shop_id: ShopId;
  scope: PauseScope;
  until: string;
}

/** An item out of stock, until an instant; null: until further notice. */
interface StockEntryRow {
  shop_id: ShopId;
  kind: StockKind;
  group_id: string;
  item_id: string;
  until: string | null;
}

/** Promised capacity of a kitchen slot; only for shops with limits. */
interface SlotLoadRow {
  shop_id: ShopId;
  slot_at: string;
  orders: number;
  make_minutes: number;
}

/** Pictures as uploaded. */
interface MediaRow {
  shop_id: ShopId;
  image_id: ImageId;
  /** Hash of the bytes: part of cache file names. */
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
  /** The accepted text; null: none, or unknown. */
  advertising_version: AdvertisingVersion | null;
  /** Versions of the accepted terms and privacy text as JSON; null for older orders. */
  accepted_terms: string | null;
  /** Name, address, phone, mail and notes as JSON: all personal data of the order. */
  contact: string;
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

/** History of a shop's orders, numbered without gaps in commit order. */
export interface OrderEventRow {
  shop_id: ShopId;
  sequence: number;
  order_id: OrderId;
  /**
   * pay: the order is paid and goes to the desk · expire: not paid in time · refund: money was returned ·
   * withdraw: the guest withdrew, or the desk has handled the withdrawal.
   */
  action: 'place' | 'pay' | 'expire' | 'refund' | 'withdraw' | OrderAction;
  status: OrderStatus;
  at: string;
}

/** Maps a client's idempotency key, or a double click, to its order. */
export interface OrderKeyRow {
  shop_id: ShopId;
  key: string;
  order_id: OrderId;
  request_hash: string;
  expires_at: string;
}

export interface StaffRow {
  staff_id: string;
  email: string;
  password_hash: string;
  role: 'owner' | 'staff';
  created_at: string;
}

/** The shops of a member of staff; owners have access to all. */
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

/** A cached geocoder answer, without a reference to the guest. */
interface GeocodedAddressRow {
  address_key: string;
  /** GeocodedPlace as JSON; null: the address does not exist. */
  place: string | null;
  asked_at: string;
}

import type { AuditLogRow } from './audit-tables.ts';
import type { BlockedContactRow } from './block-tables.ts';
import type { Generated } from 'kysely';
import type { StockKind } from '@tischlein/domain/menu';
import type { ImageId, ShopDay, ShopId } from '@tischlein/domain';
import type { PauseScope } from '@tischlein/domain/opening';
import type { StaffRole } from '@tischlein/domain/staff';
import type { AccountLinkRow, AccountRow, AccountSessionRow } from './account-tables.ts';
import type { MenuChangeRow } from './menu-change-tables.ts';
import type { LookTables } from './look-tables.ts';
import type { LegalQuotesRow, LegalTextRow } from './legal-text-tables.ts';
import type { DeclarationConfirmationRow } from './declaration-tables.ts';
import type { MailTables } from './mail-tables.ts';
import type { OperationTables } from './operation-tables.ts';
import type { GuestErasuresRow, OutboxRow } from './outbox-tables.ts';
import type { ReceiptTables } from './receipt-tables.ts';
import type { BookTables } from './book-tables.ts';
import type { IntegrationTables } from './integration-tables.ts';
import type { OrderChangeTables } from './order-change-tables.ts';
import type { PrintingTables } from './printing-tables.ts';
import type { DiningTables } from './dining-tables.ts';
import type { GroupTables } from './group-tables.ts';
import type {
  OrderAdjustmentRow,
  OrderEventRow,
  OrderGiftRow,
  OrderKeyRow,
  OrderLineRow,
  OrderRow,
} from './order-tables.ts';
import type { PaymentTables } from './payment-tables.ts';
import type { PriceHistoryRow } from './price-tables.ts';
import type { CouponTables } from './coupon-tables.ts';
import type { EscalationStepRow } from './escalation-tables.ts';
import type { JobApplicationRow } from './application-tables.ts';
import type { GeocodedAddressRow } from './geocoding-tables.ts';
import type { PushTables } from './push-tables.ts';
import type { ReservationTables } from './reservation-tables.ts';
import type { AdvertisingConsentRow, AdvertisingObjectionRow } from './advertising-tables.ts';
import type { TourTables } from './tour-tables.ts';
import type { VisitTables } from './visit-tables.ts';
import type { FeedbackTables } from './feedback-tables.ts';
import type { SharedLimitRow } from './limit-tables.ts';
import type { LegalEntityRow, ShopRow, ShopExtractRow, ShopIndexRow } from './shop-tables.ts';
import type {
  PasskeyChallengeRow,
  PasskeyRow,
  RecoveryCodeRow,
  StaffDeviceRow,
  StaffLinkRow,
  StaffRuleRow,
  FirstSignInRow,
} from './staff-tables.ts';
import type { WithdrawalRow } from './withdrawal-tables.ts';

// Rows as both engines return them: text, integers, bytes. Instants are UTC text with milliseconds, flags 0 or 1,
// money is cents, JSON is text. Every key starts with the shop, so that no query crosses shops by accident.

export interface Tables
  extends
    PaymentTables,
    ReceiptTables,
    BookTables,
    GroupTables,
    DiningTables,
    IntegrationTables,
    OrderChangeTables,
    PrintingTables,
    CouponTables,
    PushTables,
    ReservationTables,
    FeedbackTables,
    LookTables,
    MailTables,
    OperationTables,
    TourTables,
    VisitTables {
  legal_entities: LegalEntityRow;
  shops: ShopRow;
  shop_counters: Omit<ShopCountersRow, 'change'> & { change: Generated<number> };
  menus: MenuRow;
  shop_index: ShopIndexRow;
  shop_extracts: ShopExtractRow;
  menu_changes: MenuChangeRow;
  price_history: PriceHistoryRow;
  media: MediaRow;
  pauses: PauseRow;
  slot_loads: SlotLoadRow;
  stock_entries: StockEntryRow;
  declaration_confirmations: DeclarationConfirmationRow;
  orders: OrderRow;
  order_lines: OrderLineRow;
  order_adjustments: OrderAdjustmentRow;
  order_gifts: OrderGiftRow;
  order_events: OrderEventRow;
  order_keys: OrderKeyRow;
  legal_texts: LegalTextRow;
  legal_quotes: LegalQuotesRow;
  withdrawals: WithdrawalRow;
  advertising_consents: AdvertisingConsentRow;
  advertising_objections: AdvertisingObjectionRow;
  job_applications: JobApplicationRow;
  escalation_steps: EscalationStepRow;
  audit_log: Omit<AuditLogRow, 'times'> & { times: Generated<number> };
  blocked_contacts: BlockedContactRow;
  accounts: AccountRow;
  account_links: AccountLinkRow;
  account_sessions: AccountSessionRow;
  outbox: OutboxRow;
  guest_erasures: GuestErasuresRow;
  staff: StaffRow;
  staff_shops: StaffShopRow;
  staff_sessions: StaffSessionRow;
  staff_links: StaffLinkRow;
  staff_recovery_codes: RecoveryCodeRow;
  staff_rules: StaffRuleRow;
  first_sign_ins: FirstSignInRow;
  staff_passkeys: PasskeyRow;
  passkey_challenges: PasskeyChallengeRow;
  staff_devices: StaffDeviceRow;
  geocoded_addresses: GeocodedAddressRow;
  shared_limits: Omit<SharedLimitRow, 'open_tries'> & { open_tries: Generated<string> };
  heartbeats: { heartbeat_id: string; filler: Uint8Array };
  /** One row (decision 069). */
  order_id_times: { ids_since: string };
}

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
  /** Raised by ratings, which guests see on the menu. */
  ratings_version: number;
  /** Raised by each change of a table: its bill, its guests' call. */
  table_version: number;
  /** The day whose offers the menu was loaded with last; '': never. */
  offers_day: ShopDay | '';
  /** The number of the last change of all shops that concerned this one; written by triggers. */
  change: number;
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
export interface SlotLoadRow {
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

interface StaffRow {
  staff_id: string;
  name: Generated<string>;
  email: string;
  password_hash: string;
  role: StaffRole;
  created_at: string;
  /** Sealed with SECRET_KEY. */
  totp_secret: Generated<string | null>;
  /** When the first code was right; null: the second factor is off. */
  totp_since: Generated<string | null>;
  /** The period of the last accepted code: none is accepted twice. */
  totp_period: Generated<number>;
  /** The shop of a device that a shift shares; null: a person. */
  device_shop_id: Generated<ShopId | null>;
}

/** The shops of a member of staff; owners have access to all. */
interface StaffShopRow {
  staff_id: string;
  shop_id: ShopId;
}

interface StaffSessionRow {
  token_hash: string;
  staff_id: string;
  /** 'Safari auf iPhone' */
  device: Generated<string>;
  seen_at: Generated<string>;
  /** From when it was last seen. */
  lasts_minutes: Generated<number>;
  created_at: string;
  expires_at: string;
}

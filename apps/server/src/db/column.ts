import type {
  MenuChangeCause,
  PaymentProviderName,
  PaymentTaskKind,
  PrinterProblem,
  PrintEncoding,
} from '@tischlein/contract/office';
import type {
  BillId,
  DayIndex,
  GroupOrderId,
  ImageId,
  LegalEntityId,
  MemberId,
  OfferId,
  OrderId,
  ShopDay,
  ShopId,
  TourId,
  UserId,
} from '@tischlein/domain';
import type { AuditAuthorKind } from '@tischlein/domain/audit';
import type { AdvertisingVersion } from '@tischlein/domain/checkout';
import type { EscalationStep } from '@tischlein/domain/escalation';
import type { HideReason, NotUsedReason } from '@tischlein/domain/feedback';
import type { GroupMember, GroupStage } from '@tischlein/domain/group-order';
import type { BlockScope } from '@tischlein/domain/guests';
import type { SentEvent } from '@tischlein/domain/integrations';
import type { DeclaredItem, DeliveryType, StockKind } from '@tischlein/domain/menu';
import type { Coupon, CouponRefusalReason } from '@tischlein/domain/offers';
import type { PauseScope } from '@tischlein/domain/opening';
import type {
  ChangeState,
  OrderAction,
  OrderNews,
  OrderStatus,
  PaymentStatus,
  ReceiptKind,
} from '@tischlein/domain/orders';
import type { OnlinePaymentStatus, PaymentAlarm } from '@tischlein/domain/payments';
import type { Adjustment } from '@tischlein/domain/pricing';
import type { PrinterKind, PrintState, SlipKind } from '@tischlein/domain/printing';
import type { ReservationState } from '@tischlein/domain/reservations';
import type { PaymentMethod, ShopState, TipRecipient } from '@tischlein/domain/shop';
import type { StaffRole } from '@tischlein/domain/staff';
import type { GuestCall } from '@tischlein/domain/table';
import type { StopState, TourState } from '@tischlein/domain/tours';
import type { Generated } from 'kysely';

type Flag = 0 | 1;

/** What happens to an order without a change of its status. */
export type OrderNoteAction = 'refund' | 'withdraw' | 'move' | 'propose' | 'change' | 'decline' | 'tour' | 'notMet';

/**
 * Columns whose type says more than text, number or bytes: in every table, or in one. `Generated`: an insert may leave it to the
 * database. The columns of `tables.ts` are generated with them; null comes from the database.
 */
export interface Column {
  account_id: UserId;
  account_shop_id: ShopId;
  bill_id: BillId;
  day: ShopDay;
  desk_id: ShopId;
  device_shop_id: ShopId;
  entity_id: LegalEntityId;
  group_id: GroupOrderId;
  group_order_id: GroupOrderId;
  image_id: ImageId;
  legal_entity_id: LegalEntityId;
  member_id: MemberId;
  order_id: OrderId;
  order_shop_id: ShopId;
  provider: PaymentProviderName;
  role: StaffRole;
  shop_id: ShopId;
  to_shop_id: ShopId;
  tour_id: TourId;
  via_shop_id: ShopId;

  'advertising_consents.text_version': AdvertisingVersion;
  'audit_log.author_kind': AuditAuthorKind;
  'audit_log.shop_id': ShopId | '';
  'audit_log.times': Generated<number>;
  'bill_entries.action':
    | 'book'
    | 'refund'
    | 'pay'
    | 'settle'
    | 'release'
    | 'handOver'
    | 'moveOut'
    | 'moveIn'
    | 'moveTable'
    | 'clear';
  'bill_entries.author_kind': 'guest' | 'waiter' | 'automatic';
  'blocked_contacts.kind': 'email' | 'phone';
  'blocked_contacts.scope': BlockScope;
  'coupon_refusals.reason': CouponRefusalReason;
  'coupons.active': Flag;
  'coupons.exclusive': Flag;
  'coupons.type': Coupon['type'];
  'declaration_confirmations.kind': DeclaredItem['kind'];
  'dish_ratings.hidden': HideReason;
  'electronic_corrections.kind': ReceiptKind;
  'escalation_steps.step': EscalationStep | 'opened';
  'feedback.not_used': NotUsedReason;
  'group_members.is_included': Flag;
  'group_members.status': GroupMember['status'];
  'group_members.user_id': UserId;
  'group_orders.is_pickup': Flag;
  'group_orders.stage': GroupStage;
  'guest_codes.kind': 'coupon' | 'order' | 'group';
  'menu_changes.cause': MenuChangeCause;
  'order_adjustments.source': Adjustment['source'];
  'order_changes.state': ChangeState;
  'order_events.action': 'place' | 'pay' | 'expire' | OrderNoteAction | OrderAction;
  'order_events.status': OrderStatus;
  'order_gifts.offer_id': OfferId;
  'orders.accept_advertising': Flag;
  'orders.advertising_version': AdvertisingVersion;
  'orders.delivery_type': DeliveryType;
  'orders.payment_method': PaymentMethod;
  'orders.payment_status': PaymentStatus;
  'orders.pays_later': Flag;
  'orders.purpose': 'goods' | 'billPart' | 'test';
  'orders.serve_day': DayIndex;
  'orders.status': OrderStatus;
  'orders.tip_recipient': TipRecipient;
  'orders.told_of_objection': Flag;
  'orders.waits_for_waiter': Flag;
  'outbox.stored': Flag;
  'outbox.urgent': Flag;
  'pauses.scope': PauseScope;
  'payment_events.from_status': OnlinePaymentStatus;
  'payment_events.to_status': OnlinePaymentStatus;
  'payment_tasks.kind': PaymentTaskKind;
  'payments.alarm': PaymentAlarm;
  'payments.means': PaymentMeans;
  'payments.method': PaymentMethod;
  'payments.status': OnlinePaymentStatus;
  'practice_entries.kind': 'payment' | 'replay' | 'part' | 'cursor';
  'price_history.kind': 'dish' | 'combo';
  'print_jobs.slip': SlipKind;
  'print_jobs.state': PrintState;
  'printers.encoding': PrintEncoding;
  'printers.kind': PrinterKind;
  'printers.problem': PrinterProblem;
  'push_keys.key_id': 'vapid';
  'push_subscriptions.told': ToldNews;
  'receipts.kind': ReceiptKind;
  'refunds.state': 'requested' | 'done' | 'failed';
  'reservations.cancelled_by': 'guest' | 'restaurant';
  'reservations.state': ReservationState;
  'shared_limits.open_tries': Generated<string>;
  'shop_counters.change': Generated<number>;
  'shop_counters.offers_day': ShopDay | '';
  'shops.state': ShopState;
  'staff.name': Generated<string>;
  'staff.preset_email': Generated<Flag>;
  'staff.preset_password': Generated<Flag>;
  'staff.totp_period': Generated<number>;
  'staff_links.kind': 'invitation' | 'password' | 'email' | 'device';
  'staff_rules.rule': 'secondFactor';
  'staff_sessions.device': Generated<string>;
  'staff_sessions.lasts_minutes': Generated<number>;
  'staff_sessions.seen_at': Generated<string>;
  'stock_entries.group_id': string;
  'stock_entries.kind': StockKind;
  'table_calls.kind': GuestCall;
  'table_states.moves': Generated<string>;
  'tour_stops.state': StopState;
  'tours.state': TourState;
  'visits.design': 'light' | 'dark';
  'visits.device': 'phone' | 'desktop';
  'visits.has_account': Flag;
  'visits.has_order': Flag;
  'webhook_deliveries.event': SentEvent;
  'webhook_deliveries.outcome': 'delivered' | 'failed' | 'gone';
  'webhooks.state': 'active' | 'paused' | 'gone' | 'failing';
}

/** How a guest pays at a provider; decides what the adapter creates. */
export type PaymentMeans =
  /** Stripe: hosted card page with Apple and Google Pay. */
  | 'card'
  /** Klarna by Stripe or Unzer, the successor of Sofort (S3 K2). */
  | 'klarna'
  | 'alipay'
  /** Amazon Pay: signed button. */
  | 'amazonWallet'
  /** PayPal Orders v2 with redirect. */
  | 'paypalRedirect'
  /** PayPal Orders v2 with PayPal's own button. */
  | 'paypalButton'
  /** PayPal at Unzer. */
  | 'unzerPaypal'
  /** Unzer Direct Bank Transfer. */
  | 'unzerBank';

/** What a browser was told: a state of the order, or a proposed change. */
export type ToldNews = OrderNews | `change ${string}`;

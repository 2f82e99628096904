import type { PaymentProviderName, PaymentTaskKind } from '@tischlein/contract/office';
import type { OrderId, ShopId } from '@tischlein/domain';
import type { OnlinePaymentStatus, PaymentAlarm } from '@tischlein/domain/payments';
import type { PaymentMethod } from '@tischlein/domain/shop';
import type { PaymentMeans } from '../payments/provider.ts';

export interface PaymentTables {
  payment_accounts: PaymentAccountRow;
  payments: PaymentRow;
  payment_events: PaymentEventRow;
  payment_inbox: PaymentInboxRow;
  refunds: RefundRow;
  payment_tasks: PaymentTaskRow;
}

/** A shop's account at a provider. */
export interface PaymentAccountRow {
  shop_id: ShopId;
  provider: PaymentProviderName;
  /** PaymentAccount as JSON, encrypted with SECRET_KEY. */
  sealed: string;
  changed_at: string;
  changed_by: string;
}

/** One attempt to pay an order at a provider. */
export interface PaymentRow {
  shop_id: ShopId;
  payment_id: string;
  order_id: OrderId;
  attempt: number;
  method: PaymentMethod;
  provider: PaymentProviderName;
  means: PaymentMeans;
  status: OnlinePaymentStatus;
  /** Number of moves so far; whoever moves it says from which. */
  version: number;
  amount: number;
  captured: number;
  refunded: number;
  /** The provider's id of its object; null: there is none, or we do not know it yet. */
  reference: string | null;
  /** What the browser was told to do, as JSON: told again when it asks again (reliability K11). */
  answer: string | null;
  created_at: string;
  /** Until when the guest can pay. */
  expires_at: string;
  /** How often a capture was declined for good: each try after that has a key of its own. */
  declines: number;
  looks: number;
  /** When the provider's object is looked at next; null: only when a message comes. */
  look_at: string | null;
  /** While somebody prepares it or looks at it. */
  locked_until: string | null;
  alarm: PaymentAlarm | null;
}

/** History of a payment; only ever added to (reliability I10). */
export interface PaymentEventRow {
  shop_id: ShopId;
  payment_id: string;
  version: number;
  from_status: OnlinePaymentStatus;
  to_status: OnlinePaymentStatus;
  cause: string;
  at: string;
}

/** A provider's message, once by its id (reliability I11). */
export interface PaymentInboxRow {
  shop_id: ShopId;
  provider: PaymentProviderName;
  event_id: string;
  /** null: about nothing we know, or not yet. */
  payment_id: string | null;
  reference: string | null;
  received_at: string;
}

export interface RefundRow {
  shop_id: ShopId;
  refund_id: string;
  payment_id: string;
  order_id: OrderId;
  amount: number;
  reason: string;
  /** What of which line, as JSON; empty: of the order as a whole. */
  lines: string;
  /** Its parts by VAT rate, as JSON. */
  vat: string;
  /** Member of staff, or 'automatic'. */
  requested_by: string;
  requested_at: string;
  state: 'requested' | 'done' | 'failed';
  reference: string | null;
  finished_at: string | null;
  attempts: number;
  run_at: string | null;
  locked_until: string | null;
  failure: string | null;
}

/** Something about a payment that somebody at the desk has to know or do. */
interface PaymentTaskRow {
  shop_id: ShopId;
  order_id: OrderId;
  kind: PaymentTaskKind;
  created_at: string;
  done_at: string | null;
  done_by: string | null;
}

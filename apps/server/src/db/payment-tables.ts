import type { PaymentProviderName, PaymentTaskKind } from '@tischlein/contract/office';
import type { OrderId, ShopId } from '@tischlein/domain';
import type { OnlinePaymentStatus, PaymentAlarm } from '@tischlein/domain/payments';
import type { PaymentMethod } from '@tischlein/domain/shop';

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

export interface PaymentTables {
  payment_accounts: PaymentAccountRow;
  payments: PaymentRow;
  payment_events: PaymentEventRow;
  payment_inbox: PaymentInboxRow;
  refunds: RefundRow;
  payment_tasks: PaymentTaskRow;
}

/** A shop's account at a payment provider. */
export interface PaymentAccountRow {
  shop_id: ShopId;
  provider: PaymentProviderName;
  /** PaymentAccount as JSON, encrypted with SECRET_KEY. */
  sealed: string;
  changed_at: string;
  changed_by: string;
}

/** One attempt to pay an order through a provider. */
export interface PaymentRow {
  shop_id: ShopId;
  payment_id: string;
  order_id: OrderId;
  attempt: number;
  method: PaymentMethod;
  provider: PaymentProviderName;
  means: PaymentMeans;
  status: OnlinePaymentStatus;
  /** Number of transitions so far; an update names the version it is based on. */
  version: number;
  amount: number;
  captured: number;
  refunded: number;
  /** The provider's id of the payment; null: none, or not known yet. */
  reference: string | null;
  /** The response for the browser, as JSON: repeated if it asks again. */
  answer: string | null;
  created_at: string;
  /** Deadline for the guest. */
  expires_at: string;
  /** Number of declined captures; part of the idempotency key of the next attempt. */
  declines: number;
  looks: number;
  /** When to poll the provider next; null: only after a webhook. */
  look_at: string | null;
  /** Lease while a worker prepares or polls the payment. */
  locked_until: string | null;
  alarm: PaymentAlarm | null;
}

/** Append-only history of a payment (docs/reliability.md I10). */
export interface PaymentEventRow {
  shop_id: ShopId;
  payment_id: string;
  version: number;
  from_status: OnlinePaymentStatus;
  to_status: OnlinePaymentStatus;
  cause: string;
  at: string;
}

/** A provider message, stored once by its event id (docs/reliability.md I11). */
export interface PaymentInboxRow {
  shop_id: ShopId;
  provider: PaymentProviderName;
  event_id: string;
  /** null: unknown payment, or not matched yet. */
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
  /** Refunded lines as JSON; empty: the order as a whole. */
  lines: string;
  /** Amounts by VAT rate, as JSON. */
  vat: string;
  /** Id of a member of staff, or 'automatic'. */
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

/** A payment that staff have to look at. */
interface PaymentTaskRow {
  shop_id: ShopId;
  order_id: OrderId;
  kind: PaymentTaskKind;
  created_at: string;
  done_at: string | null;
  done_by: string | null;
}

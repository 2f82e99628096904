import type { Cents } from '@tischlein/domain';
import type { PaymentAccountMode, PaymentProviderName } from '@tischlein/contract/office';
import type { PaymentMeans } from '../db/column.ts';
import type { Basket } from './basket.ts';

export type { PaymentMeans };

/**
 * The adapter of one payment provider (S2 §3 Payment response). It translates between these types and the provider's
 * wire format, and has no state, no database and no decisions: `settlePayment` decides.
 *
 * - Every request that changes something carries its `key` as the provider's idempotency key. Repeated with the same
 *   key and arguments, it has the effect of one call. Recovery after a crash relies on it.
 * - Requests use `connection.send` only. Anything but a complete, well-formed response (cut off, timed out, 429, 5xx,
 *   HTML, JSON that the schema rejects) is `unknown`, never `refused`: money may have moved.
 * - Amounts are Cents; each adapter converts its provider's notation. An unreadable amount is `unknown`.
 * - Reasons are short codes fit for a log: no text of a provider or guest, no credentials.
 */
export interface PaymentProvider {
  /**
   * Creates the provider's object for one payment attempt. Repeated with the same key, it returns the same object.
   */
  prepare(payment: PaymentToPrepare): Promise<Prepared>;
  /** Reads the provider's object: the only source of what was paid. Changes nothing. */
  look(reference: string): Promise<LookResult>;
  /**
   * Puts our amount, `ourId` and return address into the wallet session that the guest brought back. Amazon Pay
   * only.
   */
  confirmWallet?(wallet: WalletToConfirm): Promise<Prepared>;
  /** Captures approved money. Called only after a look that returned `approved` with our amount. */
  capture(capture: CaptureCall): Promise<Captured>;
  /** Makes sure that the object can no longer be paid. Also `done` if there was nothing to cancel. */
  cancel(call: KeyedCall): Promise<Done>;
  /** Refunds the whole amount or a part. */
  refund(refund: RefundCall): Promise<Refunded>;
  /** Reads a webhook and verifies it over the raw bytes, within the provider's age tolerance. */
  readWebhook(message: WebhookMessage): Promise<WebhookReading>;
  /** 'Verbindung prüfen' in the office: a read that shows whether the credentials work and which means are active. */
  check(): Promise<Checked>;
}

export interface PaymentToPrepare {
  readonly key: string;
  /** The payment's own UUID, stored in the provider's object (metadata, custom_id, merchantReferenceId, orderId). */
  readonly ourId: string;
  readonly means: PaymentMeans;
  readonly amount: Cents;
  readonly currency: 'EUR';
  /** Shown to the guest by the provider: 'Bestellung 4711, Wok Garten'. */
  readonly description: string;
  /** Our own pages, from the configuration, to which the provider sends the guest back. */
  readonly returnUrl: string;
  readonly cancelUrl: string;
  /** Instant after which the object should no longer be payable, if the provider supports it. */
  readonly expiresAt: string;
  /** Adapters pass on only what the means needs. */
  readonly buyer: Buyer;
  /** Shown by some providers; without it the guest sees only the amount. */
  readonly basket?: Basket;
}

export interface Buyer {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  /** Delivery address; null: pickup or at the table. */
  readonly address: { readonly street: string; readonly zip: string; readonly city: string } | null;
}

/** What the browser does next (S2 §3 Payment response). `reference` is the provider's id of the object. */
export type Prepared =
  | { readonly code: 'redirect'; readonly reference: string; readonly url: string; readonly sessionId?: string }
  /** PayPal_Platform: the provider's button continues with this order. */
  | { readonly code: 'button'; readonly reference: string }
  /** Amazon Pay: the session does not exist yet; the guest brings its id back. */
  | {
      readonly code: 'wallet';
      readonly payload: string;
      readonly signature: string;
      readonly keyId: string;
      /** Public id of the button's merchant. */
      readonly merchantId: string;
      readonly algorithm: string;
      /** No money moves. */
      readonly isSandbox: boolean;
    }
  /** A final no: nothing was created, nothing will be. */
  | Refused
  | Unknown;

export interface ProviderPayment {
  readonly code: 'found';
  /**
   * approved: the guest has finished, and we have to capture · promised: the provider treats it as paid, the money
   * comes later (Unzer Direct Bank Transfer) · captured: paid, also after a refund
   */
  readonly state: 'open' | 'approved' | 'processing' | 'promised' | 'captured' | 'failed' | 'cancelled' | 'expired';
  /** The object's amount, paid or not. */
  readonly amount: Cents;
  /** ISO 4217, upper case. */
  readonly currency: string;
  /** `ourId` in the object; null: missing. */
  readonly ourId: string | null;
  /** Whether the object belongs to these credentials; null: the provider shows no object of another account. */
  readonly isOurAccount: boolean | null;
  readonly captured: Cents;
  /** All refunds done or in progress, including those made elsewhere. */
  readonly refunded: Cents;
  /** Delivery address of the wallet (Amazon Pay PayAndShip); zone and fee are checked again (S3 K11). */
  readonly walletAddress?: WalletAddress;
}

export interface WalletAddress {
  readonly name: string;
  readonly street: string;
  readonly streetNumber: string;
  readonly zip: string;
  readonly city: string;
}

export type LookResult = ProviderPayment | { readonly code: 'notFound' } | Unknown;

export interface KeyedCall {
  readonly key: string;
  readonly reference: string;
}

export interface WalletToConfirm extends KeyedCall {
  readonly ourId: string;
  readonly amount: Cents;
  readonly currency: 'EUR';
  readonly description: string;
  readonly returnUrl: string;
}

export interface CaptureCall extends KeyedCall {
  readonly amount: Cents;
  readonly currency: 'EUR';
}

export type Captured =
  /** The capture was accepted; a look shows its result. */
  | { readonly code: 'done' }
  /** PayPal's INSTRUMENT_DECLINED: the guest chooses another source in the same object. */
  | { readonly code: 'instrumentDeclined' }
  | Refused
  | Unknown;

export interface RefundCall extends CaptureCall {
  /** Shown to the guest if the provider shows notes. */
  readonly note: string;
}

export type Refunded =
  | { readonly code: 'done'; readonly refundReference: string }
  /** To be repeated later with the same key. */
  | { readonly code: 'pending'; readonly refundReference: string }
  | Refused
  | Unknown;

export type Done = { readonly code: 'done' } | Refused | Unknown;

export interface WebhookMessage {
  readonly rawBody: Buffer;
  /** Lower-case names. */
  readonly headers: Readonly<Record<string, string | undefined>>;
}

export type WebhookReading =
  | {
      readonly code: 'genuine';
      /** The provider's event id, or one derived from the content (Unzer has none). */
      readonly eventId: string;
      /** Either finds the payment. Neither changes its state: only `look` does. */
      readonly reference: string | null;
      readonly ourId: string | null;
      /** The guest disputes the payment; the shop has to respond at the provider. */
      readonly isDispute?: true;
    }
  /** Genuine, but not about one of our payments. */
  | { readonly code: 'irrelevant'; readonly eventId: string }
  | { readonly code: 'forged' }
  /** Could not be verified now: the provider has to send it again. */
  | Unknown;

export type Checked =
  | { readonly code: 'works'; readonly isTest: boolean; readonly means: readonly PaymentMeans[] }
  | Refused
  | Unknown;

export interface Refused {
  readonly code: 'refused';
  readonly reason: string;
}

/** The outcome is not known: it may or may not have happened. */
export interface Unknown {
  readonly code: 'unknown';
  readonly reason: string;
}

/** Access to one provider's host, and the time as UTC instant. */
export interface ProviderConnection {
  /**
   * Origin and path prefix, no trailing slash. Adapters call no other host, except for the certificate of Amazon's
   * messages.
   */
  readonly apiUrl: string;
  readonly send: SendRequest;
  readonly now: () => string;
}

export interface ProviderRequest {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Allows a capture 30 s instead of 10 s. */
  readonly isCapture?: boolean;
}

/** Sends one request. Never rejects: resolves with a complete answer or with the reason why there is none. */
export type SendRequest = (request: ProviderRequest) => Promise<ProviderAnswer>;
export type ProviderAnswer =
  | {
      readonly code: 'answered';
      readonly status: number;
      readonly headers: Readonly<Record<string, string | undefined>>;
      readonly body: string;
    }
  | Unknown;

/** Each provider's API by account mode; null: not available in this installation. */
export type ProviderHosts = Readonly<Record<PaymentProviderName, Readonly<Record<PaymentAccountMode, string | null>>>>;

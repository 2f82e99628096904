import type { Cents } from '@tischlein/domain';
import type { PaymentAccountMode, PaymentProviderName } from '@tischlein/contract/office';
import type { Basket } from './basket.ts';

/**
 * What every payment provider's adapter does (S2 §3 and §7, reliability §3). An adapter translates between these words and one
 * provider's wire, and keeps nothing: no state, no database, no decision. `settle` decides.
 *
 * The rules for all of them:
 * - Every request that changes something carries the `key` it was given, as the provider's idempotency key. Tried again, the same
 *   key with the same arguments has the effect of one call; K9 to K14 rest on it.
 * - Requests go through `connection.send` only: it knows the time limits, follows no redirect and never throws. What is not a
 *   complete, well-formed answer of this provider (cut off, timed out, 429, 5xx, HTML, JSON that the schema refuses) is `unknown`,
 *   never `refused`: money may have moved.
 * - Amounts are Cents inside; each adapter writes and reads its provider's notation. An amount that cannot be read is `unknown`.
 * - No text that a provider or guest wrote, and no credential, gets into a reason: reasons are short codes, fit for a log.
 */
export interface PaymentProvider {
  /** Makes the provider's object for one payment attempt, in which the guest is to pay. Repeated with the same key: the same object. */
  prepare(payment: PaymentToPrepare): Promise<Prepared>;
  /** Reads the provider's object as it is now. Changes nothing. The only source of what was paid. */
  look(reference: string): Promise<LookResult>;
  /** A guest came back from the wallet's own pages: puts our amount, `ourId` and return address into the wallet's session. Only Amazon Pay has this step. */
  confirmWallet?(wallet: WalletToConfirm): Promise<Prepared>;
  /** Takes the money that the guest has approved; called only after a look that said `approved` with our amount. */
  capture(capture: CaptureCall): Promise<Captured>;
  /** Makes sure that the guest cannot pay this object any more. Done also where there is nothing left to cancel. */
  cancel(call: KeyedCall): Promise<Done>;
  /** Gives money back, the whole or a part. */
  refund(refund: RefundCall): Promise<Refunded>;
  /** Reads a message of the provider and checks that it is genuine: over the raw bytes, not older than the provider's tolerance. */
  readWebhook(message: WebhookMessage): Promise<WebhookReading>;
  /** 'Verbindung prüfen' of the office: a reading call that shows whether the credentials work and which means are active. */
  check(): Promise<Checked>;
}

/** How a guest pays at a provider; by this an adapter knows what to make. */
export type PaymentMeans =
  /** Stripe: hosted card page with Apple and Google Pay. */
  | 'card'
  /** Stripe or Unzer: Klarna, which took the place of Sofort (spec 3 K2). */
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

export interface PaymentToPrepare {
  readonly key: string;
  /** The payment's own id, a UUID; kept in the provider's object (metadata, custom_id, merchantReferenceId, orderId), and what `look` gives back as `ourId`. */
  readonly ourId: string;
  readonly means: PaymentMeans;
  readonly amount: Cents;
  readonly currency: 'EUR';
  /** Shown to the guest by the provider: 'Bestellung 4711, Wok Garten'. */
  readonly description: string;
  /** Where the provider sends the guest afterwards; both are ours, made of the configuration. */
  readonly returnUrl: string;
  readonly cancelUrl: string;
  /** Instant after which the object should no longer be payable, where the provider can be told. */
  readonly expiresAt: string;
  /** As little of it as the means needs goes to the provider. */
  readonly buyer: Buyer;
  /** What is paid for, where the provider shows it to the guest; without it he sees the amount only. */
  readonly basket?: Basket;
}

export interface Buyer {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  /** Where it is delivered to; null: pickup or at the table. */
  readonly address: { readonly street: string; readonly zip: string; readonly city: string } | null;
}

/** What the browser does next (S2 §3 'Payment response'). `reference` is the provider's id of the object, by which we look later. */
export type Prepared =
  | { readonly code: 'redirect'; readonly reference: string; readonly url: string; readonly sessionId?: string }
  /** PayPal_Platform: the provider's button goes on with this order. */
  | { readonly code: 'button'; readonly reference: string }
  /** Amazon Pay: the session does not exist yet; the guest brings its id back. */
  | {
      readonly code: 'wallet';
      readonly payload: string;
      readonly signature: string;
      readonly keyId: string;
      /** Whose button it is; public. */
      readonly merchantId: string;
      readonly algorithm: string;
      /** No money moves. */
      readonly isSandbox: boolean;
    }
  /** The provider said no, for good: nothing was made, nothing will be. */
  | Refused
  | Unknown;

/** What a provider's object says. */
export interface ProviderPayment {
  readonly code: 'found';
  /**
   * open: the guest has not finished · approved: the guest has, and we have to capture · processing: the provider works on it, nothing
   * is promised · promised: the provider calls it paid, the money comes later (Unzer Direct Bank Transfer) · captured · failed,
   * cancelled, expired: nobody will pay with it any more. An object that was refunded stays `captured`.
   */
  readonly state: 'open' | 'approved' | 'processing' | 'promised' | 'captured' | 'failed' | 'cancelled' | 'expired';
  /** What the object is about, whether paid or not. */
  readonly amount: Cents;
  /** As the provider writes it, in capitals. */
  readonly currency: string;
  /** `ourId` as the object carries it; null: it carries none. */
  readonly ourId: string | null;
  /** Whether the object belongs to the account of these credentials; null: the provider does not say, and could not show it to another. */
  readonly isOurAccount: boolean | null;
  readonly captured: Cents;
  /** All refunds that the provider carries out or has carried out, whoever asked for them. */
  readonly refunded: Cents;
  /** Where the wallet delivers to (Amazon Pay PayAndShip); zone and fee are checked again (spec 3 K11). */
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
  /** The provider accepted the capture; a look says what came of it. */
  | { readonly code: 'done' }
  /** PayPal's INSTRUMENT_DECLINED: the guest chooses another source in the same object. */
  | { readonly code: 'instrumentDeclined' }
  | Refused
  | Unknown;

export interface RefundCall extends CaptureCall {
  /** Shown to the guest where the provider shows something. */
  readonly note: string;
}

export type Refunded =
  | { readonly code: 'done'; readonly refundReference: string }
  /** Asked again later with the same key. */
  | { readonly code: 'pending'; readonly refundReference: string }
  | Refused
  | Unknown;

export type Done = { readonly code: 'done' } | Refused | Unknown;

export interface WebhookMessage {
  readonly rawBody: Buffer;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string | undefined>>;
}

export type WebhookReading =
  | {
      readonly code: 'genuine';
      /** The provider's id of this message; where it has none (Unzer), one made of its content. */
      readonly eventId: string;
      /** By one of the two the payment is found; neither moves a state: `look` does. */
      readonly reference: string | null;
      readonly ourId: string | null;
      /** The guest disputes the payment at his bank or at the provider: somebody has to answer there. */
      readonly isDispute?: true;
    }
  /** Genuine, and about nothing that concerns us. */
  | { readonly code: 'irrelevant'; readonly eventId: string }
  | { readonly code: 'forged' }
  /** It could not be checked now; the provider is to send it again. */
  | Unknown;

export type Checked =
  | { readonly code: 'works'; readonly isTest: boolean; readonly means: readonly PaymentMeans[] }
  | Refused
  | Unknown;

export interface Refused {
  readonly code: 'refused';
  readonly reason: string;
}

/** Nobody knows what became of it. */
export interface Unknown {
  readonly code: 'unknown';
  readonly reason: string;
}

/** The way to one provider's host, and the time. */
export interface ProviderConnection {
  /** Origin and path prefix without a slash at the end. An adapter reaches no other host, but for the certificate of Amazon's messages. */
  readonly apiUrl: string;
  readonly send: SendRequest;
  /** UTC instant. */
  readonly now: () => string;
}

export interface ProviderRequest {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** A capture may take 30 s, everything else 10 s; connecting 3 s. */
  readonly isCapture?: boolean;
}

/** Sends one request. Resolves always: an answer with its whole body, or why there is none. */
export type SendRequest = (request: ProviderRequest) => Promise<ProviderAnswer>;
export type ProviderAnswer =
  | {
      readonly code: 'answered';
      readonly status: number;
      readonly headers: Readonly<Record<string, string | undefined>>;
      readonly body: string;
    }
  | Unknown;

/** Where each provider's API is, by the mode of the account; null: this installation has none. */
export type ProviderHosts = Readonly<Record<PaymentProviderName, Readonly<Record<PaymentAccountMode, string | null>>>>;

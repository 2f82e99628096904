import type { Address } from '../delivery/address.ts';
import type { PaymentStatus } from '../orders/payment-status.ts';
import type { BranchAddress, Refusal } from './questions.ts';
import type { OrderDraft, Submission } from './submission.ts';

/** What the guest does. */
type GuestEvent<Draft extends OrderDraft> =
  | { readonly kind: 'submit'; readonly submission: Submission<Draft> }
  | { readonly kind: 'confirm' | 'decline' }
  | { readonly kind: 'chooseTime'; readonly serveAt: string }
  /** The connection is back. */
  | { readonly kind: 'online' }
  /** PayPal's button was clicked, and asks whether its window may open. */
  | { readonly kind: 'payPalClick'; readonly submission: Submission<Draft> }
  /** PayPal's window is open and needs PayPal's order. */
  | { readonly kind: 'payPalCreate'; readonly submission: Submission<Draft> }
  | { readonly kind: 'payPalApprove'; readonly payPalOrder: string }
  | { readonly kind: 'payPalCancel' | 'payPalError' };

/** restored: from the browser's cache of pages, as the guest left it. */
type PageEvent = { readonly kind: 'mounted' | 'restored' };

/** Answers carry the turn in which their effect began; once the turn is over they are late. */
export type CheckoutAnswer =
  /** dearer: the guest must agree to the new sum. */
  | { readonly kind: 'addressKnown' | 'addressDearer' }
  | { readonly kind: 'addressRefused'; readonly message: string; readonly isOutOfRange: boolean }
  /** null: no branch delivers there. */
  | { readonly kind: 'branchFound'; readonly branch: BranchAddress | null }
  | { readonly kind: 'unpaidAnswered'; readonly answer: UnpaidAnswer }
  /** gateway null: nothing to pay online. */
  | { readonly kind: 'orderPlaced'; readonly orderId: string; readonly gateway: string | null }
  /** isFinal: certainly not placed · isUnreadable: not in the shop's own words (S2 §8). */
  | {
      readonly kind: 'orderRefused';
      readonly refusal: Refusal;
      readonly isFinal: boolean;
      readonly isUnreadable: boolean;
    }
  /** Another request under this key has arrived. */
  | { readonly kind: 'keyReused'; readonly refusal: Refusal }
  /** The order call is taking long. */
  | { readonly kind: 'slow' }
  | { readonly kind: 'prepared'; readonly answer: PrepareAnswer }
  /** The provider's page or script could not be opened. */
  | { readonly kind: 'providerMissing' }
  | { readonly kind: 'captured'; readonly status: 'success' | 'pending' | 'declined' | 'failed' };

export type CheckoutEvent<Draft extends OrderDraft> =
  | GuestEvent<Draft>
  | PageEvent
  | (CheckoutAnswer & { readonly turn: number })
  /** The address is known now, and nothing is dearer: the order under its terms. */
  | { readonly kind: 'addressSettled'; readonly turn: number; readonly submission: Submission<Draft> }
  /** The answer to the question asked when the page was shown. */
  | { readonly kind: 'unpaidChecked'; readonly check: number; readonly answer: UnpaidAnswer };

/** The state of an unpaid order; none: it cannot be paid from here · unreachable: no answer. */
export type UnpaidAnswer = { readonly orderId: string } & (
  | { readonly result: 'paid' | 'waiting' | 'unpaid' | 'ended'; readonly paymentStatus: PaymentStatus }
  | { readonly result: 'none' | 'unreachable' }
);

/** The configuration of a wallet's button, signed by the server (S2 §3 Payment response). */
export interface WalletButton {
  readonly payload: string;
  readonly signature: string;
  readonly keyid: string;
  readonly merchantid: string;
  readonly algorithm: string;
  readonly sandbox: boolean;
}

/** Where a payment continues (S2 §4 Checkout steps); unreachable: no answer, or none yet. */
export type PrepareAnswer =
  | { readonly kind: 'paid' | 'waiting' | 'failed' | 'unreachable' }
  /** Redirects to the provider. */
  | { readonly kind: 'external'; readonly url: string }
  /** Continues with PayPal's button. */
  | { readonly kind: 'payPal'; readonly payPalOrder: string }
  | { readonly kind: 'wallet'; readonly button: WalletButton }
  /** The wallet holds another address, for which the agreed terms do not apply (S3 K11). */
  | { readonly kind: 'addressHint'; readonly address: Address };

const ATTEMPTS = 3;

/** 'up to three attempts, 1 s apart' (S2 §4 Payment preparation). */
export const isPreparedAgain = (answer: PrepareAnswer, attempt: number): boolean =>
  (answer.kind === 'waiting' || answer.kind === 'unreachable') && attempt < ATTEMPTS;

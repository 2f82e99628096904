import type { Consequence, Question } from './questions.ts';
import type { OrderToPay, SavedFlow } from './saved-flow.ts';
import { type Answers, type GivenAnswers, NO_ANSWERS } from './answers.ts';
import type { OrderDraft, Submission } from './submission.ts';

/** Why the guest is back at the form although the order has been placed. */
export type PaymentNotice = 'failed' | 'cancelled' | 'open' | 'timeOver' | 'checking';

/** Why the order was not sent; unreachable: sent again with the same answers when the connection is back. */
export type SendingTrouble =
  | { readonly kind: 'notSent'; readonly message: string }
  | { readonly kind: 'unreachable'; readonly given: GivenAnswers };

export type Phase<Draft extends OrderDraft> =
  | { readonly kind: 'editing' }
  /** The terms of the address are requested. */
  | { readonly kind: 'settling' | 'findingBranch'; readonly submission: Submission<Draft> }
  | {
      readonly kind: 'asking';
      readonly question: Question;
      readonly after: Consequence;
      readonly occasion: string;
    }
  /** The unpaid order is settled, or given up so that only one order goes through. */
  | { readonly kind: 'reconciling'; readonly submission: Submission<Draft>; readonly order: OrderToPay }
  | {
      readonly kind: 'sending';
      readonly submission: Submission<Draft>;
      readonly key: string;
      /** The request under way, then the earlier ones under this key, which may have arrived instead. */
      readonly requests: readonly [Draft, ...Draft[]];
      readonly isSlow: boolean;
    }
  | { readonly kind: 'preparing'; readonly order: OrderToPay; readonly attempt: number }
  /** The guest is being redirected, or the wallet is open. */
  | { readonly kind: 'external'; readonly to: 'redirect' | 'wallet' }
  | { readonly kind: 'payPalOpen' }
  | { readonly kind: 'capturing'; readonly order: OrderToPay }
  | { readonly kind: 'placed'; readonly orderId: string }
  | { readonly kind: 'leaving'; readonly to: 'branch' | 'reload' };

/** The checkout from the button to the confirmation (S2 §4 Checkout steps). */
export interface CheckoutState<Draft extends OrderDraft> extends SavedFlow<Draft> {
  readonly phase: Phase<Draft>;
  readonly notice: PaymentNotice | null;
  readonly trouble: SendingTrouble | null;
  /** What PayPal's button waits for. */
  readonly button: 'click' | 'create' | 'approve' | null;
  /** Answers for the next click on PayPal's button, whose window opens only on a click. */
  readonly forButton: GivenAnswers | null;
  /** The guest came back from the provider without paying (S2 §2 /checkout/{paymentCanceled}). */
  readonly isCancelled: boolean;
  /** Grows with every phase. */
  readonly turn: number;
  /** Number of the last question about the unpaid order. */
  readonly check: number;
}

export function startCheckout<Draft extends OrderDraft>(
  saved: SavedFlow<Draft>,
  isCancelled: boolean,
): CheckoutState<Draft> {
  const { attempt, unpaid } = saved;
  const none = { notice: null, trouble: null, button: null, forButton: null };
  return { phase: { kind: 'editing' }, attempt, unpaid, ...none, isCancelled, turn: 0, check: 0 };
}

const BY_BUTTON: Answers = { ...NO_ANSWERS, viaPayPalButton: true };

/** The answers that apply to a click on PayPal's button for this order type and time. */
export const findPayPalAnswers = ({ forButton }: CheckoutState<OrderDraft>, occasion: string): Answers =>
  forButton?.occasion === occasion ? forButton.answers : BY_BUTTON;

/** The page is being left; if it is shown again, it must not say so any more. */
export const isAway = ({ kind }: Phase<OrderDraft>): boolean => kind === 'external' || kind === 'leaving';

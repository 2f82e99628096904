import type { FormProblem } from '../checkout/check-form.ts';
import type { CheckoutFormValues } from '../checkout/form-values.ts';
import type { Address } from '../delivery/address.ts';
import type { WalletButton } from './events.ts';
import type { BranchAddress } from './questions.ts';
import type { OrderToPay } from './saved-flow.ts';
import type { Answers } from './answers.ts';
import type { OrderDraft } from './submission.ts';

/** Calls. Each is answered by an event with the turn of the state it came with. */
export type CallEffect<Draft extends OrderDraft> =
  | { readonly kind: 'settleAddress'; readonly address: Address }
  | { readonly kind: 'findBranch'; readonly address: Address }
  | { readonly kind: 'settleUnpaid' | 'giveUpUnpaid'; readonly order: OrderToPay }
  | { readonly kind: 'sendOrder'; readonly key: string; readonly draft: Draft }
  /** isAgain: one second after the last attempt. */
  | { readonly kind: 'prepare'; readonly order: OrderToPay; readonly isAgain: boolean }
  | { readonly kind: 'capture'; readonly order: OrderToPay; readonly payPalOrder: string };

/** Ways out of the page. */
export type LeaveEffect =
  | { readonly kind: 'openWallet'; readonly button: WalletButton }
  | { readonly kind: 'assign'; readonly url: string }
  | { readonly kind: 'showOrder'; readonly orderId: string }
  | { readonly kind: 'switchTo'; readonly branch: BranchAddress }
  | { readonly kind: 'reload' };

/** What is kept or forgotten once the order is placed. */
export type KeepEffect =
  | { readonly kind: 'clearCoupon' }
  /** Saves the address of these values to the account. */
  | { readonly kind: 'keepAddress'; readonly values: CheckoutFormValues }
  | { readonly kind: 'forgetOrder' | 'keepNewAccount'; readonly orderId: string }
  | { readonly kind: 'setServeAt'; readonly serveAt: string }
  /** The owner of a group orders without these (S3 G19). */
  | { readonly kind: 'rememberLeftOut'; readonly ids: readonly string[] };

/** What the guest is told. */
export type SayEffect =
  | { readonly kind: 'toast'; readonly text: 'sumChanged' | 'payPalAgain' }
  | {
      readonly kind: 'showProblems';
      readonly problems: readonly FormProblem[];
      readonly time: 'open' | 'gone' | 'missing';
    }
  | { readonly kind: 'showErrors'; readonly errors: Readonly<Record<string, string>> }
  /** Shown unless the guest has typed another address since. */
  | { readonly kind: 'refuseAddress'; readonly address: Address; readonly message: string }
  /** Puts the address into the form; unless the form no longer holds `instead`. */
  | { readonly kind: 'fillAddress'; readonly address: Address; readonly instead: Address | null }
  | { readonly kind: 'focusStreet' | 'refreshTimes' }
  | { readonly kind: 'track'; readonly action: 'submit-timeout' | 'unknown-error' };

export type CheckoutEffect<Draft extends OrderDraft> =
  | CallEffect<Draft>
  | LeaveEffect
  | KeepEffect
  | SayEffect
  /** Asks for the state of the unpaid order beside everything else; answered by `unpaidChecked`. */
  | { readonly kind: 'checkUnpaid'; readonly order: OrderToPay }
  /** The guest is back without having paid: a group's order is given up (S2 §4); answered by `unpaidChecked`. */
  | { readonly kind: 'cameBack'; readonly order: OrderToPay }
  /** Submits the form as it is now, with these answers. */
  | { readonly kind: 'submitAgain'; readonly answers: Answers }
  /** Answers PayPal's button, which waits for it. */
  | { readonly kind: 'answerPayPal'; readonly answer: PayPalAnswer };

/**
 * open, stay: to a click · an order or refuse: to PayPal's request for its order · done, restart: to an approval; restart:
 * the guest has to choose another funding source there.
 */
export type PayPalAnswer = 'open' | 'stay' | 'refuse' | 'done' | 'restart' | { readonly payPalOrder: string };

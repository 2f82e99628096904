import type { OrderToCheck } from '../checkout/check-order.ts';
import type { LeftOutQuestion } from './questions.ts';

/** The guest's answers to questions asked while submitting. */
export interface Answers {
  readonly isConfirmed: boolean;
  readonly acceptsWithoutUnsuitable: boolean;
  readonly skipGoogleValidation: boolean;
  /** Submitted with PayPal's own button. */
  readonly viaPayPalButton: boolean;
  /** The new total the guest agreed to after the server calculated a different one. */
  readonly agreed: AgreedPrice | null;
}

/** The server's version of the order: its total in cents and the free items that still apply. */
export interface AgreedPrice {
  readonly total: number;
  readonly freeItems: readonly string[];
}

export const NO_ANSWERS: Answers = {
  isConfirmed: false,
  acceptsWithoutUnsuitable: false,
  skipGoogleValidation: false,
  viaPayPalButton: false,
  agreed: null,
};

/** Answers with the order type and time they were given for; for another one they do not count (S3 O5). */
export interface GivenAnswers {
  readonly answers: Answers;
  readonly occasion: string;
}

/**
 * An order as it is sent. The flow compares orders, and of their content it reads only these fields; the contract
 * describes the rest.
 */
export interface OrderDraft {
  readonly createAccount?: boolean | undefined;
  readonly skipGoogleValidation?: boolean | undefined;
  readonly expectedTwoForOnePromotions?: readonly string[] | null | undefined;
}

/** The order at the moment it is submitted; the form and the cart may change afterwards. */
export interface Submission<Draft extends OrderDraft> extends GivenAnswers {
  readonly draft: Draft;
  readonly toCheck: OrderToCheck;
  /** Whether the order can be served at its time; gone: the chosen time has passed. */
  readonly time: 'open' | 'gone' | 'missing';
  /** What the owner of a group has not agreed to leave out (S3 G19); null or absent: nothing. */
  readonly unseen?: LeftOutQuestion | null;
  /** Another branch may deliver where this shop does not. */
  readonly hasBranches: boolean;
  /** The address replaces the one saved in the account (S2 §2 Checkout page). */
  readonly keepsAddress: boolean;
  /** The idempotency key to use unless an earlier attempt has left one (S3 K3). */
  readonly newKey: string;
}

/** Serializes an order for comparison, without how its address was checked. */
export function serializeContent({
  skipGoogleValidation,
  expectedTwoForOnePromotions,
  ...content
}: OrderDraft): string {
  return JSON.stringify(content);
}

export const isSameDraft = (one: OrderDraft, other: OrderDraft): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

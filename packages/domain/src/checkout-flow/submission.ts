import type { OrderToCheck } from '../checkout/check-order.ts';
import type { GivenAnswers } from './answers.ts';
import type { LeftOutQuestion } from './questions.ts';

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

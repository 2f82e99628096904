import {
  atLeast,
  atMost,
  type BasisPoints,
  calculatePercent,
  type Cents,
  NO_CENTS,
  subtract,
  toBasisPoints,
  toCents,
} from '../money.ts';

/** The percentages that guests can tap; none of them is preset (S3 W13). */
export const TIP_PERCENTAGES: readonly BasisPoints[] = [500, 1000, 1500].map(toBasisPoints);

/** Of one payment, for orders and parts of a bill alike: more is a slip of the finger. */
export const MOST_TIP: Cents = toCents(100_000);

/** What the guest gives: a part of what they pay, or an amount of their own. */
export type TipChoice =
  | { readonly kind: 'none' }
  | { readonly kind: 'percent'; readonly percent: BasisPoints }
  | { readonly kind: 'own'; readonly amount: Cents };

export const NO_TIP: TipChoice = { kind: 'none' };

/** The tip in cents, half up, at most `MOST_TIP`: 15 % of 26.30 EUR are 3.95 EUR. Without an amount to pay there is no percentage. */
export function tipAmount(choice: TipChoice, amount: Cents): Cents {
  switch (choice.kind) {
    case 'none':
      return NO_CENTS;
    case 'percent':
      return atMost(calculatePercent(amount, choice.percent), MOST_TIP);
    case 'own':
      return atMost(choice.amount, MOST_TIP);
  }
}

/** What of a tip has gone back: the goods are refunded before it. Of 21 EUR with a tip of 2 EUR, 22 EUR give back 1 EUR of it. */
export const refundedTip = ({ tip, total, refunded }: Readonly<Record<'tip' | 'total' | 'refunded', Cents>>): Cents =>
  atMost(tip, atLeast(NO_CENTS, subtract(refunded, total)));

import { type Cents, NO_CENTS } from '../money.ts';
import { isGivenUp, movesTo, type OnlinePaymentStatus } from './payment-machine.ts';

/** What of a payment the next step depends on. */
export interface PaymentFacts {
  readonly status: OnlinePaymentStatus;
  readonly amount: Cents;
  readonly captured: Cents;
  readonly refunded: Cents;
}

/** What the provider's object says, and whether it is about this payment at all. */
export interface SeenPayment {
  readonly state: 'open' | 'approved' | 'processing' | 'promised' | 'captured' | 'failed' | 'cancelled' | 'expired';
  readonly amount: Cents;
  readonly currency: string;
  readonly captured: Cents;
  readonly refunded: Cents;
  /** It carries our id and belongs to our account. */
  readonly isOurs: boolean;
}

/** Something that happened to a payment. */
export type PaymentEvent =
  | { readonly type: 'prepareStarted' }
  | { readonly type: 'prepared' }
  /** The provider said no, or took back what it made. */
  | { readonly type: 'refused' }
  /** A call that may have moved money was not answered. */
  | { readonly type: 'outcomeUnknown' }
  /** The guest's time is over and the object can no longer be paid. */
  | { readonly type: 'timeOver' }
  | { readonly type: 'seen'; readonly seen: SeenPayment }
  /** A late capture is used after all, since the order can still be made. */
  | { readonly type: 'lateAccepted' };

/** Why somebody has to look at a payment himself. */
export const PAYMENT_ALARMS = ['wrongAmount', 'wrongCurrency', 'foreignObject', 'settlementFailed'] as const;
export type PaymentAlarm = (typeof PAYMENT_ALARMS)[number];

export interface NextPayment extends PaymentFacts {
  /** The statuses it went through, the new one last; empty: it stays where it is. */
  readonly moves: readonly OnlinePaymentStatus[];
  readonly alarm: PaymentAlarm | null;
}

/** A payment after something happened; what the edges of reliability §4 do not allow moves nothing. */
export function nextPayment(payment: PaymentFacts, event: PaymentEvent): NextPayment {
  switch (event.type) {
    case 'prepareStarted':
      return moved(payment, 'preparing');
    case 'prepared':
      return moved(payment, 'pending');
    case 'refused':
      return moved(payment, 'failed');
    case 'outcomeUnknown':
      return moved(payment, 'unknown');
    case 'timeOver':
      return moved(payment, payment.status === 'unknown' ? 'failed' : 'expired');
    case 'lateAccepted':
      return moved(payment, 'accepted');
    case 'seen':
      return afterLook(payment, event.seen);
  }
}

/** Why a provider's object must not count as this payment; null: it may (reliability §6: amount, currency, payee and our id are compared). */
export function alarmOf({ amount }: Pick<PaymentFacts, 'amount'>, seen: SeenPayment): PaymentAlarm | null {
  if (!seen.isOurs) return 'foreignObject';
  if (seen.currency !== 'EUR') return 'wrongCurrency';
  return seen.amount !== amount || seen.captured > amount || isShort(amount, seen) ? 'wrongAmount' : null;
}

const isShort = (amount: Cents, { state, captured }: SeenPayment): boolean =>
  state === 'captured' && captured !== amount;

function afterLook(payment: PaymentFacts, seen: SeenPayment): NextPayment {
  const alarm = alarmOf(payment, seen);
  if (alarm) return stays(payment, alarm);
  switch (seen.state) {
    case 'captured':
      return afterCapture(payment, seen);
    case 'promised':
      return moved(payment, 'authorised');
    case 'failed':
    case 'cancelled':
    case 'expired':
      return afterEnd(payment, seen.state);
    case 'open':
    case 'approved':
    case 'processing':
      return stays(payment, null);
  }
}

// Money that nobody waited for any more comes late; what was refunded meanwhile comes with it.
function afterCapture(payment: PaymentFacts, { captured, refunded }: SeenPayment): NextPayment {
  const arrived = moved(payment, isGivenUp(payment.status) ? 'capturedLate' : 'captured');
  const known = { ...arrived, captured, refunded: refunded > payment.refunded ? refunded : payment.refunded };
  return refunded > NO_CENTS ? afterRefund(known) : known;
}

function afterRefund(known: NextPayment): NextPayment {
  const isWhole = known.refunded >= known.captured;
  const further = moved(known, isWhole ? 'refunded' : 'partlyRefunded');
  return { ...further, moves: [...known.moves, ...further.moves] };
}

// A promise that is broken leaves the order cooked and unpaid: somebody has to know.
function afterEnd(payment: PaymentFacts, state: 'failed' | 'cancelled' | 'expired'): NextPayment {
  if (payment.status === 'authorised') return stays(payment, 'settlementFailed');
  return moved(payment, payment.status === 'unknown' ? 'failed' : state);
}

function moved(payment: PaymentFacts, goal: OnlinePaymentStatus): NextPayment {
  const moves = movesTo(payment.status, goal) ?? [];
  return { ...payment, status: moves.at(-1) ?? payment.status, moves, alarm: null };
}

const stays = (payment: PaymentFacts, alarm: PaymentAlarm | null): NextPayment => ({ ...payment, moves: [], alarm });

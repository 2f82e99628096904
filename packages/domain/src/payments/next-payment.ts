import { type Cents, NO_CENTS } from '../money.ts';
import { isAbandoned, findMoves, type OnlinePaymentStatus } from './payment-machine.ts';

/** The part of a payment that the next step depends on. */
export interface PaymentFacts {
  readonly status: OnlinePaymentStatus;
  readonly amount: Cents;
  readonly captured: Cents;
  readonly refunded: Cents;
}

/** The provider's view of a payment. */
export interface SeenPayment {
  readonly state: 'open' | 'approved' | 'processing' | 'promised' | 'captured' | 'failed' | 'cancelled' | 'expired';
  readonly amount: Cents;
  readonly currency: string;
  readonly captured: Cents;
  readonly refunded: Cents;
  /** It carries our id and belongs to our account. */
  readonly isOurs: boolean;
}

export type PaymentEvent =
  | { readonly type: 'prepareStarted' }
  | { readonly type: 'prepared' }
  /** The provider refused, or undid what it had created. */
  | { readonly type: 'refused' }
  /** A call that may have moved money got no answer. */
  | { readonly type: 'outcomeUnknown' }
  /** The guest's time is up and the object can no longer be paid. */
  | { readonly type: 'timeOver' }
  | { readonly type: 'seen'; readonly seen: SeenPayment }
  /** A late capture is accepted, because the order can still be made. */
  | { readonly type: 'lateAccepted' };

/** Reasons why staff have to check a payment. */
export const PAYMENT_ALARMS = ['wrongAmount', 'wrongCurrency', 'foreignObject', 'settlementFailed'] as const;
export type PaymentAlarm = (typeof PAYMENT_ALARMS)[number];

export interface NextPayment extends PaymentFacts {
  /** The statuses it passed through, the new one last; empty if it did not change. */
  readonly moves: readonly OnlinePaymentStatus[];
  readonly alarm: PaymentAlarm | null;
}

/** Applies an event to a payment; transitions without an edge in `PAYMENT_EDGES` change nothing. */
export function nextPayment(payment: PaymentFacts, event: PaymentEvent): NextPayment {
  switch (event.type) {
    case 'prepareStarted':
      return moveTo(payment, 'preparing');
    case 'prepared':
      return moveTo(payment, 'pending');
    case 'refused':
      return moveTo(payment, 'failed');
    case 'outcomeUnknown':
      return moveTo(payment, 'unknown');
    case 'timeOver':
      return moveTo(payment, payment.status === 'unknown' ? 'failed' : 'expired');
    case 'lateAccepted':
      return moveTo(payment, 'accepted');
    case 'seen':
      return applySeen(payment, event.seen);
  }
}

/** Compares a provider's object with our payment (amount, currency, payee, id); returns the first mismatch, or null. */
export function findAlarm({ amount }: Pick<PaymentFacts, 'amount'>, seen: SeenPayment): PaymentAlarm | null {
  if (!seen.isOurs) return 'foreignObject';
  if (seen.currency !== 'EUR') return 'wrongCurrency';
  return seen.amount !== amount || seen.captured > amount || isShort(amount, seen) ? 'wrongAmount' : null;
}

const isShort = (amount: Cents, { state, captured }: SeenPayment): boolean =>
  state === 'captured' && captured !== amount;

function applySeen(payment: PaymentFacts, seen: SeenPayment): NextPayment {
  const alarm = findAlarm(payment, seen);
  if (alarm) return keepStatus(payment, alarm);
  switch (seen.state) {
    case 'captured':
      return afterCapture(payment, seen);
    case 'promised':
      return moveTo(payment, 'authorised');
    case 'failed':
    case 'cancelled':
    case 'expired':
      return afterEnd(payment, seen.state);
    case 'open':
    case 'approved':
    case 'processing':
      return keepStatus(payment, null);
  }
}

// A capture after we gave up is `capturedLate`; keep refunds already seen.
function afterCapture(payment: PaymentFacts, { captured, refunded }: SeenPayment): NextPayment {
  const arrived = moveTo(payment, isAbandoned(payment.status) ? 'capturedLate' : 'captured');
  const updated = { ...arrived, captured, refunded: refunded > payment.refunded ? refunded : payment.refunded };
  return refunded > NO_CENTS ? afterRefund(updated) : updated;
}

function afterRefund(updated: NextPayment): NextPayment {
  const isWhole = updated.refunded >= updated.captured;
  const further = moveTo(updated, isWhole ? 'refunded' : 'partlyRefunded');
  return { ...further, moves: [...updated.moves, ...further.moves] };
}

// A broken promise leaves the order cooked but unpaid, so staff have to know.
function afterEnd(payment: PaymentFacts, state: 'failed' | 'cancelled' | 'expired'): NextPayment {
  if (payment.status === 'authorised') return keepStatus(payment, 'settlementFailed');
  return moveTo(payment, payment.status === 'unknown' ? 'failed' : state);
}

function moveTo(payment: PaymentFacts, goal: OnlinePaymentStatus): NextPayment {
  const moves = findMoves(payment.status, goal) ?? [];
  return { ...payment, status: moves.at(-1) ?? payment.status, moves, alarm: null };
}

const keepStatus = (payment: PaymentFacts, alarm: PaymentAlarm | null): NextPayment => ({
  ...payment,
  moves: [],
  alarm,
});

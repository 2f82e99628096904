import { type Cents, NO_CENTS, sum } from '../money.ts';
import type { PaymentStatus } from '../orders/payment-status.ts';
import { isOnlineMethod, type PaymentMethod } from '../shop/payment-method.ts';
import type { StopState } from './tour-state.ts';

/**
 * How an order is paid at the door. rest: it was paid online, and a change has made it dearer since; cash or card · paid:
 * nothing is due.
 */
export const DUE_KINDS = ['cash', 'card', 'rest', 'paid'] as const;
export type DueKind = (typeof DUE_KINDS)[number];

/** What a guest pays at the door by their order; never what was received (S3 W11). */
export interface Due {
  readonly kind: DueKind;
  readonly amount: Cents;
}

interface OrderToPay {
  readonly paymentMethod: PaymentMethod | null;
  readonly paymentStatus: PaymentStatus;
  readonly total: Cents;
  /** Of an order paid online: what a change has made dearer. */
  readonly dueInPerson: Cents;
}

const PAID: Due = { kind: 'paid', amount: NO_CENTS };

export function findDue({ paymentMethod, paymentStatus, total, dueInPerson }: OrderToPay): Due {
  if (dueInPerson > 0) return { kind: 'rest', amount: dueInPerson };
  if (paymentMethod === null || isOnlineMethod(paymentMethod)) return PAID;
  if (paymentStatus === 'notNeeded' || total === 0) return PAID;
  return { kind: paymentMethod === 'offline' ? 'cash' : 'card', amount: total };
}

export interface DueSums {
  readonly cash: Cents;
  readonly card: Cents;
  readonly rest: Cents;
}

/** The amounts due on a tour by its orders, without those that were not handed over. */
export function sumDue(stops: readonly { readonly state: StopState; readonly due: Due }[]): DueSums {
  const counted = stops.filter(({ state }) => state !== 'notMet' && state !== 'calledOff');
  const add = (kind: DueKind): Cents =>
    sum(counted.filter(({ due }) => due.kind === kind).map(({ due }) => due.amount));
  return { cash: add('cash'), card: add('card'), rest: add('rest') };
}

import {
  type CheckoutEffect,
  type CheckoutEvent,
  type CheckoutState,
  NO_ANSWERS,
  type Next,
  type OrderDraft,
  type Phase,
  startCheckout,
  step,
  type Submission,
} from '../src/checkout-flow/index.ts';
import { ORDER } from './order-to-check.ts';

/** An order that differs from others by the message to the cook only. */
export interface TestDraft extends OrderDraft {
  readonly cook: string;
}

export const aDraft = (cook = 'eins'): TestDraft => ({ cook });

/** A submission without obstacles. */
export function aSubmission(changes: Partial<Submission<TestDraft>> = {}): Submission<TestDraft> {
  return {
    answers: NO_ANSWERS,
    occasion: 'delivery',
    draft: aDraft(),
    toCheck: ORDER,
    time: 'open',
    hasBranches: false,
    keepsAddress: false,
    newKey: 'key-1',
    ...changes,
  };
}

/** A checkout in this phase, some turns after its start. */
export const inPhase = (
  phase: Phase<TestDraft>,
  changes: Partial<CheckoutState<TestDraft>> = {},
): CheckoutState<TestDraft> => ({
  ...startCheckout<TestDraft>({ attempt: null, unpaid: null }, false),
  phase,
  turn: TURN,
  check: 3,
  ...changes,
});

/** One transition: an event leads from a state to another, with these effects. */
export interface Transition {
  readonly from: CheckoutState<TestDraft>;
  readonly event: CheckoutEvent<TestDraft>;
  /** The changed part of the state; 'same': nothing changes. */
  readonly to: Partial<CheckoutState<TestDraft>> | 'same';
  readonly effects?: readonly CheckoutEffect<TestDraft>[];
}

/** The turn of `inPhase`, for answers that are in time. */
export const TURN = 7;

/** The state and the effects as they are, and as the transition wants them. */
export function takeTransition({ from, event, to, effects = [] }: Transition): {
  readonly actual: Next<TestDraft>;
  readonly expected: Next<TestDraft>;
} {
  return {
    actual: step(from, event),
    expected: [to === 'same' ? from : { ...from, turn: TURN + 1, ...to }, effects],
  };
}

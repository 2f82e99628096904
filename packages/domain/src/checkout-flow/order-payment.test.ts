import { describe, expect, it } from 'vitest';
import type { PrepareAnswer } from './events.ts';
import {
  ASKED,
  type OrderPaymentEffect,
  type OrderPaymentEvent,
  type OrderPaymentPhase,
  type OrderPaymentState,
  stepOrderPayment,
} from './order-payment.ts';

const address = { street: 'Torstraße', streetNumber: '12', zip: '10119', city: 'Berlin' };
const elsewhere = { kind: 'otherAddress', address } as const;
const inPhase = (phase: OrderPaymentPhase): OrderPaymentState => ({ phase, preparing: null, turn: 3 });
const waiting = inPhase({ kind: 'waiting' });
const preparing = (attempt = 1, walletSession: string | null = null): OrderPaymentState => ({
  ...waiting,
  preparing: { attempt, walletSession },
});
const settled = (result: 'paid' | 'waiting' | 'unpaid' | 'ended', walletSession: string | null = null, turn = 3) =>
  ({ kind: 'settled', turn, result, walletSession }) as const;
const prepared = (answer: PrepareAnswer) => ({ kind: 'prepared', turn: 3, answer }) as const;
const prepare = { kind: 'prepare', walletSession: null, isAgain: false } as const;
const showForm = { kind: 'showForm' } as const;
const button = { payload: 'p', signature: 's', keyid: 'k', merchantid: 'm', algorithm: 'a', sandbox: true };

interface Row {
  readonly from: OrderPaymentState;
  readonly event: OrderPaymentEvent;
  readonly to: Partial<OrderPaymentState> | 'same';
  readonly effects?: readonly OrderPaymentEffect[];
}

const LEFT = { phase: { kind: 'leaving' }, preparing: null, turn: 4 } as const;
const ended = (kind: 'paid' | 'ended' | 'unpaid' | 'waiting') =>
  ({ phase: { kind }, preparing: null, turn: 4 }) as const;

// S2 §4 Checkout steps, S3 K11
const TRANSITIONS: Readonly<Record<string, Row>> = {
  'asks for the state of the payment': {
    from: ASKED,
    event: { kind: 'polled', walletSession: 's1' },
    to: 'same',
    effects: [{ kind: 'settle', walletSession: 's1' }],
  },
  'the provider has not decided': {
    from: inPhase({ kind: 'asked' }),
    event: settled('waiting'),
    to: { phase: { kind: 'waiting' } },
  },
  'paid: the order is loaded again': {
    from: waiting,
    event: settled('paid'),
    to: ended('paid'),
    effects: [{ kind: 'reloadOrder' }],
  },
  'it can no longer be paid: the order is loaded again': {
    from: waiting,
    event: settled('ended'),
    to: ended('ended'),
    effects: [{ kind: 'reloadOrder' }],
  },
  'not paid: back to the form, to pay otherwise': {
    from: waiting,
    event: settled('unpaid'),
    to: { phase: { kind: 'unpaid' } },
    effects: [showForm],
  },
  'back from the wallet: its session is confirmed (S3 K11)': {
    from: inPhase({ kind: 'asked' }),
    event: settled('waiting', 's1'),
    to: { preparing: { attempt: 1, walletSession: 's1' }, turn: 4 },
    effects: [{ kind: 'prepare', walletSession: 's1', isAgain: false }],
  },
  'the guest pays now': {
    from: waiting,
    event: { kind: 'pay' },
    to: { preparing: { attempt: 1, walletSession: null }, turn: 4 },
    effects: [prepare],
  },
  'the second of two quick taps does nothing': { from: preparing(), event: { kind: 'pay' }, to: 'same' },
  'while the payment is prepared, an earlier answer is outdated': {
    from: preparing(),
    event: settled('unpaid', null, 2),
    to: 'same',
  },
  'so is one that arrives before it is prepared': { from: preparing(), event: settled('waiting'), to: 'same' },
  'unless it is final': {
    from: preparing(),
    event: settled('paid', null, 2),
    to: ended('paid'),
    effects: [{ kind: 'reloadOrder' }],
  },
  "'up to three attempts, 1 s apart' (S2 §4 Payment preparation)": {
    from: preparing(),
    event: prepared({ kind: 'unreachable' }),
    to: { preparing: { attempt: 2, walletSession: null }, turn: 4 },
    effects: [{ ...prepare, isAgain: true }],
  },
  'no answer after three attempts: the guest can pay again': {
    from: preparing(3),
    event: prepared({ kind: 'unreachable' }),
    to: ended('unpaid'),
    effects: [showForm],
  },
  'not decided after three attempts': {
    from: preparing(3),
    event: prepared({ kind: 'waiting' }),
    to: ended('waiting'),
  },
  'to the provider': {
    from: preparing(),
    event: prepared({ kind: 'external', url: '/pay' }),
    to: LEFT,
    effects: [{ kind: 'assign', url: '/pay' }],
  },
  'confirmed at the wallet, which is told once': {
    from: preparing(1, 's1'),
    event: prepared({ kind: 'external', url: '/pay' }),
    to: LEFT,
    effects: [
      { kind: 'keepSession', walletSession: 's1' },
      { kind: 'assign', url: '/pay' },
    ],
  },
  "to the checkout, where the provider's script is allowed": {
    from: preparing(),
    event: prepared({ kind: 'wallet', button }),
    to: LEFT,
    effects: [{ kind: 'showCheckout' }],
  },
  'its page could not be opened: the guest can pay again': {
    from: inPhase({ kind: 'leaving' }),
    event: { kind: 'providerMissing', turn: 3 },
    to: { phase: { kind: 'unpaid' } },
    effects: [showForm],
  },
  'the wallet holds another address (S3 K11)': {
    from: preparing(1, 's1'),
    event: prepared({ kind: 'addressHint', address }),
    to: { phase: elsewhere, preparing: null, turn: 4 },
  },
  'later answers do not include it': { from: inPhase(elsewhere), event: settled('waiting'), to: 'same' },
};

describe("the payment on the order's page", () => {
  it.each(Object.entries(TRANSITIONS))('%s', (_, { from, event, to, effects = [] }) => {
    expect(stepOrderPayment(from, event)).toEqual([to === 'same' ? from : { ...from, ...to }, effects]);
  });
});

import { describe, expect, it } from 'vitest';
import { aDraft, aSubmission, inPhase, takeTransition, type Transition, TURN } from '../../testing/checkout-flow.ts';
import type { PaymentStatus } from '../orders/payment-status.ts';
import { VALUES } from '../../testing/order-to-check.ts';
import type { PrepareAnswer, UnpaidAnswer } from './events.ts';
import type { UnpaidOrder } from './saved-flow.ts';
import { serializeContent } from './submission.ts';

const EDITING = { kind: 'editing' } as const;
const submission = aSubmission();
const order = { orderId: 'o1', gateway: 'PayPal_Platform' };
const consents = { createAccount: false };
const unpaid: UnpaidOrder = { ...order, ...consents, content: serializeContent(aDraft()) };
const editing = inPhase(EDITING, { unpaid });
const preparing = (attempt = 1) => inPhase({ kind: 'preparing', order, attempt }, { unpaid });
const prepared = (answer: PrepareAnswer) => ({ kind: 'prepared', answer, turn: TURN }) as const;
const redirecting = inPhase({ kind: 'external', to: 'redirect' }, { unpaid });
const placed = { kind: 'placed', orderId: 'o1' } as const;
const leave = { kind: 'showOrder', orderId: 'o1' } as const;
const forget = { kind: 'forgetOrder', orderId: 'o1' } as const;
/** 'Status failed or no answer is a failure: the group stage returns to checkout' (S2 §4). */
const cameBack = { kind: 'cameBack', order } as const;
const button = { payload: 'p', signature: 's', keyid: 'k', merchantid: 'm', algorithm: 'a', sandbox: true };
const checked = (said: UnpaidAnswer, check = 3) => ({ kind: 'unpaidChecked', check, answer: said }) as const;
const still = (paymentStatus: PaymentStatus, result: 'waiting' | 'unpaid' | 'ended' = 'unpaid') =>
  checked({ orderId: 'o1', result, paymentStatus });

// S2 §4 Payment preparation: 'up to three attempts, 1 s apart'; Checkout steps.
const PREPARING: Readonly<Record<string, Transition>> = {
  'the provider is not ready: asked again': {
    from: preparing(),
    event: prepared({ kind: 'waiting' }),
    to: { phase: { kind: 'preparing', order, attempt: 2 } },
    effects: [{ kind: 'prepare', order, isAgain: true }],
  },
  'no answer: asked again': {
    from: preparing(2),
    event: prepared({ kind: 'unreachable' }),
    to: { phase: { kind: 'preparing', order, attempt: 3 } },
    effects: [{ kind: 'prepare', order, isAgain: true }],
  },
  'not ready after three attempts: the order page keeps asking': {
    from: preparing(3),
    event: prepared({ kind: 'waiting' }),
    to: { phase: placed },
    effects: [leave],
  },
  'no answer after three attempts': {
    from: preparing(3),
    event: prepared({ kind: 'unreachable' }),
    to: { phase: EDITING, notice: 'failed', check: 4 },
    effects: [cameBack],
  },
  'paid already: cart and form are emptied': {
    from: preparing(),
    event: prepared({ kind: 'paid' }),
    to: { phase: placed, unpaid: null },
    effects: [leave, forget],
  },
  'the provider has a page': {
    from: preparing(),
    event: prepared({ kind: 'external', url: 'https://pay.example' }),
    to: { phase: { kind: 'external', to: 'redirect' } },
    effects: [{ kind: 'assign', url: 'https://pay.example' }],
  },
  'the provider is a wallet': {
    from: preparing(),
    event: prepared({ kind: 'wallet', button }),
    to: { phase: { kind: 'external', to: 'wallet' } },
    effects: [{ kind: 'openWallet', button }],
  },
  'its script or page could not be opened': {
    from: redirecting,
    event: { kind: 'providerMissing', turn: TURN },
    to: { phase: EDITING, notice: 'failed', check: 4 },
    effects: [cameBack],
  },
  "PayPal's window gets its order": {
    from: { ...preparing(), button: 'create' },
    event: prepared({ kind: 'payPal', payPalOrder: 'P1' }),
    to: { phase: { kind: 'payPalOpen' }, button: null },
    effects: [{ kind: 'answerPayPal', answer: { payPalOrder: 'P1' } }],
  },
  'refused by the provider': {
    from: preparing(),
    event: prepared({ kind: 'failed' }),
    to: { phase: EDITING, notice: 'failed', check: 4 },
    effects: [cameBack],
  },
  'the wallet holds another address (S3 K11)': {
    from: preparing(),
    event: prepared({ kind: 'addressHint', address: VALUES }),
    to: { phase: EDITING, notice: 'failed', check: 4 },
    effects: [cameBack],
  },
  'a tap on the order button while the payment is prepared does nothing': {
    from: preparing(),
    event: { kind: 'submit', submission },
    to: 'same',
  },
};

// S2 §2 /checkout/{paymentCanceled}, §4 Checkout steps
const RETURNS: Readonly<Record<string, Transition>> = {
  'shown with an unpaid order: asks for its state': {
    from: editing,
    event: { kind: 'mounted' },
    to: { check: 4, turn: TURN },
    effects: [{ kind: 'checkUnpaid', order }],
  },
  'shown without one': { from: inPhase(EDITING), event: { kind: 'mounted' }, to: 'same' },
  'restored after a redirect: the form is ready again': {
    from: redirecting,
    event: { kind: 'restored' },
    to: { phase: EDITING, check: 4 },
    effects: [{ kind: 'checkUnpaid', order }],
  },
  'it has been paid since: its page is shown': {
    from: editing,
    event: checked({ orderId: 'o1', result: 'paid', paymentStatus: 'captured' }),
    to: { phase: placed, unpaid: null },
    effects: [leave, forget],
  },
  'not paid yet': { from: editing, event: still('pending'), to: { notice: 'open', turn: TURN } },
  'cancelled at the provider': {
    from: editing,
    event: still('cancelled'),
    to: { notice: 'cancelled', turn: TURN, check: 4 },
    effects: [cameBack],
  },
  'came back without paying': {
    from: { ...editing, isCancelled: true },
    event: still('pending'),
    to: { notice: 'cancelled', turn: TURN, check: 4 },
    effects: [cameBack],
  },
  'refused by the provider': { from: editing, event: still('failed'), to: { notice: 'failed', turn: TURN } },
  'refused by the provider, so that the order of a group has ended': {
    from: editing,
    event: still('failed', 'ended'),
    to: { notice: 'failed', unpaid: null, turn: TURN },
  },
  'out of time': { from: editing, event: still('expired'), to: { notice: 'timeOver', turn: TURN } },
  'it can no longer be paid': {
    from: editing,
    event: still('pending', 'ended'),
    to: { notice: 'timeOver', unpaid: null, turn: TURN },
  },
  'it is not known here': {
    from: editing,
    event: checked({ orderId: 'o1', result: 'none' }),
    to: { unpaid: null, turn: TURN },
  },
  'no answer': { from: editing, event: checked({ orderId: 'o1', result: 'unreachable' }), to: 'same' },
  'the guest has ordered since then: the answer is late': {
    from: editing,
    event: checked({ orderId: 'o1', result: 'ended', paymentStatus: 'pending' }, 2),
    to: 'same',
  },
};

describe.each([
  ['preparing the payment', PREPARING],
  ['coming back to the checkout', RETURNS],
])('%s', (_, transitions) => {
  it.each(Object.entries(transitions))('%s', (_rule, transition) => {
    const { actual, expected } = takeTransition(transition);
    expect(actual).toEqual(expected);
  });
});

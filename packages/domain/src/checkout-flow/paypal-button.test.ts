import { describe, expect, it } from 'vitest';
import { aDraft, aSubmission, inPhase, takeTransition, type Transition, TURN } from '../../testing/checkout-flow.ts';
import { VALUES } from '../../testing/order-to-check.ts';
import type { UnpaidOrder } from './saved-flow.ts';
import { findPayPalAnswers } from './state.ts';
import { NO_ANSWERS } from './answers.ts';
import { serializeContent } from './submission.ts';

const EDITING = { kind: 'editing' } as const;
const submission = aSubmission();
const order = { orderId: 'o1', gateway: 'PayPal_Platform' };
const consents = { createAccount: false };
const unpaid: UnpaidOrder = { ...order, ...consents, content: serializeContent(aDraft()) };
const editing = inPhase(EDITING, { unpaid });
const capturing = inPhase({ kind: 'capturing', order }, { unpaid, button: 'approve' });
const captured = (status: 'success' | 'pending' | 'declined' | 'failed') =>
  ({ kind: 'captured', status, turn: TURN }) as const;
const payPalOpen = inPhase({ kind: 'payPalOpen' }, { unpaid });
const placed = { kind: 'placed', orderId: 'o1' } as const;
const leave = { kind: 'showOrder', orderId: 'o1' } as const;
const forget = { kind: 'forgetOrder', orderId: 'o1' } as const;
/** A group's order is given up (S2 §4). */
const cameBack = { kind: 'cameBack', order } as const;
const sending = { kind: 'sending', submission, key: 'key-1', requests: [aDraft()], isSlow: false } as const;
const answer = (said: 'open' | 'stay' | 'refuse' | 'done' | 'restart') =>
  ({ kind: 'answerPayPal', answer: said }) as const;
const approve = { kind: 'payPalApprove', payPalOrder: 'P1' } as const;

// S2 §4 Checkout steps, PayPal_Platform
const PAYPAL: Readonly<Record<string, Transition>> = {
  'a click is checked first': {
    from: editing,
    event: { kind: 'payPalClick', submission },
    to: { phase: { kind: 'settling', submission }, button: 'click' },
    effects: [{ kind: 'settleAddress', address: VALUES }],
  },
  'nothing prevents the order: the window opens': {
    from: inPhase({ kind: 'settling', submission }, { button: 'click' }),
    event: { kind: 'addressKnown', turn: TURN },
    to: { phase: EDITING, button: null },
    effects: [answer('open')],
  },
  'a problem keeps it closed': {
    from: inPhase({ kind: 'settling', submission }, { button: 'click' }),
    event: { kind: 'addressDearer', turn: TURN },
    to: { phase: EDITING, button: null },
    effects: [{ kind: 'toast', text: 'sumChanged' }, answer('stay')],
  },
  'while an order is being sent, it stays closed': {
    from: inPhase(sending),
    event: { kind: 'payPalClick', submission },
    to: 'same',
    effects: [answer('stay')],
  },
  'the window places the order': {
    from: inPhase(EDITING),
    event: { kind: 'payPalCreate', submission },
    to: { phase: sending, button: 'create', attempt: { key: 'key-1', requests: [aDraft()] }, check: 4 },
    effects: [{ kind: 'sendOrder', key: 'key-1', draft: aDraft() }],
  },
  'while another order is being sent, the window gets none': {
    from: inPhase(sending),
    event: { kind: 'payPalCreate', submission },
    to: 'same',
    effects: [answer('refuse')],
  },
  'the order is refused: the window gets none, and the form says why': {
    from: inPhase(sending, { button: 'create' }),
    event: {
      kind: 'orderRefused',
      refusal: { kind: 'form', errors: {} },
      isFinal: true,
      isUnreadable: false,
      turn: TURN,
    },
    to: { phase: EDITING, button: null },
    effects: [{ kind: 'showErrors', errors: {} }, answer('refuse')],
  },
  'cancelled there': {
    from: payPalOpen,
    event: { kind: 'payPalCancel' },
    to: { phase: EDITING, notice: 'cancelled', check: 4 },
    effects: [cameBack],
  },
  'failed there': {
    from: payPalOpen,
    event: { kind: 'payPalError' },
    to: { phase: EDITING, notice: 'failed', check: 4 },
    effects: [cameBack],
  },
  'its button fails before there is an order': {
    from: inPhase(EDITING),
    event: { kind: 'payPalError' },
    to: { notice: 'failed', turn: TURN },
  },
  'approved: captured': {
    from: payPalOpen,
    event: approve,
    to: { phase: { kind: 'capturing', order }, button: 'approve', check: 4 },
    effects: [{ kind: 'capture', order, payPalOrder: 'P1' }],
  },
  'without an unpaid order there is nothing to capture': {
    from: inPhase(EDITING),
    event: approve,
    to: 'same',
    effects: [answer('done')],
  },
  'captured: cart and form are emptied': {
    from: capturing,
    event: captured('success'),
    to: { phase: placed, unpaid: null, button: null },
    effects: [leave, forget, answer('done')],
  },
  'not yet known: the order page keeps asking': {
    from: capturing,
    event: captured('pending'),
    to: { phase: placed, button: null },
    effects: [leave, answer('done')],
  },
  "'INSTRUMENT_DECLINED restarts the provider flow'": {
    from: capturing,
    event: captured('declined'),
    to: { phase: { kind: 'payPalOpen' }, notice: 'failed', button: null },
    effects: [answer('restart')],
  },
  "'Any other result (error, cancel)' leads back to the form": {
    from: capturing,
    event: captured('failed'),
    to: { phase: EDITING, notice: 'failed', button: null, check: 4 },
    effects: [cameBack, answer('done')],
  },
};

describe("PayPal's button", () => {
  it.each(Object.entries(PAYPAL))('%s', (_, transition) => {
    const { actual, expected } = takeTransition(transition);
    expect(actual).toEqual(expected);
  });
});

it("answers count for the next click on PayPal's button, for the same order type and time (S3 O5)", () => {
  const confirmed = { ...NO_ANSWERS, viaPayPalButton: true, isConfirmed: true };
  const state = inPhase(EDITING, { forButton: { answers: confirmed, occasion: 'pickup' } });
  expect(findPayPalAnswers(state, 'pickup')).toEqual(confirmed);
  expect(findPayPalAnswers(state, 'delivery')).toEqual({ ...NO_ANSWERS, viaPayPalButton: true });
});

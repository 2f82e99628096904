import { describe, expect, it } from 'vitest';
import {
  aDraft,
  aSubmission,
  inPhase,
  type TestDraft,
  takeTransition,
  type Transition,
  TURN,
} from '../../testing/checkout-flow.ts';
import { findConsequence, type Question, type Refusal } from './questions.ts';
import { VALUES } from '../../testing/order-to-check.ts';
import type { UnpaidOrder } from './saved-flow.ts';
import { NO_ANSWERS } from './answers.ts';
import { serializeContent } from './submission.ts';

const EDITING = { kind: 'editing' } as const;
const submission = aSubmission();
const order = { orderId: 'o1', gateway: 'Stripe_card' };
const consents = { createAccount: false };
const unpaid: UnpaidOrder = { ...order, ...consents, content: serializeContent(aDraft()) };
const other: UnpaidOrder = { ...unpaid, content: serializeContent(aDraft('zwei')) };
const settled = inPhase({ kind: 'settling', submission });
const known = { kind: 'addressKnown', turn: TURN } as const;
const reconciling = (kept: UnpaidOrder | null) => inPhase({ kind: 'reconciling', submission, order }, { unpaid: kept });
const sendingWith = (changes: { readonly requests?: [TestDraft, ...TestDraft[]]; readonly isSlow?: boolean }) =>
  ({ kind: 'sending', submission, key: 'key-1', requests: [aDraft()], isSlow: false, ...changes }) as const;
const attempt = { key: 'key-1', requests: [aDraft()] };
const sending = inPhase(sendingWith({}), { attempt });
const attemptOfTwo = { key: 'key-1', requests: [aDraft('zwei'), aDraft()] };
const sendingEarlier = inPhase(sendingWith({ requests: [aDraft('zwei')] }), { attempt: attemptOfTwo });
const answered = (result: 'paid' | 'waiting' | 'unpaid' | 'ended') =>
  ({ kind: 'unpaidAnswered', answer: { orderId: 'o1', result, paymentStatus: 'pending' }, turn: TURN }) as const;
const notAnswered = (result: 'none' | 'unreachable') =>
  ({ kind: 'unpaidAnswered', answer: { orderId: 'o1', result }, turn: TURN }) as const;
const send = { kind: 'sendOrder', key: 'key-1', draft: aDraft() } as const;
const prepare = { kind: 'prepare', order, isAgain: false } as const;
const preparing = { kind: 'preparing', order, attempt: 1 } as const;
const placed = { kind: 'placed', orderId: 'o1' } as const;
const leave = { kind: 'showOrder', orderId: 'o1' } as const;
const placedWith = (gateway: string | null) => ({ kind: 'orderPlaced', orderId: 'o1', gateway, turn: TURN }) as const;
const toPhase = (question: Question) => ({
  kind: 'asking' as const,
  question,
  after: findConsequence(question, NO_ANSWERS),
  occasion: 'delivery',
});
const others: UnpaidOrder = { ...other, orderId: 'o2' };
const failed: Refusal = { kind: 'other', title: '', message: 'Bitte lade die Seite neu.' };

// S2 §4 Checkout steps, S3 K3
const TRANSITIONS: Readonly<Record<string, Transition>> = {
  'an order without obstacles is sent; its key is kept before the first call (S3 K3)': {
    from: settled,
    event: known,
    to: { phase: sendingWith({}), attempt, check: 4 },
    effects: [send],
  },
  'a kept key is used again, with the requests that may have arrived': {
    from: inPhase({ kind: 'settling', submission }, { attempt: { key: 'old', requests: [aDraft('zwei')] } }),
    event: known,
    to: {
      phase: { ...sendingWith({ requests: [aDraft(), aDraft('zwei')] }), key: 'old' },
      attempt: { key: 'old', requests: [aDraft('zwei'), aDraft()] },
      check: 4,
    },
    effects: [{ ...send, key: 'old' }],
  },
  'the unpaid order has the same content: it is settled': {
    from: { ...settled, unpaid },
    event: known,
    to: { phase: { kind: 'reconciling', submission, order }, check: 4 },
    effects: [{ kind: 'settleUnpaid', order }],
  },
  'the unpaid order has other content: it is given up first': {
    from: { ...settled, unpaid: other },
    event: known,
    to: { phase: { kind: 'reconciling', submission, order }, check: 4 },
    effects: [{ kind: 'giveUpUnpaid', order }],
  },
  'it has been paid since: its page is shown': {
    from: reconciling(other),
    event: answered('paid'),
    to: { phase: placed, unpaid: null },
    effects: [leave, { kind: 'forgetOrder', orderId: 'o1' }],
  },
  'it has ended: the order is sent': {
    from: reconciling(unpaid),
    event: answered('ended'),
    to: { phase: sendingWith({}), attempt, unpaid: null, check: 4 },
    effects: [send],
  },
  'it is not known here: the order is sent': {
    from: reconciling(unpaid),
    event: notAnswered('none'),
    to: { phase: sendingWith({}), attempt, unpaid: null, check: 4 },
    effects: [send],
  },
  'it waits for its payment, which is prepared again': {
    from: reconciling(unpaid),
    event: answered('waiting'),
    to: { phase: preparing },
    effects: [prepare],
  },
  'the provider has not decided about other content: no second order': {
    from: reconciling(other),
    event: answered('waiting'),
    to: { phase: EDITING, notice: 'checking' },
  },
  'no answer about other content: no second order': {
    from: reconciling(other),
    event: notAnswered('unreachable'),
    to: { phase: EDITING, trouble: { kind: 'unreachable', given: submission } },
  },
  'no answer about the same content: its payment is prepared': {
    from: reconciling(unpaid),
    event: notAnswered('unreachable'),
    to: { phase: preparing },
    effects: [prepare],
  },
  'another tab has left another unpaid order: that one is given up, too': {
    from: reconciling(others),
    event: answered('ended'),
    to: { phase: { kind: 'reconciling', submission, order: { ...order, orderId: 'o2' } }, check: 4 },
    effects: [{ kind: 'giveUpUnpaid', order: { ...order, orderId: 'o2' } }],
  },
  'an earlier request has arrived: asks for its answer under the same key': {
    from: inPhase(sendingWith({ requests: [aDraft(), aDraft('zwei')] }), { attempt: attemptOfTwo }),
    event: { kind: 'keyReused', refusal: failed, turn: TURN },
    to: { phase: sendingWith({ requests: [aDraft('zwei')] }) },
    effects: [{ ...send, draft: aDraft('zwei') }],
  },
  'an unknown request has arrived: the guest is told': {
    from: sending,
    event: { kind: 'keyReused', refusal: failed, turn: TURN },
    to: { phase: toPhase(failed), attempt: null },
  },
  'placed, paid in person: cart and form are emptied': {
    from: sending,
    event: placedWith(null),
    to: { phase: placed, attempt: null },
    effects: [leave, { kind: 'forgetOrder', orderId: 'o1' }],
  },
  'placed with a new account and a new saved address (S2 §2 Checkout page)': {
    from: inPhase(
      {
        ...sendingWith({ requests: [{ cook: 'eins', createAccount: true }] }),
        submission: aSubmission({ keepsAddress: true }),
      },
      { attempt },
    ),
    event: placedWith(null),
    to: { phase: placed, attempt: null },
    effects: [
      { kind: 'keepNewAccount', orderId: 'o1' },
      { kind: 'keepAddress', values: VALUES },
      leave,
      { kind: 'forgetOrder', orderId: 'o1' },
    ],
  },
  'placed, paid online: cart and form are kept until it is paid': {
    from: sending,
    event: placedWith('Stripe_card'),
    to: { phase: preparing, attempt: null, unpaid },
    effects: [prepare],
  },
  'the order of a lost answer is given up, since the guest has changed it': {
    from: sendingEarlier,
    event: placedWith('Stripe_card'),
    to: { phase: { kind: 'reconciling', submission, order }, attempt: null, unpaid: other, check: 4 },
    effects: [{ kind: 'giveUpUnpaid', order }],
  },
  "'A submit that takes longer than 2000 ms is tracked'": {
    from: sending,
    event: { kind: 'slow', turn: TURN },
    to: { phase: sendingWith({ isSlow: true }), turn: TURN },
    effects: [{ kind: 'track', action: 'submit-timeout' }],
  },
  once: { from: inPhase(sendingWith({ isSlow: true })), event: { kind: 'slow', turn: TURN }, to: 'same' },
  'no second order is sent while one is under way': {
    from: sending,
    event: { kind: 'submit', submission: aSubmission({ draft: aDraft('zwei') }) },
    to: 'same',
  },
};

describe('sending the order', () => {
  it.each(Object.entries(TRANSITIONS))('%s', (_, transition) => {
    const { actual, expected } = takeTransition(transition);
    expect(actual).toEqual(expected);
  });
});

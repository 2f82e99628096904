import { describe, expect, it } from 'vitest';
import { aDraft, aSubmission, inPhase, takeTransition, type Transition, TURN } from '../../testing/checkout-flow.ts';
import { VALUES } from '../../testing/order-to-check.ts';
import type { ShopId } from '../ids.ts';
import { findConsequence, type Question, type Refusal } from './questions.ts';
import { NO_ANSWERS } from './answers.ts';

const EDITING = { kind: 'editing' } as const;
const submission = aSubmission();
const attempt = { key: 'key-1', requests: [aDraft()] };
const sending = inPhase(
  { kind: 'sending', submission, key: 'key-1', requests: [aDraft()], isSlow: false },
  { attempt },
);
const refusedBy = (refusal: Refusal, isFinal = true) =>
  ({ kind: 'orderRefused', refusal, isFinal, isUnreadable: false, turn: TURN }) as const;
const toPhase = (question: Question) => ({
  kind: 'asking' as const,
  question,
  after: findConsequence(question, NO_ANSWERS),
  occasion: 'delivery',
});
const branch = { id: 'b' as ShopId, slug: 'b', url: '/b' };
const address = { street: 'Torstraße', streetNumber: '12', zip: '10119', city: 'Berlin' };
const agreed = { total: 2190, freeItems: [] };
const failed: Refusal = { kind: 'other', title: '', message: 'Bitte lade die Seite neu.' };

// S2 §8 Order submit, S3 K5
const REFUSALS: Readonly<Record<string, Transition>> = {
  '400: the fields show it': {
    from: sending,
    event: refusedBy({ kind: 'form', errors: { email: 'Falsch.' } }),
    to: { phase: EDITING, attempt: null },
    effects: [{ kind: 'showErrors', errors: { email: 'Falsch.' } }],
  },
  'code 1: what changed in the cart': {
    from: sending,
    event: refusedBy({ kind: 'changed', messages: ['Ausverkauft.'] }),
    to: { phase: toPhase({ kind: 'changed', messages: ['Ausverkauft.'] }), attempt: null },
  },
  'code 2: the corrected address, unless the guest has typed another one': {
    from: sending,
    event: refusedBy({ kind: 'addressCorrected', address, message: 'Korrigiert.' }),
    to: { phase: toPhase({ kind: 'addressCorrected', address, message: 'Korrigiert.' }), attempt: null },
    effects: [{ kind: 'fillAddress', address, instead: VALUES }],
  },
  'code 3: the new total': {
    from: sending,
    event: refusedBy({ kind: 'priceChanged', message: 'Neu.', agreed }),
    to: {
      phase: {
        ...toPhase({ kind: 'priceChanged', message: 'Neu.', agreed }),
        after: { kind: 'send', answers: { ...NO_ANSWERS, agreed }, corrected: null },
      },
      attempt: null,
    },
  },
  'codes 4 and 5: another time, among those available now': {
    from: sending,
    event: refusedBy({ kind: 'chooseTime', message: 'Voll.', times: [] }),
    to: { phase: toPhase({ kind: 'chooseTime', message: 'Voll.', times: [] }), attempt: null },
    effects: [{ kind: 'refreshTimes' }],
  },
  'code 6: the coupon': {
    from: sending,
    event: refusedBy({ kind: 'couponNotValid', title: '', message: 'Abgelaufen.' }),
    to: { phase: toPhase({ kind: 'couponNotValid', title: '', message: 'Abgelaufen.' }), attempt: null },
  },
  'code 8: another branch': {
    from: sending,
    event: refusedBy({ kind: 'otherBranch', branch }),
    to: { phase: toPhase({ kind: 'otherBranch', branch }), attempt: null },
  },
  'another refusal: its sentence': {
    from: sending,
    event: refusedBy(failed, false),
    to: { phase: toPhase(failed) },
  },
  'no answer: the key is kept, since the order may have arrived (S3 K3)': {
    from: sending,
    event: refusedBy({ kind: 'unreachable' }, false),
    to: { phase: EDITING, trouble: { kind: 'unreachable', given: submission } },
  },
  '500: the key is kept, and the guest may send again': {
    from: sending,
    event: refusedBy({ kind: 'notSent', message: 'Gerade nicht.' }, false),
    to: { phase: EDITING, trouble: { kind: 'notSent', message: 'Gerade nicht.' } },
  },
  'an unreadable answer is tracked (S2 §8)': {
    from: sending,
    event: { ...refusedBy({ kind: 'notSent', message: 'Gerade nicht.' }, false), isUnreadable: true },
    to: { phase: EDITING, trouble: { kind: 'notSent', message: 'Gerade nicht.' } },
    effects: [{ kind: 'track', action: 'unknown-error' }],
  },
};

describe('a refused order', () => {
  it.each(Object.entries(REFUSALS))('%s', (_, transition) => {
    const { actual, expected } = takeTransition(transition);
    expect(actual).toEqual(expected);
  });
});

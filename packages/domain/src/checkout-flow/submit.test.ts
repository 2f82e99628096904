import { describe, expect, it } from 'vitest';
import { aSubmission, inPhase, takeTransition, type Transition, TURN } from '../../testing/checkout-flow.ts';
import { ORDER, VALUES } from '../../testing/order-to-check.ts';
import type { ShopId } from '../ids.ts';
import { findConsequence, type Question } from './questions.ts';
import { NO_ANSWERS } from './answers.ts';

const EDITING = { kind: 'editing' } as const;
const submission = aSubmission();
const BY_BUTTON = { ...NO_ANSWERS, viaPayPalButton: true };
const editing = inPhase(EDITING);
const settling = inPhase({ kind: 'settling', submission });
const settlingWith = (toCheck: Partial<typeof ORDER>) =>
  inPhase({ kind: 'settling', submission: aSubmission({ toCheck: { ...ORDER, ...toCheck } }) });
const asking = (question: Question, answers = NO_ANSWERS) =>
  inPhase({ kind: 'asking', question, after: findConsequence(question, answers), occasion: 'delivery' });
const problem = (code: 'cartEmpty' | 'usePayPalButton') => ({ kind: 'problem', problem: { code } }) as const;
const pickup = { kind: 'problem', problem: { code: 'confirmationNeeded', about: 'pickup' } } as const;
const branch = { id: 'b' as ShopId, slug: 'b', url: '/b' };
const corrected = { street: 'Torstraße', streetNumber: '12', zip: '10119', city: 'Berlin' };
const toPhase = (question: Question, answers = NO_ANSWERS) => ({
  kind: 'asking' as const,
  question,
  after: findConsequence(question, answers),
  occasion: 'delivery',
});
const settle = { kind: 'settleAddress', address: VALUES } as const;
const refuse = { kind: 'refuseAddress', address: VALUES, message: 'Dorthin liefern wir nicht.' } as const;
const outOfRange = (isOutOfRange: boolean) =>
  ({ kind: 'addressRefused', message: 'Dorthin liefern wir nicht.', isOutOfRange, turn: TURN }) as const;
const unreachable = (answers = NO_ANSWERS) =>
  inPhase(EDITING, { trouble: { kind: 'unreachable', given: { answers, occasion: 'delivery' } } });
const submitWith = (toCheck: Partial<typeof ORDER>) =>
  ({ kind: 'submit', submission: aSubmission({ toCheck: { ...ORDER, ...toCheck } }) }) as const;

// S2 §5: the checks of an order in sequence; S2 §4 Checkout steps.
const TRANSITIONS: Readonly<Record<string, Transition>> = {
  'an empty cart is named before the address (S2 §5.1)': {
    from: editing,
    event: submitWith({ itemCount: 0 }),
    to: { phase: toPhase(problem('cartEmpty')) },
  },
  "PayPal's method leads to PayPal's button (S2 §5)": {
    from: editing,
    event: submitWith({ values: { ...VALUES, paymentMethod: 'PayPal_Platform' } }),
    to: { phase: toPhase(problem('usePayPalButton')) },
  },
  'otherwise the terms of the address come first (S2 §5.2)': {
    from: editing,
    event: { kind: 'submit', submission },
    to: { phase: { kind: 'settling', submission } },
    effects: [settle],
  },
  'while a question is open': {
    from: asking(pickup),
    event: { kind: 'submit', submission },
    to: { phase: { kind: 'settling', submission } },
    effects: [settle],
  },
  "while PayPal's window is open, to pay otherwise": {
    from: inPhase({ kind: 'payPalOpen' }),
    event: { kind: 'submit', submission },
    to: { phase: { kind: 'settling', submission } },
    effects: [settle],
  },
  'the second of two quick taps does nothing': {
    from: settling,
    event: { kind: 'submit', submission },
    to: 'same',
  },
  'terms that differ change the sum, so the guest presses again': {
    from: settling,
    event: { kind: 'addressDearer', turn: TURN },
    to: { phase: EDITING },
    effects: [{ kind: 'toast', text: 'sumChanged' }],
  },
  'terms under which nothing is dearer need no second press: the order is sent under them': {
    from: settling,
    event: { kind: 'addressSettled', turn: TURN, submission: aSubmission({ toCheck: { ...ORDER, itemCount: 0 } }) },
    to: { phase: toPhase(problem('cartEmpty')) },
  },
  'a refused address is shown at its field': {
    from: settling,
    event: outOfRange(false),
    to: { phase: EDITING },
    effects: [refuse],
  },
  'in a franchise, another branch may deliver there (S2 §5.2)': {
    from: inPhase({ kind: 'settling', submission: aSubmission({ hasBranches: true }) }),
    event: outOfRange(true),
    to: { phase: { kind: 'findingBranch', submission: aSubmission({ hasBranches: true }) } },
    effects: [refuse, { kind: 'findBranch', address: VALUES }],
  },
  "without a franchise: 'niemand liefert'": {
    from: settling,
    event: outOfRange(true),
    to: { phase: toPhase({ kind: 'noBranch' }) },
    effects: [refuse],
  },
  'no branch delivers there': {
    from: inPhase({ kind: 'findingBranch', submission }),
    event: { kind: 'branchFound', branch: null, turn: TURN },
    to: { phase: toPhase({ kind: 'noBranch' }) },
  },
  "a branch delivers there: 'Dorthin wechseln?'": {
    from: inPhase({ kind: 'findingBranch', submission }),
    event: { kind: 'branchFound', branch, turn: TURN },
    to: { phase: toPhase({ kind: 'otherBranch', branch }) },
  },
  'the form shows all its problems at once (S3 K7)': {
    from: settlingWith({ values: { ...VALUES, name: '' } }),
    event: { kind: 'addressKnown', turn: TURN },
    to: { phase: EDITING },
    effects: [{ kind: 'showProblems', problems: [{ field: 'name', code: 'nameMissing' }], time: 'open' }],
  },
  'a time that has passed': {
    from: inPhase({ kind: 'settling', submission: aSubmission({ time: 'gone' }) }),
    event: { kind: 'addressKnown', turn: TURN },
    to: { phase: EDITING },
    effects: [{ kind: 'showProblems', problems: [], time: 'gone' }],
  },
  'a pickup is confirmed (S3 O5)': {
    from: settlingWith({ deliveryType: 'pickup' }),
    event: { kind: 'addressKnown', turn: TURN },
    to: { phase: toPhase(pickup) },
  },
  'without unsuitable items, if the guest agrees (S2 §5.9)': {
    from: settlingWith({ unsuitableCount: 1 }),
    event: { kind: 'addressKnown', turn: TURN },
    to: {
      phase: {
        ...toPhase({ kind: 'problem', problem: { code: 'itemsUnsuitable', which: 'some', deliveryType: 'delivery' } }),
        after: { kind: 'send', answers: { ...NO_ANSWERS, acceptsWithoutUnsuitable: true }, corrected: null },
      },
    },
  },
  'if no item is suitable, there is nothing to send': {
    from: settlingWith({ unsuitableCount: 3 }),
    event: { kind: 'addressKnown', turn: TURN },
    to: {
      phase: toPhase({ kind: 'problem', problem: { code: 'itemsUnsuitable', which: 'all', deliveryType: 'delivery' } }),
    },
  },
  'the connection is back: sent again with the same answers': {
    from: unreachable({ ...NO_ANSWERS, isConfirmed: true }),
    event: { kind: 'online' },
    to: { phase: EDITING },
    effects: [{ kind: 'submitAgain', answers: { ...NO_ANSWERS, isConfirmed: true } }],
  },
  "PayPal's window opens only on a click, so the guest is asked for one": {
    from: unreachable(BY_BUTTON),
    event: { kind: 'online' },
    to: { phase: EDITING, forButton: { answers: BY_BUTTON, occasion: 'delivery' } },
    effects: [{ kind: 'toast', text: 'payPalAgain' }],
  },
  'nothing is waiting for the connection': { from: editing, event: { kind: 'online' }, to: 'same' },
  'a confirmed pickup is sent': {
    from: asking(pickup),
    event: { kind: 'confirm' },
    to: { phase: EDITING },
    effects: [{ kind: 'submitAgain', answers: { ...NO_ANSWERS, isConfirmed: true } }],
  },
  "the answer to PayPal's click waits for the next one": {
    from: asking(pickup, BY_BUTTON),
    event: { kind: 'confirm' },
    to: { phase: EDITING, forButton: { answers: { ...BY_BUTTON, isConfirmed: true }, occasion: 'delivery' } },
    effects: [{ kind: 'toast', text: 'payPalAgain' }],
  },
  'a corrected address goes into the form first': {
    from: asking({ kind: 'addressCorrected', address: corrected, message: '' }),
    event: { kind: 'confirm' },
    to: { phase: EDITING },
    effects: [
      { kind: 'fillAddress', address: corrected, instead: null },
      { kind: 'submitAgain', answers: { ...NO_ANSWERS, skipGoogleValidation: true } },
    ],
  },
  'to the other branch': {
    from: asking({ kind: 'otherBranch', branch }),
    event: { kind: 'confirm' },
    to: { phase: { kind: 'leaving', to: 'branch' } },
    effects: [{ kind: 'switchTo', branch }],
  },
  'the menu is older than the server: the page loads again': {
    from: asking({ kind: 'changed', messages: ['Tiramisù ist ausverkauft.'] }),
    event: { kind: 'confirm' },
    to: { phase: { kind: 'leaving', to: 'reload' } },
    effects: [{ kind: 'reload' }],
  },
  'a coupon that is not valid is removed': {
    from: asking({ kind: 'couponNotValid', title: '', message: 'Abgelaufen.' }),
    event: { kind: 'confirm' },
    to: { phase: EDITING },
    effects: [{ kind: 'clearCoupon' }],
  },
  'a message was read': { from: asking({ kind: 'noBranch' }), event: { kind: 'confirm' }, to: { phase: EDITING } },
  declined: { from: asking(pickup), event: { kind: 'decline' }, to: { phase: EDITING } },
  'a declined correction leads to the address': {
    from: asking({ kind: 'addressCorrected', address: corrected, message: '' }),
    event: { kind: 'decline' },
    to: { phase: EDITING },
    effects: [{ kind: 'focusStreet' }],
  },
  'another time is chosen (S3 O7)': {
    from: asking({ kind: 'chooseTime', message: 'Voll.', times: [{ serveAt: '19:30', label: '19:30' }] }),
    event: { kind: 'chooseTime', serveAt: '19:30' },
    to: { phase: EDITING },
    effects: [{ kind: 'setServeAt', serveAt: '19:30' }],
  },
  'a late answer changes nothing': { from: settling, event: { kind: 'addressKnown', turn: TURN - 1 }, to: 'same' },
};

describe('before the order is sent', () => {
  it.each(Object.entries(TRANSITIONS))('%s', (_, transition) => {
    const { actual, expected } = takeTransition(transition);
    expect(actual).toEqual(expected);
  });
});

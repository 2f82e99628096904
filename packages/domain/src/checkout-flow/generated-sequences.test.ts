import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createModelServer, type Fate, FATES, type ModelDraft } from '../../../../tests/support/checkout-model.ts';
import { amount, SEED } from '../../../../tests/support/tier.ts';
import { ORDER } from '../../testing/order-to-check.ts';
import type { CheckoutEffect } from './effects.ts';
import type { CheckoutEvent } from './events.ts';
import type { SavedFlow } from './saved-flow.ts';
import { findPayPalAnswers, startCheckout } from './state.ts';
import { step } from './step.ts';
import { type Answers, NO_ANSWERS } from './answers.ts';
import type { Submission } from './submission.ts';

const RUNS = amount({ usual: 2000, thorough: 10_000 });
const MOVES = [
  'submit',
  'confirm',
  'decline',
  'online',
  'click',
  'create',
  'approve',
  'cancel',
  'error',
  'answer',
  'answer',
  'answer',
  'answer',
  'reload',
  'restored',
  'pay',
] as const;
const CONTENTS = ['pizza cash', 'pizza online', 'pasta online'] as const;

const MOVE = fc.record({
  kind: fc.constantFrom(...MOVES),
  content: fc.constantFrom(...CONTENTS),
  isPickup: fc.boolean(),
  fate: fc.oneof({ weight: 3, arbitrary: fc.constant<Fate>('answered') }, fc.constantFrom(...FATES)),
  which: fc.nat(5),
});
type Move = typeof MOVE extends fc.Arbitrary<infer Value> ? Value : never;

it(`an order is never placed twice, never lost, and no button is dead (${RUNS} sequences, seed ${SEED})`, () => {
  fc.assert(
    fc.property(fc.array(MOVE, { maxLength: 40 }), fc.boolean(), (moves, isGroup) => {
      const { move, expectSound, expectWayOn } = createGuest(isGroup);
      for (const next of moves) {
        move(next);
        expectSound();
      }
      expectWayOn();
    }),
    { numRuns: RUNS, seed: SEED },
  );
});

interface Pending {
  readonly effect: CheckoutEffect<ModelDraft>;
  readonly turn: number;
  readonly check: number;
}

/** A guest at the checkout, alone or for a group, with the browser's storage and the calls under way. */
function createGuest(isGroup: boolean) {
  const server = createModelServer();
  let saved: SavedFlow<ModelDraft> = { attempt: null, unpaid: null };
  let state = startCheckout(saved, false);
  let pending: Pending[] = [];
  let content: Move['content'] = CONTENTS[0];
  let isPickup = false;
  let keys = 0;
  /** Questions of PayPal's button without an answer. */
  let asked = 0;
  const shown = new Set<string>();

  const submission = (answers: Answers): Submission<ModelDraft> => {
    keys += 1;
    const toCheck = { ...ORDER, ...answers, deliveryType: isPickup ? ('pickup' as const) : ('delivery' as const) };
    const occasion = isPickup ? 'pickup' : 'delivery';
    const order = { draft: { content }, hasBranches: true, keepsAddress: false, time: 'open' as const };
    return { answers, occasion, toCheck, newKey: `key-${keys}`, ...order };
  };
  const byButton = (): Submission<ModelDraft> => submission(findPayPalAnswers(state, isPickup ? 'pickup' : 'delivery'));
  const dispatch = (event: CheckoutEvent<ModelDraft>): void => {
    const [next, effects] = step({ ...state, ...saved }, event);
    state = next;
    saved = { attempt: next.attempt, unpaid: next.unpaid };
    for (const effect of effects) run({ effect, turn: next.turn, check: next.check });
  };
  const run = (started: Pending): void => {
    const { effect } = started;
    if (effect.kind === 'submitAgain') dispatch({ kind: 'submit', submission: submission(effect.answers) });
    else if (effect.kind === 'answerPayPal') asked -= 1;
    else if (effect.kind === 'showOrder') shown.add(effect.orderId);
    else if (effect.kind === 'reload' || effect.kind === 'switchTo') load();
    else if (isCall(effect) || (isGroup && effect.kind === 'cameBack')) pending = [...pending, started];
  };
  const load = (): void => {
    pending = [];
    asked = 0;
    state = startCheckout(saved, false);
    dispatch({ kind: 'mounted' });
  };
  const answer = (one: Pending | undefined, fate: Fate): void => {
    if (!one) return;
    pending = pending.filter((other) => other !== one);
    const event = server.answer(one.effect, fate, one);
    if (event) dispatch(event);
  };
  const ask = (event: CheckoutEvent<ModelDraft>): void => {
    asked += 1;
    dispatch(event);
  };
  const move = (next: Move): void => {
    // The order page: only the way back leads to the checkout again.
    if (state.phase.kind === 'placed' && next.kind !== 'reload') return;
    if (isDone()) return;
    switch (next.kind) {
      case 'submit':
      case 'click':
      case 'create':
        ({ content, isPickup } = next);
        if (next.kind === 'submit') return dispatch({ kind: 'submit', submission: submission(NO_ANSWERS) });
        return ask({ kind: next.kind === 'click' ? 'payPalClick' : 'payPalCreate', submission: byButton() });
      case 'approve':
        return ask({ kind: 'payPalApprove', payPalOrder: 'P' });
      case 'cancel':
        return dispatch({ kind: 'payPalCancel' });
      case 'error':
        return dispatch({ kind: 'payPalError' });
      case 'answer':
        return answer(pending[next.which % Math.max(pending.length, 1)], next.fate);
      case 'reload':
        return load();
      case 'pay':
        return server.payOpen();
      case 'confirm':
      case 'decline':
      case 'online':
      case 'restored':
        return dispatch({ kind: next.kind });
    }
  };
  /** The cart has been emptied: the next order is another one. */
  const isDone = (): boolean => state.phase.kind === 'placed' && saved.unpaid === null;

  const expectSound = (): void => {
    const live = server.listLive();
    expect(live.length).toBeLessThanOrEqual(1);
    for (const { id, key } of live) {
      const isFound = shown.has(id) || saved.unpaid?.orderId === id || saved.attempt?.key === key;
      expect(isFound, `order ${id} in ${state.phase.kind}`).toBe(true);
    }
    expect(asked).toBe(state.button === null ? 0 : 1);
  };
  /** All calls are answered as they should be. */
  const settle = (): void => {
    for (let calls = 0; pending.length > 0; calls += 1) {
      expect(calls).toBeLessThan(50);
      answer(pending[0], 'answered');
      expectSound();
    }
  };
  const expectWayOn = (): void => {
    settle();
    if (state.phase.kind === 'asking') dispatch({ kind: 'decline' });
    if (state.phase.kind === 'external' || state.phase.kind === 'leaving') dispatch({ kind: 'restored' });
    settle();
    if (state.phase.kind === 'placed') return;
    expect(['editing', 'payPalOpen']).toContain(state.phase.kind);
    isPickup = false;
    dispatch({ kind: 'submit', submission: submission(NO_ANSWERS) });
    settle();
    expect(['placed', 'external']).toContain(state.phase.kind);
    expect(server.listLive()).toHaveLength(1);
  };
  return { move, expectSound, expectWayOn };
}

const CALLS: readonly CheckoutEffect<ModelDraft>['kind'][] = [
  'settleAddress',
  'findBranch',
  'settleUnpaid',
  'giveUpUnpaid',
  'checkUnpaid',
  'sendOrder',
  'prepare',
  'capture',
  'assign',
  'openWallet',
];
const isCall = ({ kind }: CheckoutEffect<ModelDraft>): boolean => CALLS.includes(kind);

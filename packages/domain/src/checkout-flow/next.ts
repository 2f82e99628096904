import type { CheckoutEffect } from './effects.ts';
import { findConsequence, type Question } from './questions.ts';
import type { CheckoutState, Phase } from './state.ts';
import type { GivenAnswers } from './answers.ts';
import type { OrderDraft } from './submission.ts';

/** The next state, and what to do. */
export type Next<Draft extends OrderDraft> = readonly [CheckoutState<Draft>, readonly CheckoutEffect<Draft>[]];

export const stay = <Draft extends OrderDraft>(state: CheckoutState<Draft>): Next<Draft> => [state, []];

/** Enters a phase; answers to effects of earlier phases are late from now on. */
export const enter = <Draft extends OrderDraft>(
  state: CheckoutState<Draft>,
  phase: Phase<Draft>,
  effects: readonly CheckoutEffect<Draft>[] = [],
): Next<Draft> => [{ ...state, phase, turn: state.turn + 1 }, effects];

export const edit = <Draft extends OrderDraft>(
  state: CheckoutState<Draft>,
  effects: readonly CheckoutEffect<Draft>[] = [],
): Next<Draft> => enter(state, { kind: 'editing' }, effects);

/** Asks the guest about an order that was submitted with these answers. */
export function ask<Draft extends OrderDraft>(
  state: CheckoutState<Draft>,
  question: Question,
  { answers, occasion }: GivenAnswers,
): Next<Draft> {
  return enter(state, { kind: 'asking', question, after: findConsequence(question, answers), occasion });
}

/** Adds effects before those of the next state. */
export const first = <Draft extends OrderDraft>(
  effects: readonly CheckoutEffect<Draft>[],
  [state, others]: Next<Draft>,
): Next<Draft> => [state, [...effects, ...others]];

import { checkOrder, type OrderProblem } from '../checkout/check-order.ts';
import type { CheckoutEffect } from './effects.ts';
import type { BranchAddress } from './questions.ts';
import { reconcile } from './send.ts';
import { ask, edit, enter, first, type Next, stay } from './next.ts';
import type { CheckoutState } from './state.ts';
import type { GivenAnswers } from './answers.ts';
import type { OrderDraft, Submission } from './submission.ts';

// Checks that come before the address (S2 §5).
const BEFORE_ADDRESS: readonly OrderProblem['code'][] = ['cartEmpty', 'deliveryTypeNotSupported', 'usePayPalButton'];

/** Returns whether the form can be submitted; otherwise an order or a payment is already under way. */
export const canSubmit = ({ phase }: CheckoutState<OrderDraft>): boolean =>
  phase.kind === 'editing' || phase.kind === 'asking' || phase.kind === 'payPalOpen';

/** Checks the order in the sequence of S2 §5, beginning with the address. */
export function submit<Draft extends OrderDraft>(
  state: CheckoutState<Draft>,
  submission: Submission<Draft>,
): Next<Draft> {
  const problem = checkOrder(submission.toCheck);
  if (problem && BEFORE_ADDRESS.includes(problem.code)) return ask(state, { kind: 'problem', problem }, submission);
  const address = submission.toCheck.values;
  return enter(state, { kind: 'settling', submission }, [{ kind: 'settleAddress', address }]);
}

/** The address is known; finds the first reason not to send the order. */
export function checkSettled<Draft extends OrderDraft>(
  state: CheckoutState<Draft>,
  submission: Submission<Draft>,
): Next<Draft> {
  const { time, toCheck } = submission;
  const problem = checkOrder(toCheck);
  const problems = problem?.code === 'formInvalid' ? problem.problems : [];
  if (problems.length > 0 || time !== 'open') return edit(state, [{ kind: 'showProblems', problems, time }]);
  if (problem) return ask(state, { kind: 'problem', problem }, submission);
  if (submission.unseen) return ask(state, submission.unseen, submission);
  if (state.button !== 'click') return reconcile(state, submission);
  // PayPal's button now asks for its order.
  return edit({ ...state, button: null }, [{ kind: 'answerPayPal', answer: 'open' }]);
}

export function refuseAddress<Draft extends OrderDraft>(
  state: CheckoutState<Draft>,
  submission: Submission<Draft>,
  { message, isOutOfRange }: { readonly message: string; readonly isOutOfRange: boolean },
): Next<Draft> {
  const address = submission.toCheck.values;
  const refuse: CheckoutEffect<Draft> = { kind: 'refuseAddress', address, message };
  if (!isOutOfRange) return edit(state, [refuse]);
  if (!submission.hasBranches) return first([refuse], offerBranch(state, submission, null));
  return enter(state, { kind: 'findingBranch', submission }, [refuse, { kind: 'findBranch', address }]);
}

/** Offers a branch that delivers to the address; if there is none, says that nothing is delivered there (S2 §5.2). */
export const offerBranch = <Draft extends OrderDraft>(
  state: CheckoutState<Draft>,
  given: GivenAnswers,
  branch: BranchAddress | null,
): Next<Draft> => ask(state, branch ? { kind: 'otherBranch', branch } : { kind: 'noBranch' }, given);

/** Follows the guest's 'yes' to the question. */
export function confirm<Draft extends OrderDraft>(state: CheckoutState<Draft>): Next<Draft> {
  const { phase } = state;
  if (phase.kind !== 'asking') return stay(state);
  const { question, after, occasion } = phase;
  const seen: CheckoutEffect<Draft>[] =
    question.kind === 'leftOut' ? [{ kind: 'rememberLeftOut', ids: question.ids }] : [];
  switch (after.kind) {
    case 'none':
      return edit(state);
    case 'clearCoupon':
      return edit(state, [{ kind: 'clearCoupon' }]);
    case 'reload':
      return enter(state, { kind: 'leaving', to: 'reload' }, [...seen, { kind: 'reload' }]);
    case 'switchTo':
      return enter(state, { kind: 'leaving', to: 'branch' }, [{ kind: 'switchTo', branch: after.branch }]);
    case 'send':
      return first(
        after.corrected ? [{ kind: 'fillAddress', address: after.corrected, instead: null }] : seen,
        submitAgain(state, { answers: after.answers, occasion }),
      );
  }
}

/** Declining an address correction leads to the address. */
export function decline<Draft extends OrderDraft>(state: CheckoutState<Draft>): Next<Draft> {
  const { phase } = state;
  if (phase.kind !== 'asking') return stay(state);
  return edit(state, phase.question.kind === 'addressCorrected' ? [{ kind: 'focusStreet' }] : []);
}

/** After an order without an answer, sends it again. */
export function retry<Draft extends OrderDraft>(state: CheckoutState<Draft>): Next<Draft> {
  const { phase, trouble } = state;
  const isWaiting = phase.kind === 'editing' && trouble?.kind === 'unreachable';
  return isWaiting ? submitAgain(state, trouble.given) : stay(state);
}

/** PayPal's window opens only on a click, so the answers wait for the next one. */
function submitAgain<Draft extends OrderDraft>(state: CheckoutState<Draft>, given: GivenAnswers): Next<Draft> {
  const { answers } = given;
  return answers.viaPayPalButton
    ? edit({ ...state, forButton: given }, [{ kind: 'toast', text: 'payPalAgain' }])
    : edit(state, [{ kind: 'submitAgain', answers }]);
}

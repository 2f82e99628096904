import { checkUnpaid, followChecked } from './check-unpaid.ts';
import type { CheckoutEvent } from './events.ts';
import { edit, first, type Next, stay } from './next.ts';
import { comeBack, followCaptured, followPrepared } from './pay.ts';
import { answerButton, followButton } from './paypal-button.ts';
import { followPlaced, followReconciled, followRefusal, followReused } from './send.ts';
import { type CheckoutState, isAway, type Phase } from './state.ts';
import type { OrderDraft, Submission } from './submission.ts';
import { canSubmit, checkSettled, confirm, decline, offerBranch, refuseAddress, retry, submit } from './submit.ts';

/** The next state of the checkout, and the effects to run. An event that the state does not wait for changes nothing. */
export function step<Draft extends OrderDraft>(state: CheckoutState<Draft>, event: CheckoutEvent<Draft>): Next<Draft> {
  if ('turn' in event && event.turn !== state.turn) return stay(state);
  return answerButton(move(state, event));
}

function move<Draft extends OrderDraft>(state: CheckoutState<Draft>, event: CheckoutEvent<Draft>): Next<Draft> {
  switch (event.kind) {
    case 'submit':
      return canSubmit(state) ? submit(state, event.submission) : stay(state);
    case 'confirm':
      return confirm(state);
    case 'decline':
      return decline(state);
    case 'chooseTime':
      return chooseTime(state, event.serveAt);
    case 'online':
      return retry(state);
    case 'payPalClick':
    case 'payPalCreate':
    case 'payPalApprove':
    case 'payPalCancel':
    case 'payPalError':
      return followButton(state, event);
    case 'mounted':
      return checkUnpaid(stay(state));
    case 'restored':
      return checkUnpaid(isAway(state.phase) ? edit(state) : stay(state));
    case 'unpaidChecked':
      return event.check === state.check ? followChecked(state, event.answer) : stay(state);
    default:
      return followAnswer(state, event);
  }
}

type Answered<Draft extends OrderDraft> = Extract<CheckoutEvent<Draft>, { readonly turn: number }>;

/** Answers to calls. Each call belongs to one phase. */
function followAnswer<Draft extends OrderDraft>(state: CheckoutState<Draft>, event: Answered<Draft>): Next<Draft> {
  const { phase } = state;
  switch (phase.kind) {
    case 'settling':
      return followAddress(state, phase.submission, event);
    case 'findingBranch':
      return event.kind === 'branchFound' ? offerBranch(state, phase.submission, event.branch) : stay(state);
    case 'reconciling':
      return event.kind === 'unpaidAnswered' ? followReconciled(state, phase, event.answer) : stay(state);
    case 'sending':
      return followSent(state, phase, event);
    case 'preparing':
      return event.kind === 'prepared' ? followPrepared(state, phase, event.answer) : stay(state);
    case 'external':
      return event.kind === 'providerMissing' ? comeBack(state, 'failed') : stay(state);
    case 'capturing':
      return event.kind === 'captured' ? followCaptured(state, phase.order, event.status) : stay(state);
    case 'editing':
    case 'asking':
    case 'payPalOpen':
    case 'placed':
    case 'leaving':
      return stay(state);
  }
}

function followAddress<Draft extends OrderDraft>(
  state: CheckoutState<Draft>,
  submission: Submission<Draft>,
  event: Answered<Draft>,
): Next<Draft> {
  if (event.kind === 'addressKnown') return checkSettled(state, submission);
  if (event.kind === 'addressSettled') return checkSettled(state, event.submission);
  if (event.kind === 'addressRefused') return refuseAddress(state, submission, event);
  // The sum is higher, so the guest has to press the button again.
  return event.kind === 'addressDearer' ? edit(state, [{ kind: 'toast', text: 'sumChanged' }]) : stay(state);
}

function followSent<Draft extends OrderDraft>(
  state: CheckoutState<Draft>,
  phase: Extract<Phase<Draft>, { kind: 'sending' }>,
  event: Answered<Draft>,
): Next<Draft> {
  if (event.kind === 'orderPlaced') return followPlaced(state, phase, event);
  if (event.kind === 'keyReused') return followReused(state, phase, event.refusal);
  if (event.kind === 'orderRefused') {
    const next = event.isFinal ? { ...state, attempt: null } : state;
    return first(
      event.isUnreadable ? [{ kind: 'track', action: 'unknown-error' }] : [],
      followRefusal(next, phase.submission, event.refusal),
    );
  }
  // S2 §4 Checkout steps: 'A submit that takes longer than 2000 ms is tracked'.
  return event.kind === 'slow' && !phase.isSlow
    ? [{ ...state, phase: { ...phase, isSlow: true } }, [{ kind: 'track', action: 'submit-timeout' }]]
    : stay(state);
}

function chooseTime<Draft extends OrderDraft>(state: CheckoutState<Draft>, serveAt: string): Next<Draft> {
  return state.phase.kind === 'asking' ? edit(state, [{ kind: 'setServeAt', serveAt }]) : stay(state);
}

import type { Address } from '@tischlein/domain/delivery';
import { useRef, useState } from 'react';
import { track } from '../../ordering/track.ts';
import type { BranchAddress } from '../../ordering/switch-branch.ts';
import type { Order } from '../../ordering/use-order.ts';
import { useClock, useShop } from '../../context/shop-context.ts';
import { sendOrder } from './attempt.ts';
import { isSamePlace } from './delivery-target.ts';
import { replaceSavedAddress } from './replace-saved-address.ts';
import { useOtherBranch } from './other-branch.ts';
import { type Answers, NO_ANSWERS, toOrderRequest, type Submission } from './order-request.ts';
import type { Question } from './question.ts';
import { toRefusalQuestion } from './to-question.ts';
import { type Refusal, readRefusal } from './refusal.ts';
import { trackSlowSubmit } from './track-slow-submit.ts';
import type { CheckoutState } from './use-checkout-fields.ts';
import { useOrderCheck } from './use-order-check.ts';
import { type PayPalOrder, usePayPalOrder } from './use-paypal-order.ts';
import { type PaymentOutcome, type PaymentSteps, usePaymentSteps } from './use-payment-steps.ts';

/**
 * unreachable: no answer, retried when the connection is back · notSent: the shop could not take it, with the reason.
 */
type SendingState = 'idle' | 'sending' | 'unreachable' | { readonly notSent: string };

/** Sends the order and handles what comes back. */
export interface OrderSubmission {
  readonly state: SendingState;
  readonly payment: PaymentSteps;
  readonly question: Question | null;
  /** Changes with every question, even with two identical ones in a row. */
  readonly questionKey: number;
  /** `corrected`: the address as corrected by the shop, if the guest accepts it. */
  readonly submit: (answers?: Answers, corrected?: Address) => Promise<void>;
  readonly payPal: PayPalOrder;
  /** Sends again after a connection failure, with the same answers. */
  readonly retry: () => Promise<void>;
  readonly closeQuestion: () => void;
  /** Continues at another branch with everything the guest has typed. */
  readonly switchTo: (branch: BranchAddress) => void;
}

/** `isCancelled`: the guest came back from the provider without paying. */
export function useSubmission(order: Order, form: CheckoutState, isCancelled: boolean): OrderSubmission {
  const payment = usePaymentSteps(isCancelled);
  const { question, key, ask } = useQuestion();
  const { state, lastAnswers, send } = useSending(form, payment, ask);
  const { switchTo, refuseAddress } = useOtherBranch(order, form, ask);

  const submissionWith = (answers: Answers): Submission => {
    const { fields, consents } = form.now();
    return { fields, consents, order, answers };
  };
  const check = useOrderCheck(form, ask, refuseAddress);

  const payPal = usePayPalOrder(order, {
    check: (answers) => check(submissionWith(answers)),
    send: (answers) => send(submissionWith(answers)),
  });
  // A ref, because the state changes only with the next render: the second of two quick taps must do nothing.
  const isBusy = useRef(false);
  const submit = async (answers: Answers = NO_ANSWERS, corrected?: Address): Promise<void> => {
    if (corrected) form.change(corrected);
    if (answers.viaPayPalButton) return payPal.keepAnswers(answers);
    if (isBusy.current || payment.step === 'external') return;
    isBusy.current = true;
    await checkAndSend(answers).finally(() => (isBusy.current = false));
  };
  const checkAndSend = async (answers: Answers): Promise<void> => {
    const submission = submissionWith(answers);
    if (await check(submission)) await send(submission);
  };

  const closeQuestion = (): void => ask(null);
  const retry = (): Promise<void> => submit(lastAnswers);
  return { state, payment, question, questionKey: key, submit, payPal, retry, closeQuestion, switchTo };
}

interface Asked {
  readonly question: Question | null;
  readonly key: number;
}

function useQuestion() {
  const [asked, setAsked] = useState<Asked>({ question: null, key: 0 });
  const ask = (question: Question | null): void => setAsked(({ key }) => ({ question, key: key + 1 }));
  return { ...asked, ask };
}

/** Sends an order and applies the server's answer. */
function useSending(form: CheckoutState, payment: PaymentSteps, ask: (question: Question | null) => void) {
  const page = useShop();
  const { shop } = page;
  const { refresh } = useClock();
  const [state, setState] = useState<SendingState>('idle');
  const [lastAnswers, setLastAnswers] = useState(NO_ANSWERS);
  const finish = (outcome: PaymentOutcome): string | null => {
    setState(outcome === 'unreachable' ? outcome : 'idle');
    return typeof outcome === 'object' ? outcome.payPalOrder : null;
  };
  /** Resolves to PayPal's order id if its button has to continue, otherwise null. */
  const send = async (submission: Submission): Promise<string | null> => {
    setState('sending');
    setLastAnswers(submission.answers);
    const request = toOrderRequest(submission);
    const before = await payment.resumePayment(request);
    if (before !== 'place') return finish(before);
    const { answer, sent } = await trackSlowSubmit(sendOrder(shop.id, request), () =>
      track(page, { type: 'checkout', action: 'submit-timeout' }),
    );
    if (answer.ok) {
      await replaceSavedAddress(page, form, submission);
      const after = await payment.startPayment({ answer: answer.value, sent, intended: request });
      return after === 'place' ? send(submission) : finish(after);
    }
    const refusal = readRefusal(answer.status, answer.problem);
    setState(stateAfter(refusal));
    if (answer.problem.code === 'unreadable') track(page, { type: 'checkout', action: 'unknown-error' });
    applyRefusal(form, refusal, submission.fields);
    // Refresh the available times, so that the time chosen next is known.
    if (refusal.kind === 'chooseTime') refresh();
    ask(toRefusalQuestion(refusal, submission.answers));
    return null;
  };
  return { state, lastAnswers, send };
}

function stateAfter(refusal: Refusal): SendingState {
  if (refusal.kind === 'notSent') return { notSent: refusal.message };
  return refusal.kind === 'unreachable' ? 'unreachable' : 'idle';
}

function applyRefusal(form: CheckoutState, refusal: Refusal, sent: Address): void {
  // Don't overwrite an address edited since submitting, unless the guest accepts the correction.
  if (refusal.kind === 'addressCorrected' && isSamePlace(form.now().fields, sent)) form.change(refusal.address);
  if (refusal.kind === 'form') form.showErrors(refusal.errors);
}

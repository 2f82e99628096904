import { checkOrder, type OrderProblem } from '@tischlein/domain/checkout';
import { formatLocation } from '@tischlein/domain/delivery';
import type { DeliveryPeriod } from '@tischlein/domain/opening';
import { formProblem, type OrderContext, problemMessage } from '@tischlein/wording';
import { CHECKOUT, SERVICE } from '@tischlein/wording/storefront';
import { useRef, useState } from 'react';
import { canServeNow } from '../../guest/occasion.ts';
import type { BranchAddress } from '../../guest/switch-branch.ts';
import type { Order } from '../../guest/use-order.ts';
import { openOrders } from '../../payment/open-orders.ts';
import { type ShopPage, useClock, useShop } from '../../shop-context.ts';
import { showToast } from '@tischlein/ui/toasts';
import { sendOrder } from './attempt.ts';
import { useOtherBranch } from './other-branch.ts';
import { type Answers, NO_ANSWERS, orderRequestOf, orderToCheck, type Submission } from './order-request.ts';
import type { Question } from './question.ts';
import { questionOfProblem, questionOfRefusal } from './questions-of.ts';
import { type Refusal, refusalOf } from './refusal.ts';
import { trackSlowSubmit } from './track-slow-submit.ts';
import type { CheckoutState, Errors } from './use-checkout-fields.ts';
import { type PaymentSteps, usePaymentSteps } from './use-payment-steps.ts';

type SendingState = 'idle' | 'sending' | 'unreachable';

/** The way of an order from the button to the server and back. */
export interface OrderSubmission {
  readonly state: SendingState;
  readonly payment: PaymentSteps;
  readonly question: Question | null;
  /** Another with each question, even where two ask the same. */
  readonly questionKey: number;
  readonly submit: (answers?: Answers) => Promise<void>;
  /** Sends once more what did not get through, with the answers given. */
  readonly retry: () => Promise<void>;
  readonly closeQuestion: () => void;
  /** Goes on at another branch, with all that was typed. */
  readonly switchTo: (branch: BranchAddress) => void;
}

/** `isCancelled`: the guest has come back from the provider without paying. */
export function useSubmission(order: Order, form: CheckoutState, isCancelled: boolean): OrderSubmission {
  const page = useShop();
  const { period } = useClock();
  const payment = usePaymentSteps(isCancelled);
  const { question, key, ask } = useQuestion();
  const { state, given, send } = useSending(form, payment, ask);
  const { switchTo, refuseAddress } = useOtherBranch(order, form, ask);

  const checkAndSend = async (answers: Answers): Promise<void> => {
    const submission = { fields: form.fields, consents: form.consents, order, answers };
    const first = questionBeforeAddress(submission, page);
    if (first) return ask(first);
    const address = await form.settleAddress();
    if (typeof address !== 'string') return refuseAddress(address);
    // The guest agrees to the sum that he sees.
    if (address === 'changed') return showToast({ icon: 'info', text: CHECKOUT.sumChanged });
    const obstacle = obstacleTo(submission, page, period);
    if (obstacle && 'question' in obstacle) return ask(obstacle.question);
    if (obstacle) return form.showErrors(obstacle.errors);
    await send(submission);
  };

  // Known at once, before the page shows it: the second of two quick touches changes nothing.
  const isBusy = useRef(false);
  const submit = async (answers: Answers = NO_ANSWERS): Promise<void> => {
    if (isBusy.current || payment.step === 'external') return;
    isBusy.current = true;
    await checkAndSend(answers).finally(() => (isBusy.current = false));
  };

  const closeQuestion = (): void => ask(null);
  const retry = (): Promise<void> => submit(given);
  return { state, payment, question, questionKey: key, submit, retry, closeQuestion, switchTo };
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

/** Sends an order, and takes over what the server makes of it. */
function useSending(form: CheckoutState, payment: PaymentSteps, ask: (question: Question | null) => void) {
  const { api, shop } = useShop();
  const { refresh } = useClock();
  const [state, setState] = useState<SendingState>('idle');
  const [given, setGiven] = useState(NO_ANSWERS);
  const send = async (submission: Submission): Promise<void> => {
    setState('sending');
    setGiven(submission.answers);
    const request = orderRequestOf(submission);
    const before = await payment.goOn(request);
    if (before !== 'place') return setState(before === 'unreachable' ? before : 'idle');
    const { answer, sent } = await trackSlowSubmit(openOrders(shop.id), sendOrder(api, shop.id, request));
    if (answer.ok) {
      const after = await payment.begin({ answer: answer.value, sent, wanted: request });
      return after === 'place' ? send(submission) : setState(after === 'unreachable' ? after : 'idle');
    }
    const refusal = refusalOf(answer.status, answer.problem);
    setState(refusal.kind === 'unreachable' ? 'unreachable' : 'idle');
    takeOver(form, refusal);
    // What is free now, so that the time that the guest chooses next is known.
    if (refusal.kind === 'chooseTime') refresh();
    ask(questionOfRefusal(refusal, submission.answers));
  };
  return { state, given, send };
}

// What S2 §5 asks before the address.
const BEFORE_ADDRESS: readonly OrderProblem['code'][] = ['cartEmpty', 'deliveryTypeNotSupported', 'usePayPalButton'];

function questionBeforeAddress(submission: Submission, page: ShopPage): Question | null {
  const problem = checkOrder(orderToCheck(page.shop, submission));
  if (!problem || !BEFORE_ADDRESS.includes(problem.code)) return null;
  return questionOfProblem(problem, submission.answers, contextOf(page, submission.order));
}

type Obstacle = { readonly errors: Errors } | { readonly question: Question } | null;

/** What keeps the order from being sent, before anybody else is asked (S2 §5). */
function obstacleTo(submission: Submission, page: ShopPage, period: DeliveryPeriod): Obstacle {
  const { order, answers } = submission;
  const hasTime = order.serveTime !== null || (!order.isTimeGone && canServeNow(period, order.orderType));
  const timeError = hasTime ? {} : { serveAt: order.isTimeGone ? problemMessage(4) : CHECKOUT.timeMissing };
  const problem = checkOrder(orderToCheck(page.shop, submission));
  if (problem?.code === 'formInvalid') return { errors: { ...errorsOf(problem.problems), ...timeError } };
  if (!hasTime) return { errors: timeError };
  return problem && { question: questionOfProblem(problem, answers, contextOf(page, order)) };
}

const errorsOf = (problems: readonly { field: keyof Errors; code: Parameters<typeof formProblem>[0] }[]): Errors =>
  Object.fromEntries(problems.map(({ field, code }) => [field, formProblem(code)]));

function takeOver(form: CheckoutState, refusal: Refusal): void {
  if (refusal.kind === 'addressCorrected') form.change(refusal.address);
  if (refusal.kind === 'form') form.showErrors(refusal.errors);
}

function contextOf({ shop }: ShopPage, { serveTime }: Order): OrderContext {
  const { restaurantStreet: street, restaurantZip: zip, restaurantCity: city } = shop;
  const shopAddress = formatLocation({ street, streetNumber: '', zip, city }).replace(' ,', ',');
  return { shopAddress, serveTime: serveTime?.label ?? SERVICE.asSoonAsPossible };
}

import { checkOrder } from '@tischlein/domain/checkout';
import { formatLocation } from '@tischlein/domain/delivery';
import type { DeliveryPeriod } from '@tischlein/domain/opening';
import { formProblem, type OrderContext } from '@tischlein/wording';
import { CHECKOUT, SERVICE } from '@tischlein/wording/storefront';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { clearCoupon } from '../../guest/coupon.ts';
import { canServeNow } from '../../guest/occasion.ts';
import { changeOptions } from '../../guest/use-occasion.ts';
import type { Order } from '../../guest/use-order.ts';
import { orderPath } from '../../paths.ts';
import { type ShopPage, useClock, useShop } from '../../shop-context.ts';
import { showToast } from '../../ui/toasts.tsx';
import { sendOrder } from './attempt.ts';
import { type Answers, NO_ANSWERS, orderRequestOf, orderToCheck, type Submission } from './order-request.ts';
import type { Question } from './question.ts';
import { questionOfProblem, questionOfRefusal } from './questions-of.ts';
import { type Refusal, refusalOf } from './refusal.ts';
import type { CheckoutState, Errors } from './use-checkout-fields.ts';

type SendingState = 'idle' | 'sending' | 'unreachable';

/** The way of an order from the button to the server and back. */
export interface OrderSubmission {
  readonly state: SendingState;
  readonly question: Question | null;
  readonly submit: (answers?: Answers) => Promise<void>;
  /** Sends once more what did not get through, with the answers given. */
  readonly retry: () => Promise<void>;
  readonly closeQuestion: () => void;
}

export function useSubmission(order: Order, form: CheckoutState): OrderSubmission {
  const page = useShop();
  const { period } = useClock();
  const navigate = useNavigate();
  const [state, setState] = useState<SendingState>('idle');
  const [question, setQuestion] = useState<Question | null>(null);
  const [given, setGiven] = useState(NO_ANSWERS);

  const send = async (submission: Submission): Promise<void> => {
    setState('sending');
    setGiven(submission.answers);
    const answer = await sendOrder(page.api, page.shop.id, orderRequestOf(submission));
    if (answer.ok) {
      forgetOrder(page);
      return void navigate(orderPath(answer.value.order.id), { replace: true });
    }
    const refusal = refusalOf(answer.status, answer.problem);
    setState(refusal.kind === 'unreachable' ? 'unreachable' : 'idle');
    takeOver(form, refusal);
    setQuestion(questionOfRefusal(refusal, submission.answers));
  };

  const submit = async (answers: Answers = NO_ANSWERS): Promise<void> => {
    if (state === 'sending') return;
    const address = await form.settleAddress();
    if (typeof address !== 'string') return form.showErrors(address.errors);
    // The guest agrees to the sum that he sees.
    if (address === 'changed') return showToast({ icon: 'info', text: CHECKOUT.sumChanged });
    const submission = { fields: form.fields, consents: form.consents, order, answers };
    const obstacle = obstacleTo(submission, page, period);
    if (obstacle && 'question' in obstacle) return setQuestion(obstacle.question);
    if (obstacle) return form.showErrors(obstacle.errors);
    await send(submission);
  };

  return { state, question, submit, retry: () => submit(given), closeQuestion: () => setQuestion(null) };
}

type Obstacle = { readonly errors: Errors } | { readonly question: Question } | null;

/** What keeps the order from being sent, before anybody else is asked (S2 §5). */
function obstacleTo(submission: Submission, page: ShopPage, period: DeliveryPeriod): Obstacle {
  const { order, answers } = submission;
  const hasTime = order.serveTime !== null || canServeNow(period, order.orderType);
  const timeError = hasTime ? {} : { serveAt: CHECKOUT.timeMissing };
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

/** Nothing of a placed order is left behind (S2 §4: 'On answer 200 the coupon is cleared'). */
function forgetOrder({ guest }: ShopPage): void {
  guest.cart.set({ items: [] });
  changeOptions(guest, { serveAt: null });
  clearCoupon(guest);
}

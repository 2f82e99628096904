import { checkOrder, type OrderProblem } from '@tischlein/domain/checkout';
import { formatLocation } from '@tischlein/domain/delivery';
import type { DeliveryPeriod } from '@tischlein/domain/opening';
import { formProblem, type OrderAlertContext, problemMessage } from '@tischlein/wording';
import { CHECKOUT, SERVICE } from '@tischlein/wording/storefront';
import { showToast } from '@tischlein/ui/toasts';
import { canServeNow } from '../../guest/serve-time.ts';
import type { Order } from '../../ordering/use-order.ts';
import { type ShopPage, useClock, useShop } from '../../context/shop-context.ts';
import { orderToCheck, type Submission } from './order-request.ts';
import type { Question } from './question.ts';
import { toProblemQuestion } from './to-question.ts';
import type { CheckoutState, Errors, RefusedAddress } from './use-checkout-fields.ts';

/**
 * Returns a check that resolves to true if the order may be sent. Otherwise it asks or shows why, in the order of S2
 * §5.
 */
export function useOrderCheck(
  form: CheckoutState,
  ask: (question: Question) => void,
  refuseAddress: (address: RefusedAddress) => Promise<void>,
): (submission: Submission) => Promise<boolean> {
  const page = useShop();
  const { period } = useClock();
  const settleAddress = async (): Promise<boolean> => {
    const address = await form.settleAddress();
    if (typeof address !== 'string') await refuseAddress(address);
    // The sum has changed, so the guest has to press the button again.
    if (address === 'changed') showToast({ icon: 'info', text: CHECKOUT.sumChanged });
    return address === 'known';
  };
  return async (submission) => {
    const first = findQuestionBeforeAddress(submission, page);
    if (first) ask(first);
    if (first || !(await settleAddress())) return false;
    const obstacle = findObstacle(submission, page, period);
    if (obstacle && 'question' in obstacle) ask(obstacle.question);
    else if (obstacle) form.showErrors(obstacle.errors);
    return obstacle === null;
  };
}

// Checks that come before the address (S2 §5).
const BEFORE_ADDRESS: readonly OrderProblem['code'][] = ['cartEmpty', 'deliveryTypeNotSupported', 'usePayPalButton'];

function findQuestionBeforeAddress(submission: Submission, page: ShopPage): Question | null {
  const problem = checkOrder(orderToCheck(page.shop, submission));
  if (!problem || !BEFORE_ADDRESS.includes(problem.code)) return null;
  return toProblemQuestion(problem, submission.answers, describeAlertContext(page, submission.order));
}

type Obstacle = { readonly errors: Errors } | { readonly question: Question } | null;

/** The first reason not to send the order, found without asking the server (S2 §5). */
function findObstacle(submission: Submission, page: ShopPage, period: DeliveryPeriod): Obstacle {
  const { order, answers } = submission;
  const hasTime = order.serveTime !== null || (!order.isTimeGone && canServeNow(period, order.orderType));
  const timeError = hasTime ? {} : { serveAt: order.isTimeGone ? problemMessage(4) : CHECKOUT.timeMissing };
  const problem = checkOrder(orderToCheck(page.shop, submission));
  if (problem?.code === 'formInvalid') return { errors: { ...toFieldErrors(problem.problems), ...timeError } };
  if (!hasTime) return { errors: timeError };
  return problem && { question: toProblemQuestion(problem, answers, describeAlertContext(page, order)) };
}

const toFieldErrors = (problems: readonly { field: keyof Errors; code: Parameters<typeof formProblem>[0] }[]): Errors =>
  Object.fromEntries(problems.map(({ field, code }) => [field, formProblem(code)]));

function describeAlertContext({ shop }: ShopPage, { serveTime }: Order): OrderAlertContext {
  const { restaurantStreet: street, restaurantZip: zip, restaurantCity: city } = shop;
  const shopAddress = formatLocation({ street, streetNumber: '', zip, city }).replace(' ,', ',');
  return { shopAddress, serveTime: serveTime?.label ?? SERVICE.asSoonAsPossible };
}

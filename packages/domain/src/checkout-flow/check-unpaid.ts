import type { UnpaidAnswer } from './events.ts';
import { type Next, stay } from './next.ts';
import { reportUnpaid, show } from './pay.ts';
import { followUnpaid } from './saved-flow.ts';
import type { CheckoutState, PaymentNotice } from './state.ts';
import type { OrderDraft } from './submission.ts';

/** Asks for the state of the unpaid order when the page is shown. */
export function checkUnpaid<Draft extends OrderDraft>([state, effects]: Next<Draft>): Next<Draft> {
  const { unpaid, check } = state;
  if (!unpaid) return [state, effects];
  const order = { orderId: unpaid.orderId, gateway: unpaid.gateway };
  return [{ ...state, check: check + 1 }, [...effects, { kind: 'checkUnpaid', order }]];
}

export function followChecked<Draft extends OrderDraft>(
  state: CheckoutState<Draft>,
  answer: UnpaidAnswer,
): Next<Draft> {
  const { orderId } = answer;
  if (answer.result === 'paid') return show(state, orderId, state.unpaid?.orderId === orderId);
  const next = { ...state, unpaid: followUnpaid(state.unpaid, answer) };
  if (!('paymentStatus' in answer)) return stay(next);
  const notice = toNotice(answer, state.isCancelled);
  return notice === 'cancelled' ? reportUnpaid(stay({ ...next, notice })) : stay({ ...next, notice });
}

function toNotice({ result, paymentStatus }: Settled, isCancelled: boolean): PaymentNotice {
  if (paymentStatus === 'failed') return 'failed';
  if (result === 'ended' || paymentStatus === 'expired') return 'timeOver';
  return isCancelled || paymentStatus === 'cancelled' ? 'cancelled' : 'open';
}

type Settled = Extract<UnpaidAnswer, { readonly paymentStatus: unknown }>;

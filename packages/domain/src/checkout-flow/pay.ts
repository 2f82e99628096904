import type { CheckoutEffect } from './effects.ts';
import { isPreparedAgain, type PrepareAnswer } from './events.ts';
import type { OrderToPay } from './saved-flow.ts';
import { edit, enter, type Next } from './next.ts';
import type { CheckoutState, Phase } from './state.ts';
import type { OrderDraft } from './submission.ts';

/** Prepares the payment of the placed order (S2 §4 Checkout steps). */
export const prepare = <Draft extends OrderDraft>(state: CheckoutState<Draft>, order: OrderToPay): Next<Draft> =>
  prepareOnce({ ...state, notice: null }, order, 1);

const prepareOnce = <Draft extends OrderDraft>(
  state: CheckoutState<Draft>,
  order: OrderToPay,
  attempt: number,
): Next<Draft> =>
  enter(state, { kind: 'preparing', order, attempt }, [{ kind: 'prepare', order, isAgain: attempt > 1 }]);

/** Follows the step that the provider asks for. */
export function followPrepared<Draft extends OrderDraft>(
  state: CheckoutState<Draft>,
  { order, attempt }: Extract<Phase<Draft>, { kind: 'preparing' }>,
  answer: PrepareAnswer,
): Next<Draft> {
  if (isPreparedAgain(answer, attempt)) return prepareOnce(state, order, attempt + 1);
  switch (answer.kind) {
    case 'paid':
      return show(state, order.orderId, true);
    // The order page keeps asking whether the money has arrived.
    case 'waiting':
      return show(state, order.orderId, false);
    case 'external':
      return enter(state, { kind: 'external', to: 'redirect' }, [{ kind: 'assign', url: answer.url }]);
    case 'wallet':
      return enter(state, { kind: 'external', to: 'wallet' }, [{ kind: 'openWallet', button: answer.button }]);
    case 'payPal':
      return openPayPal(state, answer.payPalOrder);
    case 'failed':
    case 'unreachable':
    case 'addressHint':
      return comeBack(state, 'failed');
  }
}

/** Passes the order to PayPal's window, if that is still waiting for it. */
function openPayPal<Draft extends OrderDraft>(state: CheckoutState<Draft>, payPalOrder: string): Next<Draft> {
  const answer = { payPalOrder };
  const effects: CheckoutEffect<Draft>[] = state.button === 'create' ? [{ kind: 'answerPayPal', answer }] : [];
  return enter({ ...state, button: null }, { kind: 'payPalOpen' }, effects);
}

/** Returns to the form without payment. */
export const comeBack = <Draft extends OrderDraft>(
  state: CheckoutState<Draft>,
  notice: 'failed' | 'cancelled',
): Next<Draft> => reportUnpaid(edit({ ...state, notice }));

/** Reports that the unpaid order is not going to be paid as it was. */
export function reportUnpaid<Draft extends OrderDraft>([state, effects]: Next<Draft>): Next<Draft> {
  const { unpaid, check } = state;
  if (!unpaid) return [state, effects];
  const order = { orderId: unpaid.orderId, gateway: unpaid.gateway };
  return [{ ...state, check: check + 1 }, [...effects, { kind: 'cameBack', order }]];
}

/** Takes the payment that was approved in PayPal's window. */
export function capture<Draft extends OrderDraft>(
  state: CheckoutState<Draft>,
  { orderId, gateway }: OrderToPay,
  payPalOrder: string,
): Next<Draft> {
  const order = { orderId, gateway };
  const next = { ...state, check: state.check + 1 };
  return enter(next, { kind: 'capturing', order }, [{ kind: 'capture', order, payPalOrder }]);
}

export function followCaptured<Draft extends OrderDraft>(
  state: CheckoutState<Draft>,
  { orderId }: OrderToPay,
  status: 'success' | 'pending' | 'declined' | 'failed',
): Next<Draft> {
  switch (status) {
    case 'success':
      return show(state, orderId, true);
    // The order page keeps asking whether the money has arrived.
    case 'pending':
      return show(state, orderId, false);
    // 'INSTRUMENT_DECLINED restarts the provider flow' (S2 §4 Checkout steps).
    case 'declined':
      return enter({ ...state, notice: 'failed', button: null }, { kind: 'payPalOpen' }, [
        { kind: 'answerPayPal', answer: 'restart' },
      ]);
    case 'failed':
      return comeBack(state, 'failed');
  }
}

/** Shows the page of the order; once it is paid or needs no payment, cart and form are emptied. */
export function show<Draft extends OrderDraft>(
  state: CheckoutState<Draft>,
  orderId: string,
  isDone: boolean,
): Next<Draft> {
  const leave: CheckoutEffect<Draft> = { kind: 'showOrder', orderId };
  return enter(isDone ? { ...state, unpaid: null } : state, { kind: 'placed', orderId }, [
    leave,
    ...(isDone ? [{ kind: 'forgetOrder', orderId } as const] : []),
  ]);
}

import type { OrderRequest } from '@tischlein/contract/shop';
import {
  type Answers,
  type CheckoutEvent,
  type CheckoutState,
  findPayPalAnswers,
  NO_ANSWERS,
  type PayPalAnswer,
  startCheckout,
  step,
  type Submission,
} from '@tischlein/domain/checkout-flow';
import { createMachine, type Machine } from '../../payment/machine.ts';
import type { PayPalSteps } from '../../payment/paypal-buttons.ts';
import type { CheckoutPlace } from './checkout-place.ts';
import { payPalSteps } from './paypal-steps.ts';
import { runEffect } from './run-effect.ts';
import { readSaved, writeSaved } from './saved-attempt.ts';
import { describeOccasion, takeSubmission } from './take-submission.ts';

type State = CheckoutState<OrderRequest>;
type Event = CheckoutEvent<OrderRequest>;

/** What the guest can do. */
export interface CheckoutControls {
  readonly submit: () => void;
  readonly confirm: () => void;
  readonly decline: () => void;
  readonly chooseTime: (serveAt: string) => void;
  readonly payPal: PayPalSteps;
}

interface RunningCheckout extends Machine<State, Event> {
  readonly controls: CheckoutControls;
}

/** Starts the checkout. It outlives its page: an order that is under way is followed to its end. */
export function createCheckout(place: () => CheckoutPlace, isCancelled: boolean): RunningCheckout {
  const { id } = place().page.shop;
  // PayPal's button waits for answers. A question that is refused at once is the last one.
  const waiting: ((answer: PayPalAnswer) => void)[] = [];
  const take = (answers: Answers): Submission<OrderRequest> => takeSubmission(place(), answers);
  const submit = (answers: Answers): void => dispatch({ kind: 'submit', submission: take(answers) });
  const answerPayPal = (answer: PayPalAnswer): void => waiting.pop()?.(answer);
  const { store, dispatch } = createMachine({
    start: startCheckout(readSaved(id), isCancelled),
    step: (state: State, event: Event) => stepSaved(id, state, event),
    run: (effect, state) => runEffect(effect, state, { place: place(), dispatch, submit, take, answerPayPal }),
  });
  const ask = (event: Event): Promise<PayPalAnswer> =>
    new Promise((resolve) => {
      waiting.push(resolve);
      dispatch(event);
    });
  const takeByButton = (): Submission<OrderRequest> =>
    take(findPayPalAnswers(store.get(), describeOccasion(place().order)));
  const controls = {
    submit: () => submit(NO_ANSWERS),
    confirm: () => dispatch({ kind: 'confirm' }),
    decline: () => dispatch({ kind: 'decline' }),
    chooseTime: (serveAt: string) => dispatch({ kind: 'chooseTime', serveAt }),
    payPal: payPalSteps({
      click: () => ask({ kind: 'payPalClick', submission: takeByButton() }),
      create: () => ask({ kind: 'payPalCreate', submission: takeByButton() }),
      approve: (payPalOrder) => ask({ kind: 'payPalApprove', payPalOrder }),
      comeBack: (kind) => dispatch({ kind }),
    }),
  };
  return { store, dispatch, controls };
}

/** Stores what must survive a reload before any effect runs: the key of an order above all (S3 K3). */
function stepSaved(shopId: string, state: State, event: Event): ReturnType<typeof step<OrderRequest>> {
  const saved = readSaved(shopId);
  const next = step({ ...state, ...saved }, event);
  writeSaved(shopId, next[0], saved);
  return next;
}

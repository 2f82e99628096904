import {
  type Answers,
  type CheckoutEffect,
  type CheckoutEvent,
  type CheckoutState,
  findPayPalAnswers,
  NO_ANSWERS,
  type OrderDraft,
  type PayPalAnswer,
  type SavedFlow,
  startCheckout,
  step,
  type Submission,
} from '@tischlein/domain/checkout-flow';
import { createMachine, type Machine } from './machine.ts';
import type { PayPalSteps } from './paypal-buttons.ts';
import { payPalSteps } from './paypal-steps.ts';

/** What the guest can do. */
export interface FlowControls {
  readonly submit: () => void;
  readonly confirm: () => void;
  readonly decline: () => void;
  readonly chooseTime: (serveAt: string) => void;
  readonly payPal: PayPalSteps;
}

export interface RunningFlow<Draft extends OrderDraft> extends Machine<CheckoutState<Draft>, CheckoutEvent<Draft>> {
  readonly controls: FlowControls;
}

/** What effects need of the flow they belong to. */
export interface FlowTools<Draft extends OrderDraft> {
  readonly dispatch: (event: CheckoutEvent<Draft>) => void;
  readonly submit: (answers: Answers) => void;
  /** The current order or payment. */
  readonly take: (answers: Answers) => Submission<Draft>;
  readonly answerPayPal: (answer: PayPalAnswer) => void;
}

interface FlowParts<Draft extends OrderDraft> {
  /** What must survive a reload: the key of an order above all (S3 K3). It is written before any effect runs. */
  readonly read: () => SavedFlow<Draft>;
  readonly write: (next: SavedFlow<Draft>, before: SavedFlow<Draft>) => void;
  readonly take: (answers: Answers) => Submission<Draft>;
  /** What the guest's answers are given for. */
  readonly occasion: () => string;
  readonly run: (effect: CheckoutEffect<Draft>, state: CheckoutState<Draft>, tools: FlowTools<Draft>) => void;
}

/** Runs a checkout. It outlives its page: an order that is under way is followed to its end. */
export function createFlow<Draft extends OrderDraft>(
  { read, write, take, occasion, run }: FlowParts<Draft>,
  isCancelled: boolean,
): RunningFlow<Draft> {
  // PayPal's button waits for answers. A question that is refused at once is the last one.
  const waiting: ((answer: PayPalAnswer) => void)[] = [];
  const submit = (answers: Answers): void => dispatch({ kind: 'submit', submission: take(answers) });
  const answerPayPal = (answer: PayPalAnswer): void => waiting.pop()?.(answer);
  const stepSaved = (state: CheckoutState<Draft>, event: CheckoutEvent<Draft>) => {
    const saved = read();
    const next = step({ ...state, ...saved }, event);
    write(next[0], saved);
    return next;
  };
  const { store, dispatch } = createMachine({
    start: startCheckout(read(), isCancelled),
    step: stepSaved,
    run: (effect: CheckoutEffect<Draft>, state: CheckoutState<Draft>) =>
      run(effect, state, { dispatch, submit, take, answerPayPal }),
  });
  const ask = (event: CheckoutEvent<Draft>): Promise<PayPalAnswer> =>
    new Promise((resolve) => {
      waiting.push(resolve);
      dispatch(event);
    });
  const byButton = () => ({ submission: take(findPayPalAnswers(store.get(), occasion())) });
  const controls: FlowControls = {
    submit: () => submit(NO_ANSWERS),
    confirm: () => dispatch({ kind: 'confirm' }),
    decline: () => dispatch({ kind: 'decline' }),
    chooseTime: (serveAt: string) => dispatch({ kind: 'chooseTime', serveAt }),
    payPal: payPalSteps({
      click: () => ask({ kind: 'payPalClick', ...byButton() }),
      create: () => ask({ kind: 'payPalCreate', ...byButton() }),
      approve: (payPalOrder) => ask({ kind: 'payPalApprove', payPalOrder }),
      comeBack: (kind) => dispatch({ kind }),
    }),
  };
  return { store, dispatch, controls };
}

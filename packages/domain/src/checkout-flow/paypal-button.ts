import type { CheckoutEvent } from './events.ts';
import { type Next, stay } from './next.ts';
import { capture, comeBack } from './pay.ts';
import { reconcile } from './send.ts';
import { type CheckoutState, isAway, type Phase } from './state.ts';
import type { OrderDraft } from './submission.ts';
import { canSubmit, submit } from './submit.ts';

type ButtonKind = 'payPalClick' | 'payPalCreate' | 'payPalApprove' | 'payPalCancel' | 'payPalError';

const CAN_CAPTURE: readonly Phase<OrderDraft>['kind'][] = [
  'editing',
  'asking',
  'settling',
  'findingBranch',
  'payPalOpen',
];

/** PayPal's button, which runs beside the form. */
export function followButton<Draft extends OrderDraft>(
  state: CheckoutState<Draft>,
  event: Extract<CheckoutEvent<Draft>, { readonly kind: ButtonKind }>,
): Next<Draft> {
  const { button, phase, unpaid } = state;
  const isFree = button === null;
  switch (event.kind) {
    case 'payPalClick':
      return isFree && canSubmit(state)
        ? submit({ ...state, button: 'click' }, event.submission)
        : [state, [{ kind: 'answerPayPal', answer: 'stay' }]];
    case 'payPalCreate':
      return isFree && (phase.kind === 'editing' || phase.kind === 'payPalOpen')
        ? reconcile({ ...state, button: 'create' }, event.submission)
        : [state, [{ kind: 'answerPayPal', answer: 'refuse' }]];
    case 'payPalApprove':
      return isFree && unpaid && CAN_CAPTURE.includes(phase.kind)
        ? capture({ ...state, button: 'approve' }, unpaid, event.payPalOrder)
        : [state, [{ kind: 'answerPayPal', answer: 'done' }]];
    case 'payPalCancel':
      return leaveButton(state, 'cancelled');
    case 'payPalError':
      return leaveButton(state, 'failed');
  }
}

/** The window has closed without a payment. */
function leaveButton<Draft extends OrderDraft>(
  state: CheckoutState<Draft>,
  notice: 'cancelled' | 'failed',
): Next<Draft> {
  const { phase } = state;
  if (phase.kind === 'placed' || isAway(phase)) return stay(state);
  return phase.kind === 'payPalOpen' ? comeBack(state, notice) : stay({ ...state, notice });
}

const WAITS = {
  click: ['settling'],
  create: ['reconciling', 'sending', 'preparing'],
  approve: ['capturing'],
} as const satisfies Record<string, readonly Phase<OrderDraft>['kind'][]>;
const REFUSALS = { click: 'stay', create: 'refuse', approve: 'done' } as const;

/** Tells PayPal's button when the answer it waits for will not come. */
export function answerButton<Draft extends OrderDraft>([state, effects]: Next<Draft>): Next<Draft> {
  const { button, phase } = state;
  if (button === null || WAITS[button].some((kind) => kind === phase.kind)) return [state, effects];
  return [{ ...state, button: null }, [...effects, { kind: 'answerPayPal', answer: REFUSALS[button] }]];
}

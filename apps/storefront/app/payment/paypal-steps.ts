import type { PayPalAnswer } from '@tischlein/domain/checkout-flow';
import type { PayPalSteps } from './paypal-buttons.ts';

interface PayPalQuestions {
  readonly click: () => Promise<PayPalAnswer>;
  readonly create: () => Promise<PayPalAnswer>;
  readonly approve: (payPalOrder: string) => Promise<PayPalAnswer>;
  readonly comeBack: (why: 'payPalCancel' | 'payPalError') => void;
}

/** Handlers for PayPal's button; INSTRUMENT_DECLINED restarts it (S2 §4 Checkout steps, PayPal_Platform). */
export function payPalSteps({ click, create, approve, comeBack }: PayPalQuestions): PayPalSteps {
  let isPlaced = true;
  return {
    onClick: async (_data, actions) => ((await click()) === 'open' ? actions.resolve() : actions.reject()),
    createOrder: async () => {
      const answer = await create();
      isPlaced = typeof answer === 'object';
      if (typeof answer !== 'object') throw new Error('the order was not placed');
      return answer.payPalOrder;
    },
    onApprove: async ({ orderID }, actions) => {
      if ((await approve(orderID)) === 'restart') await actions.restart();
    },
    onCancel: () => comeBack('payPalCancel'),
    // If the order was not placed, the guest has already been told why.
    onError: () => {
      if (isPlaced) comeBack('payPalError');
    },
  };
}

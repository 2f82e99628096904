import type { PayPalSteps } from '../../payment/paypal-buttons.ts';

interface PayPalCallbacks {
  readonly check: () => Promise<boolean>;
  readonly place: () => Promise<string | null>;
  readonly take: (payPalOrder: string) => Promise<'gone' | 'restart'>;
  readonly comeBack: (why: 'failed' | 'cancelled') => void;
}

/** Handlers for PayPal's button; INSTRUMENT_DECLINED restarts it (S2 §4 Checkout steps, PayPal_Platform). */
export function payPalSteps({ check, place, take, comeBack }: PayPalCallbacks): PayPalSteps {
  let isPlaced = true;
  return {
    onClick: async (_data, actions) => ((await check()) ? actions.resolve() : actions.reject()),
    createOrder: async () => {
      const payPalOrder = await place();
      isPlaced = payPalOrder !== null;
      if (payPalOrder === null) throw new Error('the order was not placed');
      return payPalOrder;
    },
    onApprove: async ({ orderID }, actions) => {
      if ((await take(orderID)) === 'restart') await actions.restart();
    },
    onCancel: () => comeBack('cancelled'),
    // If the order was not placed, the guest has already been told why.
    onError: () => isPlaced && comeBack('failed'),
  };
}

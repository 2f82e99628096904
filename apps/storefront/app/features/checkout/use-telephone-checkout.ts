import { useStore } from '@tischlein/ui/store';
import { useState } from 'react';
import { useClock, useShop } from '../../context/shop-context.ts';
import type { Order } from '../../ordering/use-order.ts';
import { useLatest } from '../../payment/use-latest.ts';
import type { CheckoutPlace, SendOrder } from './checkout-place.ts';
import { createTelephoneCheckout } from './create-checkout.ts';
import type { Checkout } from './use-checkout.ts';
import type { CheckoutFormState } from './use-checkout-fields.ts';

interface TelephoneCheckout {
  readonly order: Order;
  readonly form: CheckoutFormState;
  readonly send: SendOrder;
  /** Once the order is taken. */
  readonly onTaken: () => void;
}

/** The checkout of an order that staff take on the telephone: the same checks and questions as for a guest. */
export function useTelephoneCheckout({ order, form, send, onTaken }: TelephoneCheckout): Checkout {
  const page = useShop();
  const { refresh } = useClock();
  const latest = useLatest<CheckoutPlace>({
    page,
    order,
    form,
    table: null,
    telephone: send,
    refreshTimes: refresh,
    showOrder: onTaken,
  });
  const [{ store, controls }] = useState(() => createTelephoneCheckout(() => latest().value));
  return { state: useStore(store), ...controls };
}

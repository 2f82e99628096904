import type { OrderRequest } from '@tischlein/contract/shop';
import type { CheckoutState } from '@tischlein/domain/checkout-flow';
import { useStore } from '@tischlein/ui/store';
import { useState } from 'react';
import { useClock, useShop } from '../../context/shop-context.ts';
import type { FlowControls } from '../../payment/create-flow.ts';
import { useLatest } from '../../payment/use-latest.ts';
import { usePageEvents } from '../../payment/use-page-events.ts';
import type { CheckoutPlace } from './checkout-place.ts';
import { createCheckout } from './create-checkout.ts';
import { useShowOrder } from './navigating-to-order.ts';

/** The checkout as its parts need it. */
export interface Checkout extends FlowControls {
  readonly state: CheckoutState<OrderRequest>;
}

type CheckoutInput = Pick<CheckoutPlace, 'order' | 'form' | 'table'>;

/** `isCancelled`: the guest came back from the provider without paying. */
export function useCheckout(input: CheckoutInput, isCancelled: boolean): Checkout {
  const page = useShop();
  const { refresh } = useClock();
  const place: CheckoutPlace = {
    page,
    telephone: null,
    ...input,
    refreshTimes: refresh,
    showOrder: useShowOrder(),
  };
  const latest = useLatest(place);
  const [{ store, dispatch, controls }] = useState(() => createCheckout(() => latest().value, isCancelled));
  usePageEvents(dispatch);
  return { state: useStore(store), ...controls };
}

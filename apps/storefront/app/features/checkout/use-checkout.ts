import type { OrderRequest } from '@tischlein/contract/shop';
import type { CheckoutEvent, CheckoutState } from '@tischlein/domain/checkout-flow';
import { useStore } from '@tischlein/ui/store';
import { useLayoutEffect, useState } from 'react';
import { useClock, useShop } from '../../context/shop-context.ts';
import type { Order } from '../../ordering/use-order.ts';
import { useLatest } from '../../payment/use-latest.ts';
import type { CheckoutPlace } from './checkout-place.ts';
import { type CheckoutControls, createCheckout } from './create-checkout.ts';
import { useShowOrder } from './navigating-to-order.ts';
import type { CheckoutFormState } from './use-checkout-fields.ts';

/** The checkout as its parts need it. */
export interface Checkout extends CheckoutControls {
  readonly state: CheckoutState<OrderRequest>;
}

/** `isCancelled`: the guest came back from the provider without paying. */
export function useCheckout(order: Order, form: CheckoutFormState, isCancelled: boolean): Checkout {
  const page = useShop();
  const { period, refresh } = useClock();
  const place: CheckoutPlace = { page, order, form, period, refreshTimes: refresh, showOrder: useShowOrder() };
  const latest = useLatest(place);
  const [{ store, dispatch, controls }] = useState(() => createCheckout(() => latest().value, isCancelled));
  usePageEvents(dispatch);
  return { state: useStore(store), ...controls };
}

function usePageEvents(dispatch: (event: CheckoutEvent<OrderRequest>) => void): void {
  // A layout effect, because the connection may be back before an effect would run.
  useLayoutEffect(() => {
    const online = (): void => dispatch({ kind: 'online' });
    // Restored from the bfcache, the page would still say that it is redirecting.
    const shown = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) dispatch({ kind: 'restored' });
    };
    window.addEventListener('online', online);
    window.addEventListener('pageshow', shown);
    dispatch({ kind: 'mounted' });
    return () => {
      window.removeEventListener('online', online);
      window.removeEventListener('pageshow', shown);
    };
  }, [dispatch]);
}

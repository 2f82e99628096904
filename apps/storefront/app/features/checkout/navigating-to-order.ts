import { waitForHistory } from '@tischlein/ui/dialog-history';
import { createStore, useStore } from '@tischlein/ui/store';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { orderPath } from '../../shop/paths.ts';

// Set until the order page has loaded: the cart is already empty, but the checkout must not say so.
const navigatingToOrder = createStore(false);

/** Returns a function that replaces the checkout by the page of an order, once dialogs have left the history. */
export function useShowOrder(): (orderId: string) => Promise<void> {
  const navigate = useNavigate();
  return async (orderId) => {
    navigatingToOrder.set(true);
    await waitForHistory();
    await navigate(orderPath(orderId), { replace: true });
  };
}

export function useIsNavigatingToOrder(): boolean {
  useEffect(() => () => navigatingToOrder.set(false), []);
  return useStore(navigatingToOrder);
}

import { createStore, useStore } from '@tischlein/ui/store';
import { useEffect } from 'react';

// Until the page of the order is here, its guest is still at the checkout, whose cart is empty by then.
const navigatingToOrder = createStore(false);

/** From now on the guest is led to the page of his order. */
export const startNavigatingToOrder = (): void => navigatingToOrder.set(true);

/** Whether the guest of the checkout is being led to the page of his order. */
export function useIsNavigatingToOrder(): boolean {
  useEffect(() => () => navigatingToOrder.set(false), []);
  return useStore(navigatingToOrder);
}

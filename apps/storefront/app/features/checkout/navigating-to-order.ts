import { createStore, useStore } from '@tischlein/ui/store';
import { useEffect } from 'react';

// Set until the order page has loaded: the cart is already empty, but the checkout must not say so.
const navigatingToOrder = createStore(false);

export const startNavigatingToOrder = (): void => navigatingToOrder.set(true);

export function useIsNavigatingToOrder(): boolean {
  useEffect(() => () => navigatingToOrder.set(false), []);
  return useStore(navigatingToOrder);
}

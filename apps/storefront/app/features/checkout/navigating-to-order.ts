import { createStore, useStore } from '@tischlein/ui/store';
import { useRouter } from '../../browser/router.tsx';
import { orderPath } from '../../shop/order-paths.ts';

// Set until the order page has loaded: the cart is already empty, but the checkout must not say so.
const navigatingToOrder = createStore(false);

/** Returns a function that replaces the checkout by the page of an order. */
export function useShowOrder(): (orderId: string) => void {
  const { replaceBy } = useRouter();
  return (orderId) => {
    navigatingToOrder.set(true);
    replaceBy(orderPath(orderId));
  };
}

export const useIsNavigatingToOrder = (): boolean => useStore(navigatingToOrder);

/** A ref for the checkout's main element: once it is gone, the navigation has ended. */
export const endNavigation = () => (): void => navigatingToOrder.set(false);

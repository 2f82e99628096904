import { createStore, useStore } from '@tischlein/ui/store';
import { useEffect } from 'react';

// Until the page of the order is here, its guest is still at the checkout, whose cart is empty by then.
const ledOn = createStore(false);

/** From now on the guest is led to the page of his order. */
export const leadOn = (): void => ledOn.set(true);

/** Whether the guest of the checkout is being led to the page of his order. */
export function useIsLedOn(): boolean {
  useEffect(() => () => ledOn.set(false), []);
  return useStore(ledOn);
}

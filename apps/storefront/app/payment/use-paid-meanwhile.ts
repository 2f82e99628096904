import { useEffect } from 'react';
import { useShop } from '../shop-context.ts';
import { askAboutUnpaid } from './ask-about-unpaid.ts';

/** Whoever paid and closed the provider's page comes back to an empty cart: his order has arrived. */
export function usePaidMeanwhile(): void {
  const { guest, shop } = useShop();
  useEffect(() => void askAboutUnpaid({ guest, shop }), [guest, shop]);
}

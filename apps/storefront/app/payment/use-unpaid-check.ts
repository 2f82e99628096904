import { useEffect } from 'react';
import { useShop } from '../shop-context.ts';
import { checkUnpaid } from './check-unpaid.ts';

/** Whoever paid and closed the provider's page comes back to an empty cart: his order has arrived. */
export function useUnpaidCheck(): void {
  const { guest, shop } = useShop();
  useEffect(() => void checkUnpaid({ guest, shop }), [guest, shop]);
}

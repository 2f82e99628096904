import { useEffect } from 'react';
import { useShop } from '../context/shop-context.ts';
import { checkUnpaid } from './check-unpaid.ts';

/** Empties the cart if its order was paid after the guest closed the provider's page. */
export function useUnpaidCheck(): void {
  const { guest, shop } = useShop();
  useEffect(() => void checkUnpaid({ guest, shop }), [guest, shop]);
}

import { useHydrated } from '@tischlein/ui/use-hydrated';
import { useEffect } from 'react';
import { useShop } from '../context/shop-context.ts';
import { documentPage, needsOwnDocument } from './provider-script.ts';

/**
 * Reloads the page if its document does not allow the provider scripts that paying needs (Content-Security-Policy).
 * Returns whether it does.
 */
export function useOwnDocument(): boolean {
  const { paymentScripts = {} } = useShop().shop;
  const isHydrated = useHydrated();
  const isNeeded = isHydrated && needsOwnDocument(Object.values(paymentScripts), documentPage());
  useEffect(() => {
    if (isNeeded) location.reload();
  }, [isNeeded]);
  return isNeeded;
}

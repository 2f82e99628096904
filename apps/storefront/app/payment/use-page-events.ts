import type { CheckoutEvent, OrderDraft } from '@tischlein/domain/checkout-flow';
import { useLayoutEffect } from 'react';

/** Tells a flow what happens to its page. */
export function usePageEvents<Draft extends OrderDraft>(dispatch: (event: CheckoutEvent<Draft>) => void): void {
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

import { isHidden } from '@tischlein/ui/page-signals';
import { showToast } from '@tischlein/ui/toasts';
import { FILLED_CART } from '@tischlein/wording/storefront';
import { useRef } from 'react';
import { getOrderedCart } from './ordered-cart.ts';

const DECIDE_MS = 10_000;

/** Where the notice leads to; undefined: the page says itself that the cart is ordered. */
type ShowOrder = ((orderId: string) => void) | undefined;

/** Returns a function for each change of the cart: says why it is empty if another tab has ordered it. */
export function useTellOrdered(shopId: string, showOrder: ShowOrder): () => void {
  const known = useRef(getOrderedCart(shopId).get());
  return () => {
    const orderId = getOrderedCart(shopId).get();
    if (orderId !== null && orderId !== known.current && showOrder) tellWhenShown(() => showOrder(orderId));
    known.current = orderId;
  };
}

/** At once, or as soon as the guest is back in this tab. */
function tellWhenShown(run: () => void): void {
  const action = { label: FILLED_CART.toOrder, run };
  const tell = (): void => showToast({ icon: 'check', text: FILLED_CART.isOrdered, forMs: DECIDE_MS, action });
  if (isHidden()) document.addEventListener('visibilitychange', tell, { once: true });
  else tell();
}

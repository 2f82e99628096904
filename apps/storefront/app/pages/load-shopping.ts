import { useEffect, useState } from 'react';

/** The code of cart and dialogs; the menu can be read without it. */
export const loadShopping = () => import('./shopping.tsx');

const FIRST_SIGNS = ['pointermove', 'pointerdown', 'click', 'keydown', 'scroll', 'focusin'] as const;

/** Is the code of cart and dialogs wanted? As soon as there is a cart, else with the guest's first move. */
export function useShoppingWanted(hasCart: boolean): boolean {
  const [hasMoved, setMoved] = useState(false);
  useEffect(() => {
    const moved = (): void => setMoved(true);
    for (const sign of FIRST_SIGNS) window.addEventListener(sign, moved, { once: true, passive: true });
    return () => {
      for (const sign of FIRST_SIGNS) window.removeEventListener(sign, moved);
    };
  }, []);
  return hasCart || hasMoved;
}

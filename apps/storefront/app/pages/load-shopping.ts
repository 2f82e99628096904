import { useEffect, useState } from 'react';
import { linkedItem } from '../dish/dish-link.ts';
import { countDialogsInHistory } from '@tischlein/ui/open-dialogs';

/** Loads the code of cart and dialogs, which reading the menu does not need. */
export const loadShopping = () => import('./shopping.tsx');

const INTERACTIONS = ['pointermove', 'pointerdown', 'click', 'keydown', 'scroll', 'focusin'] as const;

/**
 * Returns whether the code of cart and dialogs is needed: for a cart or an open dialog at once, otherwise from the
 * first interaction on.
 */
export function useIsShoppingNeeded(isNeeded: boolean): boolean {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    const wanted = (): void => setWanted(true);
    if (countDialogsInHistory() > 0 || linkedItem(location.search)) wanted();
    for (const sign of INTERACTIONS) window.addEventListener(sign, wanted, { once: true, passive: true });
    return () => {
      for (const sign of INTERACTIONS) window.removeEventListener(sign, wanted);
    };
  }, []);
  if (isNeeded && !isWanted) setWanted(true);
  return isNeeded || isWanted;
}

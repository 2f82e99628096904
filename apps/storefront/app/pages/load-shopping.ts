import { useEffect, useState } from 'react';
import { linkedItem } from '../dish/dish-link.ts';
import { countDialogsInHistory } from '@tischlein/ui/open-dialogs';

/** The code of cart and dialogs; the menu can be read without it. */
export const loadShopping = () => import('./shopping.tsx');

const INTERACTIONS = ['pointermove', 'pointerdown', 'click', 'keydown', 'scroll', 'focusin'] as const;

/** Is the code of cart and dialogs wanted? As soon as there is a cart or a dialog to open, else with the guest's first move; from then on always. */
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

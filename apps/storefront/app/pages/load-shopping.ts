import { useEffect, useState } from 'react';
import { readStored } from '../browser/storage.ts';
import { useShop } from '../context/shop-context.ts';
import { steps } from '@tischlein/ui/steps';
import { useFromStore } from '@tischlein/ui/store';

/** Loads the code of cart and dialogs, which reading the menu does not need. */
export const loadShopping = () => import('./shopping.tsx');

// A dish, a combo or an invitation.
const OPENS_DIALOG = /\/(gericht|menue)\/|gruppe=/;
const INTERACTIONS = ['pointermove', 'pointerdown', 'click', 'keydown', 'scroll', 'focusin'] as const;

/**
 * Returns whether the code of cart and dialogs is needed: for a cart or an open dialog at once, otherwise from the
 * first interaction on.
 */
export function useIsShoppingNeeded(isNeeded: boolean): boolean {
  const { id: shopId } = useShop().shop;
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    const wanted = (): void => setWanted(true);
    const { address } = steps.current.get();
    const group = readStored({ area: 'local', shopId, name: 'group' });
    if (OPENS_DIALOG.test(address) || group) wanted();
    for (const sign of INTERACTIONS) window.addEventListener(sign, wanted, { once: true, passive: true });
    return () => {
      for (const sign of INTERACTIONS) window.removeEventListener(sign, wanted);
    };
  }, [shopId]);
  const hasDialogs = useFromStore(steps.current, ({ dialogs }) => dialogs.length > 0);
  const isNeededNow = isNeeded || hasDialogs;
  if (isNeededNow && !isWanted) setWanted(true);
  return isNeededNow || isWanted;
}

import type { SavedCart } from '@tischlein/domain/cart';
import type { DialogStack } from '@tischlein/ui/use-dialog-stack';
import { useEffect } from 'react';
import { useFlag } from '../ordering/use-flag.ts';
import { WIDE_SCREEN } from '../shop/media.ts';
import { useShop } from '../context/shop-context.ts';
import type { StartDialog } from './start-dialog.ts';

/**
 * Developer mode: opens the cart when something is added (S1 §3 autoOpenSidebar). On wide screens it is always visible.
 */
export function useAutoOpenCart({ open, entries }: DialogStack<StartDialog>): void {
  const { cart } = useShop().guest;
  const isOn = useFlag('autoOpenSidebar');
  useEffect(() => {
    if (!isOn) return undefined;
    let before = countUnits(cart.get());
    return cart.subscribe(() => {
      const units = countUnits(cart.get());
      const isOpen = matchMedia(WIDE_SCREEN).matches || entries.get().some(({ dialog }) => dialog.kind === 'cart');
      if (units > before && !isOpen) open({ kind: 'cart' });
      before = units;
    });
  }, [isOn, cart, open, entries]);
}

const countUnits = ({ items }: SavedCart): number => items.reduce((units, { amount }) => units + amount, 0);

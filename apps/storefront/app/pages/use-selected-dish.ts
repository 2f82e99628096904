import { useEffect, useEffectEvent } from 'react';
import { findNamed } from '../dish/linked-item.ts';
import type { MenuActions } from '../features/menu/menu-actions.ts';
import type { Order } from '../ordering/use-order.ts';
import { useShop } from '../context/shop-context.ts';
import { useStore } from '@tischlein/ui/store';
import type { DialogStack } from '@tischlein/ui/use-dialog-stack';
import { openComboByName, openDishByName } from './open-by-name.ts';
import type { StartDialog } from './start-dialog.ts';

// S1 §4 Franchise switch handover: 'after a switch, a selected dish opens after 250 ms'.
const SETTLING_MS = 250;

/** Opens the dish or combo selected at another branch, once all notices are dismissed. */
export function useSelectedDish(stack: DialogStack<StartDialog>, { occasion }: Order, actions: MenuActions): void {
  const page = useShop();
  const { menu, guest } = page;
  const arrival = useStore(guest.arrival);
  const isReady = arrival !== null && arrival.problems.length === 0 && !arrival.isAllClosed;
  const name = isReady ? arrival.selectedDish : null;
  const openNamed = useEffectEvent((named: string) => {
    guest.arrival.set(null);
    const isCombo = findNamed([...menu.combos.values()], named) !== undefined;
    (isCombo ? openComboByName : openDishByName)(named, { page, occasion, actions, open: stack.open });
  });
  useEffect(() => {
    if (name === null) return undefined;
    const waiting = setTimeout(() => openNamed(name), SETTLING_MS);
    return () => clearTimeout(waiting);
  }, [name]);
}

import { findMinimumAge, type Combo, type Dish, type OrderContext } from '@tischlein/domain/menu';
import type { DeliveryPeriod } from '@tischlein/domain/opening';
import { useMemo } from 'react';
import type { MenuActions } from '../features/menu/menu-actions.ts';
import { takesOrders } from '../guest/order-options.ts';
import { type ShopPage, useClock, useShop } from '../context/shop-context.ts';
import { askAge } from './ask-age.ts';
import { askOpen } from './ask-open.ts';
import { loadShopping } from './load-shopping.ts';
import type { OpenStartDialog } from './start-dialog.ts';

/** Actions of the menu's rows; memoized so that rows do not re-render. */
export function useMenuActions(occasion: OrderContext, open: OpenStartDialog): MenuActions {
  const page = useShop();
  const { period } = useClock();
  return useMemo(() => menuActions({ page, period, occasion, open }), [page, period, occasion, open]);
}

interface ActionParts {
  readonly page: ShopPage;
  readonly period: DeliveryPeriod;
  readonly occasion: OrderContext;
  readonly open: OpenStartDialog;
}

function menuActions({ page, period, occasion, open }: ActionParts): MenuActions {
  const canOrder = takesOrders(page.shop);

  // First 'closed', then the age, then the item itself (S1 §4 Saving a dish, Age confirmation).
  const whenAllowed = (item: Dish | Combo, next: () => void): void => {
    const isCombo = 'slots' in item;
    const question = { name: item.name, open, leadsTo: { kind: isCombo ? 'combo' : 'dish', id: item.id } } as const;
    const afterOpen = (): void => askAge(page.guest, { ...question, age: findMinimumAge(item, page.menu), next });
    askOpen(page, { ...question, period, isCombo, next: afterOpen });
  };
  const addDish = async (dish: Dish): Promise<void> => {
    // If the code cannot be loaded, opening the dialog reports it.
    const shopping = await loadShopping().catch(() => null);
    if (shopping?.addWithoutDialog(page, occasion, dish)) shopping.askLocation(page, open);
    else open({ kind: 'dish', dish });
  };
  const showInfo = (dish: Dish): void => open({ kind: 'info', dish, canOrder: canOrder && !dish.soldOut });
  return {
    canOrder,
    openDish: (dish) => (canOrder ? whenAllowed(dish, () => open({ kind: 'dish', dish })) : showInfo(dish)),
    addDish: (dish) => whenAllowed(dish, () => void addDish(dish)),
    showInfo,
    openCombo: (combo) => whenAllowed(combo, () => open({ kind: 'combo', combo })),
    showOffer: (offer) => open({ kind: 'offer', offer, isInDish: false }),
  };
}

import { findMinimumAge, type Combo, type Dish, isOrderable, type OrderContext } from '@tischlein/domain/menu';
import type { DeliveryPeriod } from '@tischlein/domain/opening';
import { useMemo } from 'react';
import type { MenuActions } from '../features/menu/menu-actions.ts';
import { markPressed } from '../browser/held-press.tsx';
import { takesOrders } from '../guest/order-options.ts';
import { type ShopPage, useClock, useShop } from '../context/shop-context.ts';
import { findQuestion } from './find-question.ts';
import { loadShopping } from './load-shopping.ts';
import type { Continuation, OpenStartDialog } from './start-dialog.ts';

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
  const canOrder = occasion.deliveryType === 'dineIn' || takesOrders(page.shop);

  const whenAllowed = (item: Dish | Combo, kind: Continuation['kind'], next: () => void): void => {
    const facts = { name: item.name, age: findMinimumAge(item, page.menu), isCombo: 'slots' in item };
    const question = findQuestion(page, { ...facts, period, leadsTo: { kind, id: item.id } });
    if (question) open(question);
    else next();
  };
  const addDish = async (dish: Dish): Promise<void> => {
    // If the code cannot be loaded, opening the dialog reports it.
    const shopping = await loadShopping()
      .catch(() => null)
      .finally(markPressed());
    if (shopping?.addWithoutDialog(page, occasion, dish)) shopping.askLocation(page, occasion, open);
    else open({ kind: 'dish', dish });
  };
  const showInfo = (dish: Dish): void => open({ kind: 'info', dish, canOrder: canOrder && isOrderable(dish) });
  return {
    canOrder,
    openDish: (dish) => (canOrder ? whenAllowed(dish, 'dish', () => open({ kind: 'dish', dish })) : showInfo(dish)),
    addDish: (dish) => whenAllowed(dish, 'addDish', () => void addDish(dish)),
    showInfo,
    openCombo: (combo) => whenAllowed(combo, 'combo', () => open({ kind: 'combo', combo })),
    showOffer: (offer) => open({ kind: 'offer', offer, isInDish: false }),
  };
}

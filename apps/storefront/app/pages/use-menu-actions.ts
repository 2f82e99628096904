import { type Combo, type Dish, isOrderable, type OrderContext } from '@tischlein/domain/menu';
import type { DeliveryPeriod } from '@tischlein/domain/opening';
import { steps } from '@tischlein/ui/steps';
import { useMemo } from 'react';
import type { MenuActions } from '../features/menu/menu-actions.ts';
import { markPressed } from '../browser/held-press.tsx';
import { takesOrders } from '../guest/order-options.ts';
import { type ShopPage, useClock, useShop } from '../context/shop-context.ts';
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

/** null: the code could not be loaded, which the dialog that is opened then reports. */
type Next = (shopping: Awaited<ReturnType<typeof loadShopping>> | null) => void;

function menuActions({ page, period, occasion, open }: ActionParts): MenuActions {
  const canOrder = occasion.deliveryType === 'dineIn' || takesOrders(page.shop);

  const whenAllowed = async (item: Dish | Combo, kind: Continuation['kind'], next: Next): Promise<void> => {
    const pressedOn = steps.current.get().page;
    const shopping = await loadShopping()
      .catch(() => null)
      .finally(markPressed());
    // The guest has gone to another page, which does not render the dialog.
    if (steps.current.get().page !== pressedOn) return;
    const question = shopping?.findItemQuestion(page, item, { period, kind });
    if (question) open(question);
    else next(shopping);
  };
  const addDish =
    (dish: Dish): Next =>
    (shopping) => {
      if (shopping?.addWithoutDialog(page, occasion, dish)) shopping.askLocation(page, occasion, open);
      else open({ kind: 'dish', dish });
    };
  const showInfo = (dish: Dish): void =>
    open({ kind: 'info', dish, canOrder: canOrder && isOrderable(dish, occasion.deliveryType) });
  return {
    canOrder,
    openDish: (dish) =>
      canOrder ? void whenAllowed(dish, 'dish', () => open({ kind: 'dish', dish })) : showInfo(dish),
    addDish: (dish) => void whenAllowed(dish, 'addDish', addDish(dish)),
    showInfo,
    openCombo: (combo) => void whenAllowed(combo, 'combo', () => open({ kind: 'combo', combo })),
    showOffer: (offer) => open({ kind: 'offer', offer, isInDish: false }),
  };
}

import { ageOf, type Combo, type Dish, type Occasion } from '@tischlein/domain/menu';
import type { MenuActions } from '../features/menu/menu-actions.ts';
import { useClock, useShop } from '../shop-context.ts';
import { askAge } from './ask-age.ts';
import { loadShopping } from './load-shopping.ts';
import type { OpenStartDialog } from './start-dialog.ts';

/** What the rows of the menu lead to: a dialog, or straight into the cart. */
export function useMenuActions(occasion: Occasion, open: OpenStartDialog): MenuActions {
  const page = useShop();
  const { period } = useClock();

  // Closed, then age, then the thing itself (S1 §4).
  const whenAllowed = (item: Dish | Combo, next: () => void): void => {
    const afterAge = (): void => askAge(page.guest, { age: ageOf(item, page.menu), name: item.name, open, next });
    if (period.allowOrders || page.guest.visit.get().showNevertheless) afterAge();
    else open({ kind: 'closed', isCombo: 'slots' in item, next: afterAge });
  };
  const addDish = async (dish: Dish): Promise<void> => {
    const { addAtOnce, askLocationIfNeeded } = await loadShopping();
    if (addAtOnce(page, occasion, dish)) askLocationIfNeeded(page, open);
    else open({ kind: 'dish', dish });
  };
  return {
    openDish: (dish) => whenAllowed(dish, () => open({ kind: 'dish', dish })),
    addDish: (dish) => whenAllowed(dish, () => void addDish(dish)),
    showInfo: (dish) => open({ kind: 'info', dish, canOrder: !dish.soldOut }),
    openCombo: (combo) => whenAllowed(combo, () => open({ kind: 'combo', combo })),
  };
}

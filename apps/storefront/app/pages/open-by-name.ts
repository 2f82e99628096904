import { isComboAvailable, isOffered, isOrderableAt, type OrderContext } from '@tischlein/domain/menu';
import { dishNotAvailable, UNKNOWN_DISH } from '@tischlein/wording';
import { findNamed } from '../dish/linked-item.ts';
import type { MenuActions } from '../features/menu/menu-actions.ts';
import { track } from '../ordering/track.ts';
import type { ShopPage } from '../context/shop-context.ts';
import type { OpenStartDialog } from './start-dialog.ts';

interface OpenContext {
  readonly page: ShopPage;
  readonly occasion: OrderContext;
  readonly actions: Pick<MenuActions, 'openDish' | 'openCombo'>;
  readonly open: OpenStartDialog;
}

/**
 * Opens a dish by id or name, as after a branch switch (S1 §4 Franchise switch handover). If this location has none,
 * shows 'Gericht nicht verfügbar' (S1 §8).
 */
export function openDishByName(named: string, { page, occasion, actions, open }: OpenContext): void {
  const { menu } = page;
  const dish = findNamed([...menu.dishes.values()], named);
  if (!dish || !isOffered(dish, occasion.deliveryType)) reportNotAvailable(page, dish?.name ?? named, open);
  else if (isOrderableAt(menu, dish, occasion)) actions.openDish(dish);
  else open({ kind: 'info', dish, canOrder: false });
}

/** Opens a combo by id or name. */
export function openComboByName(named: string, { page, occasion, actions, open }: OpenContext): void {
  const { menu } = page;
  const combo = findNamed([...menu.combos.values()], named);
  if (combo && isComboAvailable(menu, combo, occasion)) actions.openCombo(combo);
  else reportNotAvailable(page, combo?.name ?? named, open);
}

// S1 §8: 'when a dish opened by name is not in the location's menu (also tracked)'.
function reportNotAvailable(page: ShopPage, named: string, open: OpenStartDialog): void {
  // An id means nothing to a guest.
  open({ kind: 'alert', alert: dishNotAvailable(ID.test(named) ? UNKNOWN_DISH : named) });
  track(page, { type: 'dish', action: 'not-available' });
}

const ID = /^[a-z\d_.:-]+$/;

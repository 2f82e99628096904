import { comboId, dishId } from '@tischlein/domain';
import { readFields } from '../browser/read-fields.ts';
import type { ShopPage } from '../context/shop-context.ts';
import type { MenuActions } from '../features/menu/menu-actions.ts';
import { takeFreeItem } from '../guest/choose-offers.ts';
import type { Order } from '../ordering/use-order.ts';
import { isContinuationKind } from './start-dialog.ts';
import { resume } from './use-resumable.ts';

interface Scene {
  readonly page: ShopPage;
  readonly order: Order;
  readonly actions: MenuActions;
}

/** Continues after a confirmed question, unless the item is gone from the menu or the offer. */
export function followContinuation(leadsTo: unknown, { page, order, actions }: Scene): void {
  const { kind, id, draft } = readFields(leadsTo);
  if (!isContinuationKind(kind) || typeof id !== 'string') return;
  const dish = page.menu.dishes.get(dishId(id));
  const combo = page.menu.combos.get(comboId(id));
  switch (kind) {
    case 'dish':
      if (dish) actions.openDish(dish);
      break;
    case 'addDish':
      if (dish) actions.addDish(dish);
      break;
    case 'combo':
      if (combo) actions.openCombo(combo);
      break;
    case 'freeItem':
      takeChosen(id, draft, { page, order });
      break;
    case 'resume':
      resume(id);
      break;
  }
}

function takeChosen(id: string, chosen: unknown, { page, order }: Pick<Scene, 'page' | 'order'>): void {
  const { freeItems } = order.priced.hints;
  const { dishId: dish, sizeId: size } = readFields(chosen);
  const offer = freeItems.find(({ offerId }) => offerId === id);
  const choice = offer?.choices.find((each) => each.dishId === dish && each.sizeId === size);
  if (!offer || !choice) return;
  takeFreeItem(page.guest, { offerId: offer.offerId, dishId: choice.dishId, sizeId: choice.sizeId }, freeItems);
}

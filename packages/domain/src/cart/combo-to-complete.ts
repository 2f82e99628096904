import { comboId, groupId, ingredientId, itemId } from '../ids.ts';
import type { SavedComboItem } from './saved-cart.ts';
import { isComboAvailable, type OrderContext, slotDishes } from '../menu/availability.ts';
import type { Combo, Menu } from '../menu/menu.ts';
import type { SavedCombo, SavedSelection } from '../selection/saved-selection.ts';

/** A combo of a cart that has lost a dish, and the dialog in which another one is chosen. */
export interface ComboToComplete {
  readonly combo: Combo;
  /** Name of the first dish that cannot be had. */
  readonly lost: string;
  /** false: it is not sold at that time or for the order type. */
  readonly isSoldOut: boolean;
  /** Opens at the slot of that dish; all other choices are kept. */
  readonly draft: SavedCombo;
}

/** Finds what a combo of a cart lacks; null if it can be had as it is, or not at all. */
export function findComboToComplete(item: SavedComboItem, menu: Menu, at: OrderContext): ComboToComplete | null {
  const combo = menu.combos.get(comboId(item.menuId));
  if (!combo || !isComboAvailable(menu, combo, at)) return null;
  const dishes = combo.slots.map((slot) => item.subitems.find(({ slotId }) => slotId === slot.id)?.dish);
  const current = combo.slots.findIndex((slot, index) =>
    slotDishes(menu, slot, at).every(({ id }) => id !== dishes[index]?.dishId),
  );
  const lost = [...menu.dishes.values()].find(({ id }) => id === dishes[current]?.dishId);
  if (current < 0 || !lost) return null;
  const draft = { slots: dishes.map(toDraft), current, reached: combo.slots.length - 1 };
  return { combo, lost: lost.name, isSoldOut: lost.soldOut, draft };
}

const toDraft = (dish: SavedComboItem['subitems'][number]['dish'] | undefined): SavedSelection => ({
  dishId: dish?.dishId ?? '',
  steps: dish
    ? [
        ...dish.without.map((id) => ({ type: 'toggleWithout', id: ingredientId(id) }) as const),
        ...dish.extras.map(({ groupId: group, itemId: item, amount }) => ({
          type: 'setExtra' as const,
          groupId: groupId(group),
          itemId: itemId(item),
          amount,
        })),
      ]
    : [],
});

import type { DishChoice } from '../selection/choice.ts';
import type { Cart, CartLine } from './cart.ts';
import type { SavedCart, SavedDishItem, SavedItem } from './saved-cart.ts';

/** A cart as stored and sent: ids and amounts, no prices (S1 §3 Cart dish item). */
export function saveCart(cart: Cart): SavedCart {
  return { items: cart.lines.map(saveLine) };
}

export function saveLine(line: CartLine): SavedItem {
  const { amount, memberName, note } = line;
  const common = { ...(memberName === '' ? {} : { memberName }), ...(note === '' ? {} : { note }), amount };
  if (line.kind === 'dish') return { ...saveChoice(line.choice), ...common };
  const subitems = line.slots.map(({ slot, choice }) => ({ slotId: slot.id, dish: saveChoice(choice) }));
  return { menuId: line.combo.id, ...common, subitems };
}

function saveChoice({
  dish,
  size,
  without,
  extras,
}: DishChoice): Omit<SavedDishItem, 'amount' | 'memberName' | 'note'> {
  return {
    dishId: dish.id,
    sizeId: size?.id ?? null,
    without,
    extras: extras.map(({ group, item, amount }) => {
      return { groupId: group.id, itemId: item.id, itemName: item.name, amount, type: item.type };
    }),
  };
}

import { comboId, dishId } from '../ids.ts';
import { slotSize, suitsSlot } from '../menu/availability.ts';
import type { Combo, ComboSlot } from '../menu/menu.ts';
import { findHindrance } from '../menu/orderable.ts';
import { type ComboChoice, type DishChoice, isAmount } from '../selection/choice.ts';
import { isActiveAt, isForOrderType, nextStart } from '../shop-time.ts';
import type { CartLine } from './cart.ts';
import { comboLine } from './change-cart.ts';
import { type ItemNotes, createItemNotes, type CartRestoreContext, PART_HINDRANCES } from './item-notes.ts';
import { isPriceAboveLimit, restoreChoice } from './restore-choice.ts';
import type { SavedComboItem } from './saved-cart.ts';

type ComboRestoreContext = Pick<CartRestoreContext, 'menu' | 'at'> & { readonly notes: ItemNotes };

/** Restores a saved combo; null if it cannot be ordered, with the reason recorded. */
export function restoreCombo(item: SavedComboItem, { menu, at, problems }: CartRestoreContext): CartLine | null {
  const { deliveryType, time } = at;
  const combo = menu.combos.get(comboId(item.menuId));
  if (!combo) return createItemNotes(problems, item.menuId, item).dropped('comboUnknown');
  const notes = createItemNotes(problems, combo.name, item);
  const price = combo.price[deliveryType];
  if (!isAmount(item.amount)) return notes.dropped('amountInvalid');
  if (price === null || !isForOrderType(combo.type, deliveryType)) return notes.dropped('dishNotForOrderType');
  if (!isActiveAt(combo.timetable, time)) {
    return notes.dropped('comboNotAvailableNow', { availableAt: nextStart(combo.timetable, time) });
  }
  const slots = restoreSlots(item, combo, { menu, at, notes });
  if (!slots) return null;
  const choices = slots.map(({ choice }) => choice);
  if (isPriceAboveLimit(price, choices, deliveryType)) return notes.dropped('priceAboveLimit');
  return comboLine({ combo, slots }, { amount: item.amount, memberName: item.memberName ?? '', note: item.note ?? '' });
}

function restoreSlots(item: SavedComboItem, combo: Combo, context: ComboRestoreContext): ComboChoice['slots'] | null {
  const { notes } = context;
  const surplus = item.subitems.find(({ slotId }) => combo.slots.every((slot) => slot.id !== slotId));
  if (surplus) return notes.dropped('comboIncomplete', { part: surplus.slotId });
  const missing = combo.slots.find((slot) => item.subitems.every(({ slotId }) => slot.id !== slotId));
  if (missing) return notes.dropped('comboIncomplete', { part: missing.name });
  const slots = combo.slots.flatMap((slot) => {
    const choice = restoreSlot(item, slot, context);
    return choice ? [{ slot, choice }] : [];
  });
  return slots.length === combo.slots.length ? slots : null;
}

function restoreSlot(
  item: SavedComboItem,
  slot: ComboSlot,
  { menu, at, notes }: ComboRestoreContext,
): DishChoice | null {
  const saved = item.subitems.find(({ slotId }) => slotId === slot.id)?.dish;
  const dish = saved && menu.dishes.get(dishId(saved.dishId));
  const hindrance = dish && slot.dishIds.includes(dish.id) ? findHindrance(dish, at.deliveryType) : null;
  if (dish && hindrance) return notes.dropped(PART_HINDRANCES[hindrance], { part: dish.name });
  if (!dish || !suitsSlot(menu, slot, { dish, ...at })) {
    return notes.dropped('slotDishUnsuitable', { part: dish?.name ?? saved?.dishId ?? slot.name });
  }
  return restoreChoice(saved, { dish, size: slotSize(slot, dish) }, { menu, at, notes });
}

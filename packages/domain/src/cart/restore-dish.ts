import { dishId } from '../ids.ts';
import { isAvailableAt, nextAvailable } from '../menu/availability.ts';
import type { Dish, Size } from '../menu/menu.ts';
import { findHindrance } from '../menu/orderable.ts';
import { isOffered, unitPrice } from '../menu/prices.ts';
import { isAmount } from '../selection/choice.ts';
import type { CartLine } from './cart.ts';
import { dishLine } from './change-cart.ts';
import { type ItemNotes, createItemNotes, type CartRestoreContext } from './item-notes.ts';
import { isPriceAboveLimit, restoreChoice } from './restore-choice.ts';
import type { SavedDishItem } from './saved-cart.ts';

/** Restores a saved dish; null if it cannot be ordered, with the reason recorded (S1 §5 Cart restore). */
export function restoreDish(item: SavedDishItem, { menu, at, problems }: CartRestoreContext): CartLine | null {
  const { deliveryType, time } = at;
  const dish = menu.dishes.get(dishId(item.dishId));
  if (!dish) return createItemNotes(problems, item.dishId, item).dropped('dishUnknown');
  const notes = createItemNotes(problems, dish.name, item);
  if (!isAmount(item.amount)) return notes.dropped('amountInvalid');
  const hindrance = findHindrance(dish, deliveryType);
  if (hindrance) return notes.dropped(HINDRANCE_CODES[hindrance]);
  if (!isAvailableAt(menu, dish, time)) {
    return notes.dropped('dishNotAvailableNow', { availableAt: nextAvailable(menu, dish, time) });
  }
  const size = restoreSize(dish, item.sizeId ?? null, notes);
  if (size === undefined) return null;
  const price = unitPrice(dish, size?.id ?? null, deliveryType);
  if (price === null)
    return notes.dropped('dishNotForOrderType', isOffered(dish, deliveryType) && size ? { part: size.name } : {});
  const choice = restoreChoice(item, { dish, size }, { menu, at, notes });
  if (!choice) return null;
  if (isPriceAboveLimit(price, [choice], deliveryType)) return notes.dropped('priceAboveLimit');
  return dishLine(choice, { amount: item.amount, memberName: item.memberName ?? '', note: item.note ?? '' });
}

const HINDRANCE_CODES = {
  declarationsUnknown: 'declarationsUnknown',
  particularsMissing: 'particularsMissing',
  soldOut: 'dishSoldOut',
} as const;

/** 'if the dish has sizes a valid sizeId is required' (S1 §5). Returns undefined if it is missing or unknown. */
function restoreSize(dish: Dish, id: string | null, notes: ItemNotes): Size | null | undefined {
  if (dish.sizes.length === 0) return null;
  const size = dish.sizes.find((candidate) => candidate.id === id);
  if (size) return size;
  if (id === null) notes.dropped('sizeMissing');
  else notes.dropped('sizeUnknown', { part: id });
  return undefined;
}

import { isAvailableAt, type OrderContext, slotDishes, suitsSlot } from '../menu/availability.ts';
import type { Combo, Dish, Menu } from '../menu/menu.ts';
import { findHindrance, type Hindrance } from '../menu/orderable.ts';
import { isOffered } from '../menu/prices.ts';
import { isActiveAt, isForOrderType } from '../shop-time.ts';

/** Why what a dialog shows cannot be ordered now. */
export type Obstacle = Hindrance | 'gone' | 'notForOrderType' | 'notNow';

/** Decides for an open dish dialog, whatever has changed since it was opened; null: the dish can be ordered. */
export function findDishObstacle(menu: Menu, { id }: Dish, { deliveryType, time }: OrderContext): Obstacle | null {
  const dish = menu.dishes.get(id);
  if (!dish) return 'gone';
  const hindrance = findHindrance(dish, deliveryType);
  if (hindrance) return hindrance;
  if (!isOffered(dish, deliveryType)) return 'notForOrderType';
  return isAvailableAt(menu, dish, time) ? null : 'notNow';
}

/** The same for a combo, which needs a dish for each of its slots (S3 P14). */
export function findComboObstacle(menu: Menu, { id }: Combo, at: OrderContext): Obstacle | null {
  const combo = menu.combos.get(id);
  if (!combo) return 'gone';
  if (combo.price[at.deliveryType] === null || !isForOrderType(combo.type, at.deliveryType)) return 'notForOrderType';
  if (!isActiveAt(combo.timetable, at.time)) return 'notNow';
  const empty = combo.slots.find((slot) => slotDishes(menu, slot, at).length === 0);
  if (!empty) return null;
  const isSoldOut = empty.dishIds.some((dishId) => {
    const dish = menu.dishes.get(dishId);
    return dish !== undefined && suitsSlot(menu, empty, { dish, ...at });
  });
  return isSoldOut ? 'soldOut' : 'notNow';
}

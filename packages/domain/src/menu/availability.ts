import { isActiveAt, isForOrderType, nextCommonStart, type ShopTime, type Timetable } from '../shop-time.ts';
import type { DeliveryType } from './delivery-type.ts';
import type { Combo, ComboSlot, Dish, ExtraGroup, Menu, Size } from './menu.ts';

/** How and when an order is wanted; the time is the serving time (spec 3 T14). */
export interface OrderContext {
  readonly deliveryType: DeliveryType;
  readonly time: ShopTime;
}

/** Do the timetables of the dish and its category run? */
export function isAvailableAt(menu: Menu, dish: Dish, time: ShopTime): boolean {
  return listTimetables(menu, dish).every((timetable) => isActiveAt(timetable, time));
}

/** When the dish can be had next; null: always or never (spec 3 T15 'um {time} bestellbar'). */
export function nextAvailable(menu: Menu, dish: Dish, time: ShopTime): ShopTime | null {
  return nextCommonStart(listTimetables(menu, dish), time);
}

/** The groups of a dish that exist now: one outside its timetable does not (spec 3 C11). */
export const groupsAt = (dish: Dish, time: ShopTime): readonly ExtraGroup[] =>
  dish.groups.filter((group) => isActiveAt(group.timetable, time));

/** The dishes that can be chosen for a slot now, the default first (S1 §5 'Menu slot'). */
export function slotDishes(menu: Menu, slot: ComboSlot, context: OrderContext): Dish[] {
  const dishes = slot.dishIds.flatMap((id) => menu.dishes.get(id) ?? []);
  return dishes.filter((dish) => canFill(menu, slot, { ...context, dish }));
}

/** Can the dish be chosen for the slot now? Its own price does not matter, but it is sold this way. */
export function canFill(
  menu: Menu,
  slot: ComboSlot,
  { dish, deliveryType, time }: OrderContext & { readonly dish: Dish },
): boolean {
  if (!slot.dishIds.includes(dish.id) || dish.soldOut || !dish.prices[deliveryType]) return false;
  return isAvailableAt(menu, dish, time);
}

/** Is the combo sold this way now? Hidden while a slot has nothing to choose (spec 3 P14). */
export function isComboAvailable(menu: Menu, combo: Combo, context: OrderContext): boolean {
  const { deliveryType, time } = context;
  if (combo.price[deliveryType] === null || !isForOrderType(combo.type, deliveryType)) return false;
  return isActiveAt(combo.timetable, time) && combo.slots.every((slot) => slotDishes(menu, slot, context).length > 0);
}

/** The size a dish has in a slot: the slot's, or none where the dish has no sizes (S1 §5). */
export const slotSize = (slot: ComboSlot, dish: Dish): Size | null => (dish.sizes.length > 0 ? slot.size : null);

function listTimetables(menu: Menu, dish: Dish): Timetable[] {
  const category = menu.categories.find((candidate) => candidate.id === dish.categoryId);
  return [dish.timetable, category?.timetable ?? []];
}

import {
  isActiveAt,
  isForOrderType,
  minuteOfWeek,
  nextCommonStart,
  type ShopTime,
  type Timetable,
} from '../shop-time.ts';
import type { DeliveryType } from '../delivery-type.ts';
import type { Combo, ComboSlot, Dish, ExtraGroup, Menu, Size } from './menu.ts';
import { findUnstated, isOrderable } from './orderable.ts';
import { unitPrice } from './prices.ts';

/** Order type and serving time, which decide what is available (S3 T14). */
export interface OrderContext {
  readonly deliveryType: DeliveryType;
  readonly time: ShopTime;
}

export const isSameContext = (one: OrderContext, other: OrderContext): boolean =>
  one.deliveryType === other.deliveryType && minuteOfWeek(one.time) === minuteOfWeek(other.time);

/** Returns whether the timetables of both the dish and its category are active. */
export function isAvailableAt(menu: Menu, dish: Dish, time: ShopTime): boolean {
  return listTimetables(menu, dish).every((timetable) => isActiveAt(timetable, time));
}

/** Whether guests can order the dish then: it is served, not sold out, and what the law asks for is stated. */
export const isOrderableAt = (menu: Menu, dish: Dish, { deliveryType, time }: OrderContext): boolean =>
  isOrderable(dish, deliveryType) && isAvailableAt(menu, dish, time);

/** When the dish is available next; null if always or never (S3 T15 'um {time} bestellbar'). */
export function nextAvailable(menu: Menu, dish: Dish, time: ShopTime): ShopTime | null {
  return nextCommonStart(listTimetables(menu, dish), time);
}

/** The groups of a dish inside their timetable; the others do not exist at that time (S3 C11). */
export const groupsAt = (dish: Dish, time: ShopTime): readonly ExtraGroup[] =>
  dish.groups.filter((group) => isActiveAt(group.timetable, time));

/** The available dishes of a slot, default first (S1 §5 Menu slot). */
export const slotDishes = (menu: Menu, slot: ComboSlot, context: OrderContext): Dish[] =>
  listSuitable(menu, slot, context).filter((dish) => isOrderable(dish, context.deliveryType));

/** Dishes that a slot shows but that cannot be ordered: declarations or particulars are unknown (S3 L2, L14). */
export const unstatedSlotDishes = (menu: Menu, slot: ComboSlot, context: OrderContext): Dish[] =>
  listSuitable(menu, slot, context).filter((dish) => findUnstated(dish, context.deliveryType) !== null);

function listSuitable(menu: Menu, slot: ComboSlot, context: OrderContext): Dish[] {
  const dishes = slot.dishIds.flatMap((id) => menu.dishes.get(id) ?? []);
  return dishes.filter((dish) => suitsSlot(menu, slot, { ...context, dish }));
}

/**
 * Returns whether the slot lists the dish and it is available, sold out or not. The combo's price counts, but the dish
 * must have one in the slot's size (S3 C24).
 */
export function suitsSlot(
  menu: Menu,
  slot: ComboSlot,
  { dish, deliveryType, time }: OrderContext & { readonly dish: Dish },
): boolean {
  if (!slot.dishIds.includes(dish.id)) return false;
  if (unitPrice(dish, slotSize(slot, dish)?.id ?? null, deliveryType) === null) return false;
  return isAvailableAt(menu, dish, time);
}

/** Returns whether the combo is available; it is hidden while a slot has no dish (S3 P14). */
export function isComboAvailable(menu: Menu, combo: Combo, context: OrderContext): boolean {
  const { deliveryType, time } = context;
  if (combo.price[deliveryType] === null || !isForOrderType(combo.type, deliveryType)) return false;
  return isActiveAt(combo.timetable, time) && combo.slots.every((slot) => slotDishes(menu, slot, context).length > 0);
}

/** The slot's size, or null for a dish without sizes (S1 §5 Menu slot). */
export const slotSize = (slot: ComboSlot, dish: Dish): Size | null => (dish.sizes.length > 0 ? slot.size : null);

function listTimetables(menu: Menu, dish: Dish): Timetable[] {
  const category = menu.categories.find((candidate) => candidate.id === dish.categoryId);
  return [dish.timetable, category?.timetable ?? []];
}

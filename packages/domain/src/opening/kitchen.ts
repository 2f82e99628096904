import type { Cart, CartLine } from '../cart/cart.ts';
import type { DishId } from '../ids.ts';
import type { Menu } from '../menu/menu.ts';
import type { SlotCapacity } from '../shop/shop-config.ts';

/** Orders and minutes already planned for a slot. */
export interface SlotUsage {
  readonly orders: number;
  readonly makeMinutes: number;
}

/**
 * The kitchen's capacity in slots of `slotMinutes`, shared by delivery and pickup. Slots count real minutes since 1970,
 * so that the repeated hour in autumn has slots of its own.
 */
export interface Kitchen {
  readonly capacity: SlotCapacity;
  readonly slotMinutes: number;
  /** Minutes since 1970 at midnight today. */
  readonly midnight: number;
  /** By slot start in minutes since 1970. */
  readonly loads: ReadonlyMap<number, SlotUsage>;
}

const NO_LOAD: SlotUsage = { orders: 0, makeMinutes: 0 };

/** Start of the slot that contains the minute, both since 1970. */
export const slotStart = (minute: number, slotMinutes: number): number =>
  Math.floor(minute / slotMinutes) * slotMinutes;

/** Returns whether the slot has room for one more order; an order larger than a slot needs an empty one. */
export function hasRoom({ capacity, loads }: Kitchen, slot: number, makeMinutes: number): boolean {
  const { orders, makeMinutes: taken } = loads.get(slot) ?? NO_LOAD;
  if (capacity.orders !== null && orders >= capacity.orders) return false;
  return capacity.makeMinutes === null || taken === 0 || taken + makeMinutes <= capacity.makeMinutes;
}

/** Minutes of work that a slot still takes; null: any order, because there is no limit or the slot is empty. */
export function roomIn({ capacity, loads }: Kitchen, slot: number): number | null {
  const { makeMinutes: taken } = loads.get(slot) ?? NO_LOAD;
  return capacity.makeMinutes === null || taken === 0 ? null : capacity.makeMinutes - taken;
}

/** How long the kitchen works on dishes. */
export type MinutesOfDishes = Omit<SlotCapacity, 'orders' | 'makeMinutes'>;

/** Minutes the kitchen needs for a cart: per unit those of the dish, its category, or the default. */
export function countMakeMinutes(menu: Menu, { lines }: Cart, capacity: MinutesOfDishes): number {
  return lines.reduce((sum, line) => sum + line.amount * countLineMinutes(menu, line, capacity), 0);
}

function countLineMinutes(menu: Menu, line: CartLine, capacity: MinutesOfDishes): number {
  if (line.kind === 'dish') return countDishMinutes(menu, line.choice.dish.id, capacity);
  return line.slots.reduce((sum, { choice }) => sum + countDishMinutes(menu, choice.dish.id, capacity), 0);
}

function countDishMinutes({ dishes }: Menu, id: DishId, capacity: MinutesOfDishes): number {
  const { minutesOfDishes, minutesOfCategories, minutesPerDish } = capacity;
  const category = dishes.get(id)?.categoryId;
  return minutesOfDishes[id] ?? (category && minutesOfCategories[category]) ?? minutesPerDish;
}

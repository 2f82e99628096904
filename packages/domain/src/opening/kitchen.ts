import type { Cart, CartLine } from '../cart/cart.ts';
import type { DishId } from '../ids.ts';
import type { Menu } from '../menu/menu.ts';
import type { SlotCapacity } from '../shop/shop-config.ts';

/** What has been promised for a slot. */
export interface SlotUsage {
  readonly orders: number;
  readonly makeMinutes: number;
}

/**
 * The kitchen's slots: time in pieces of `slotMinutes`, counted in whole minutes since 1970 so that the hour that comes twice is two.
 * Delivery and pickup share them.
 */
export interface Kitchen {
  readonly capacity: SlotCapacity;
  readonly slotMinutes: number;
  /** Minutes since 1970 at today's midnight. */
  readonly midnight: number;
  /** By the start of the slot, in minutes since 1970. */
  readonly loads: ReadonlyMap<number, SlotUsage>;
}

const NO_LOAD: SlotUsage = { orders: 0, makeMinutes: 0 };

/** The start of the slot that holds a minute, both since 1970. */
export const slotStart = (minute: number, slotMinutes: number): number =>
  Math.floor(minute / slotMinutes) * slotMinutes;

/** Whether one more order of so many make-minutes goes into the slot; one larger than a slot takes an empty one. */
export function hasRoom({ capacity, loads }: Kitchen, slot: number, makeMinutes: number): boolean {
  const { orders, makeMinutes: taken } = loads.get(slot) ?? NO_LOAD;
  if (capacity.orders !== null && orders >= capacity.orders) return false;
  return capacity.makeMinutes === null || taken === 0 || taken + makeMinutes <= capacity.makeMinutes;
}

/** How long the kitchen works on a cart: per unit the minutes of its dish, else of its category, else those of any dish. */
export function countMakeMinutes(menu: Menu, { lines }: Cart, capacity: SlotCapacity): number {
  return lines.reduce((sum, line) => sum + line.amount * countLineMinutes(menu, line, capacity), 0);
}

function countLineMinutes(menu: Menu, line: CartLine, capacity: SlotCapacity): number {
  if (line.kind === 'dish') return countDishMinutes(menu, line.choice.dish.id, capacity);
  return line.slots.reduce((sum, { choice }) => sum + countDishMinutes(menu, choice.dish.id, capacity), 0);
}

function countDishMinutes({ dishes }: Menu, id: DishId, capacity: SlotCapacity): number {
  const { minutesOfDishes, minutesOfCategories, minutesPerDish } = capacity;
  const category = dishes.get(id)?.categoryId;
  return minutesOfDishes[id] ?? (category && minutesOfCategories[category]) ?? minutesPerDish;
}

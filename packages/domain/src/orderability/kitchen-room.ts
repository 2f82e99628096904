import type { Cart } from '../cart/cart.ts';
import type { Menu } from '../menu/menu.ts';
import type { ServeTime } from '../opening/delivery-period.ts';
import { countMakeMinutes, type MinutesOfDishes } from '../opening/kitchen.ts';

/** Minutes of work that a cart is to the kitchen; even an empty one is some, as for the server. */
export const countWork = (menu: Menu, cart: Cart, minutes: MinutesOfDishes): number =>
  Math.max(LEAST_WORK, countMakeMinutes(menu, cart, minutes));

/** Before there is a cart. */
export const LEAST_WORK = 1;

/** Returns whether the kitchen has room for this much work; an order larger than a slot needs an empty one (S3 O7). */
export const hasRoomFor = ({ room }: Pick<ServeTime, 'room'>, work: number): boolean =>
  room === undefined || work <= room;

import type { Cart } from '../cart/cart.ts';
import type { Menu } from '../menu/menu.ts';
import { countMakeMinutes, type MinutesOfDishes } from '../opening/kitchen.ts';
import { LEAST_WORK } from './kitchen-room.ts';

/** Minutes of work that a cart is to the kitchen; even an empty one is some, as for the server. */
export const countWork = (menu: Menu, cart: Cart, minutes: MinutesOfDishes): number =>
  Math.max(LEAST_WORK, countMakeMinutes(menu, cart, minutes));

import type { DishId } from '../ids.ts';
import type { Menu } from '../menu/menu.ts';
import { findChoiceMinimumAge } from '../menu/choice-minimum-age.ts';
import { type Age, findMinimumAge, highestAge } from '../menu/minimum-age.ts';
import type { Cart, CartLine } from './cart.ts';

/** The minimum age that the cart and its free items require, or null (S1 §4 Age confirmation, S3 G7). */
export function findCartMinimumAge(
  menu: Menu,
  { lines }: Cart,
  freeItems: readonly { readonly dishId: DishId }[] = [],
): Age | null {
  const gifts = freeItems.flatMap(({ dishId }) => menu.dishes.get(dishId) ?? []);
  return highestAge([
    ...lines.map((line) => findLineAge(menu, line)),
    ...gifts.map((dish) => findMinimumAge(dish, menu)),
  ]);
}

function findLineAge(menu: Menu, line: CartLine): Age | null {
  if (line.kind === 'dish') return findChoiceMinimumAge(line.choice, menu);
  const ofSlots = line.slots.map(({ choice }) => findChoiceMinimumAge(choice, menu));
  return highestAge([findMinimumAge(line.combo, menu), ...ofSlots]);
}

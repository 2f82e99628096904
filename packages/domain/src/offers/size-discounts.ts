import type { SizeId } from '../ids.ts';
import type { OrderContext } from '../menu/availability.ts';
import type { Dish, Menu } from '../menu/menu.ts';
import type { BestDiscount } from './dish-discount.ts';
import { findDishDiscount } from './find-dish-discount.ts';

/** The best discount of each size that is sold (S1 §3 Dish, sizeDiscounts). */
export function listSizeDiscounts(menu: Menu, dish: Dish, context: OrderContext): ReadonlyMap<SizeId, BestDiscount> {
  return new Map(
    dish.sizes.flatMap((size) => {
      const discount = findDishDiscount(menu, { dish, sizeId: size.id }, context);
      return discount ? [[size.id, discount] as const] : [];
    }),
  );
}

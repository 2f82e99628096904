import { addChoice } from '@tischlein/domain/cart';
import type { Dish, OrderContext, Size } from '@tischlein/domain/menu';
import { startSelection, toChoice } from '@tischlein/domain/selection';
import { TAKE } from '@tischlein/wording/storefront';
import { announce } from '@tischlein/ui/announce';
import type { ShopPage } from '../../context/shop-context.ts';
import { changeDraftCart } from './use-draft-order.ts';

export interface DishInSize {
  readonly dish: Dish;
  readonly size: Size | null;
}

/** Adds one unit of a dish; returns false if something has to be chosen first. */
export function takeDown(
  page: Pick<ShopPage, 'shop' | 'menu'>,
  table: number,
  { dish, size, occasion }: DishInSize & { readonly occasion: OrderContext },
): boolean {
  const choice = toChoice({ ...startSelection(dish, occasion.deliveryType, occasion.time), size });
  if (!choice) return false;
  changeDraftCart(page, table, { occasion, change: (cart) => addChoice(cart, choice, { amount: 1, memberName: '' }) });
  announce(TAKE.added(dish.name));
  return true;
}

import type { SavedCart } from '@tischlein/domain/cart';
import { useShop } from '../shop-context.ts';
import { useFromStore } from '@tischlein/ui/store';

/** How many units of a dish or combo the kept cart holds. */
export function useCount(id: string): number {
  return useFromStore(useShop().guest.cart, (cart) => countUnits(cart, id));
}

/** Is there anything in the kept cart? */
export function useHasCart(): boolean {
  return useFromStore(useShop().guest.cart, ({ items }) => items.length > 0);
}

function countUnits({ items }: SavedCart, id: string): number {
  return items.reduce(
    (count, item) => (('menuId' in item ? item.menuId : item.dishId) === id ? count + item.amount : count),
    0,
  );
}

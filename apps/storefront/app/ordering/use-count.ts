import type { SavedCart } from '@tischlein/domain/cart';
import { useShop } from '../context/shop-context.ts';
import { useFromStore } from '@tischlein/ui/store';

/** Units of a dish or combo in the stored cart. */
export function useCount(id: string): number {
  return useFromStore(useShop().guest.cart, (cart) => countUnits(cart, id));
}

export function useHasCart(): boolean {
  return useFromStore(useShop().guest.cart, ({ items }) => items.length > 0);
}

function countUnits({ items }: SavedCart, id: string): number {
  return items.reduce(
    (count, item) => (('menuId' in item ? item.menuId : item.dishId) === id ? count + item.amount : count),
    0,
  );
}

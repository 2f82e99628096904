import {
  type Cart,
  type CartProblem,
  restoreCart,
  saveCart,
  type SavedCart,
  type SavedItem,
} from '@tischlein/domain/cart';
import type { Menu, OrderContext } from '@tischlein/domain/menu';

/** A stored cart, checked against the current menu. */
export interface SettledCart {
  /** Lines that can be ordered. */
  readonly cart: Cart;
  /** Items kept although they do not suit the order type (S2 §5.10); in a group all that cannot be had (S3 G19). */
  readonly unsuitable: readonly UnsuitableItem[];
  /** Dropped or repaired items, without the unsuitable ones (S1 §5 Cart restore). */
  readonly problems: readonly CartProblem[];
}

export interface UnsuitableItem {
  readonly item: SavedItem;
  readonly problem: CartProblem;
}

/** Splits a stored cart into orderable lines, unsuitable items and problems. */
export const settleCart = (saved: SavedCart, menu: Menu, occasion: OrderContext): SettledCart =>
  settle(saved, ({ code }) => code === 'dishNotForOrderType', { menu, occasion });

/** The same in a group, where everything that cannot be had is kept (S3 G19). */
export const settleInGroup = (saved: SavedCart, menu: Menu, occasion: OrderContext): SettledCart =>
  settle(saved, ({ dropped }) => dropped, { menu, occasion });

function settle(
  saved: SavedCart,
  isKept: (problem: CartProblem) => boolean,
  { menu, occasion }: { readonly menu: Menu; readonly occasion: OrderContext },
): SettledCart {
  const unsuitable: UnsuitableItem[] = [];
  const rest: SavedItem[] = [];
  for (const item of saved.items) {
    const problem = restoreCart({ items: [item] }, menu, occasion).problems.find(isKept);
    if (problem) unsuitable.push({ item, problem });
    else rest.push(item);
  }
  const { cart, problems } = restoreCart({ items: rest }, menu, occasion);
  return { cart, unsuitable, problems };
}

/** The cart to store after a change; unsuitable items stay because the order type may change back. */
export function toSavedCart(cart: Cart, unsuitable: readonly UnsuitableItem[]): SavedCart {
  return { items: [...saveCart(cart).items, ...unsuitable.map(({ item }) => item)] };
}
